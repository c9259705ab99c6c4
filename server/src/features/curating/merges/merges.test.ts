import type { Merge, Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DRAWN, insertSmallSeason, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
let user: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const merge = (body: object, as = admin) => test.call('POST', '/api/v1/fusoes', { as, body })
const undo = (id: string) => test.call('POST', `/api/v1/historico/${id}/desfazer`, { as: admin })
const read = (path: string) => test.call('GET', `/api/v1/${path}`, { as: user })

const TABLES = [
  'confederations',
  'stadiums',
  'stadium_names',
  'teams',
  'team_rivals',
  'people',
  'spells',
  'transfers',
  'phases',
  'phase_teams',
  'deductions',
  'ties',
  'titles',
  'streamings',
  'broadcast_rights',
  'matches',
  'events',
  'lineups',
  'lineup_players',
  'match_officials',
  'airings',
  'squad_members',
  'suspensions',
  'absences',
  'aliases',
  'sources',
  'conflicts',
  'redirects',
] as const

/** Every row of football, but for what grows with every write. */
async function snapshot(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'version' - 'updated_at' - 'created_at' - 'at')::text as row
      from ${sql.table(table)} as t order by 1`.execute(test.database)
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

/** Another Bahia, as an import that wrote it differently would have left it, in everything a team can be in. */
async function insertTwin(): Promise<void> {
  const { database } = test
  await database.insertInto('datasets').values({ id: 'antigo', title: 'Antigo' }).execute()
  await database.insertInto('stadiums').values({ id: 'fonte', name: 'Fonte Nova' }).execute()
  await database
    .insertInto('teams')
    .values({
      id: 'ec_bahia',
      name: 'EC Bahia',
      kind: 'club',
      founded: 1931,
      nickname: 'Tricolor',
      stadium_id: 'fonte',
    })
    .execute()
  await database
    .updateTable('teams')
    .set({ nickname: 'Esquadrão', stadium_id: null, founded: null })
    .where('id', '=', 'bahia')
    .execute()
  await database
    .insertInto('phase_teams')
    .values([
      { phase_id: 'liga_2026_fase', team_id: 'ec_bahia', ranking: 4 },
      { phase_id: 'liga_2025_fase', team_id: 'ec_bahia' },
    ])
    .execute()
  const deduction = { phase_id: 'liga_2026_fase', points: 3, reason: 'Escalação irregular' }
  await database
    .insertInto('deductions')
    .values([
      { ...deduction, team_id: 'bahia' },
      { ...deduction, team_id: 'ec_bahia' },
      { ...deduction, phase_id: 'liga_2025_fase', team_id: 'ec_bahia' },
    ])
    .execute()
  await database
    .updateTable('phases')
    .set({ deciders: JSON.stringify([{ kind: 'lot', order: ['santos', 'ec_bahia'] }]) })
    .where('id', '=', 'liga_2026_fase')
    .execute()
  await database
    .insertInto('ties')
    .values({
      id: 'liga_2025_final',
      phase_id: 'liga_2025_fase',
      first_id: 'ec_bahia',
      second_id: 'santos',
      winner_id: 'ec_bahia',
    })
    .execute()
  await database
    .insertInto('matches')
    .values({
      id: 'liga_2025_r1_ec_bahia_santos',
      edition_id: 'liga_2025',
      phase_id: 'liga_2025_fase',
      home_id: 'ec_bahia',
      away_id: 'santos',
      day: '2025-06-01',
      status: 'finished',
      home_score: 1,
      away_score: 0,
    })
    .execute()
  const spell = { person_id: 'caio', role: 'coach', starts: '2019-01-01' }
  await database
    .insertInto('spells')
    .values([
      { ...spell, team_id: 'bahia' },
      { ...spell, team_id: 'ec_bahia', number: 1 },
      { person_id: 'dora', team_id: 'ec_bahia', role: 'player' },
    ])
    .execute()
  await database
    .insertInto('transfers')
    .values([
      { person_id: 'dora', from_id: 'ec_bahia', to_id: 'bahia', day: '2020-01-01' },
      { person_id: 'dora', from_id: 'ec_bahia', to_id: 'santos', day: '2021-01-01' },
    ])
    .execute()
  await database.insertInto('team_rivals').values({ team_id: 'santos', rival_id: 'ec_bahia' }).execute()
  await database.insertInto('titles').values({ edition_id: 'liga_2025', champion_id: 'ec_bahia' }).execute()
  await database
    .insertInto('sources')
    .values([
      { kind: 'team', record_id: 'bahia', dataset_id: 'antigo', key: '7' },
      { kind: 'team', record_id: 'ec_bahia', dataset_id: 'antigo', key: '8' },
    ])
    .execute()
}

describe('two teams that are one', () => {
  let before: Record<string, string[]>
  let done: Merge
  beforeAll(async () => {
    await insertTwin()
    before = await snapshot()
  })

  it('are compared in a preview that writes nothing', async () => {
    const { status, body } = await merge({ kind: 'team', from: 'ec_bahia', into: 'bahia', dryRun: true })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      from: { id: 'ec_bahia', name: 'EC Bahia' },
      into: { id: 'bahia' },
      edit: null,
      warnings: [],
    })
    expect(body.data.moved).toEqual(
      expect.arrayContaining([
        { what: 'jogo', count: 1 },
        { what: 'passagem', count: 1 },
        { what: 'participação', count: 1 },
        { what: 'perda de pontos', count: 1 },
        { what: 'transferência', count: 1 },
        { what: 'título', count: 1 },
      ]),
    )
    expect(body.data.dropped).toEqual(
      expect.arrayContaining([
        { what: 'passagem', count: 1 },
        { what: 'participação', count: 1 },
        { what: 'perda de pontos', count: 1 },
        { what: 'transferência', count: 1 },
      ]),
    )
    const chosen = Object.fromEntries(
      body.data.fields.map((each: Merge['fields'][number]) => [each.field, each.chosen]),
    )
    expect(chosen).toMatchObject({ name: 'into', nickname: 'into', founded: 'from', stadium: 'from' })
    expect(body.data.fields).toContainEqual(
      expect.objectContaining({ field: 'stadium', from: 'fonte', fromName: 'Fonte Nova', into: null }),
    )
    expect(await snapshot()).toEqual(before)
  })

  it('become one: every reference moves to the kept one, and the old id redirects', async () => {
    const { status, body } = await merge({
      kind: 'team',
      from: 'ec_bahia',
      into: 'bahia',
      choices: { nickname: 'from' },
    })
    expect(status).toBe(200)
    done = body.data
    const after = await snapshot()
    // What is said of it: nowhere but in the redirect, and in the ids of matches, which never change.
    const { redirects, matches, sources, aliases, ...rest } = after
    expect(JSON.stringify(rest)).not.toContain('ec_bahia')
    expect(redirects!.join()).toContain('ec_bahia')
    expect(matches!.join()).not.toContain('"home_id": "ec_bahia"')
    expect(sources).toHaveLength(2)
    expect(sources!.join()).not.toContain('ec_bahia')
    expect(aliases!.join()).toContain('EC Bahia')
    const kept = await test.database.selectFrom('teams').selectAll().where('id', '=', 'bahia').executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ name: 'bahia', nickname: 'Tricolor', founded: 1931, stadium_id: 'fonte' })
    const place = await test.database
      .selectFrom('phase_teams')
      .selectAll()
      .where('team_id', '=', 'bahia')
      .orderBy('phase_id')
      .execute()
    expect(place.map(({ phase_id, ranking }) => [phase_id, ranking])).toEqual([
      ['liga_2025_fase', null],
      ['liga_2026_fase', 4],
    ])

    const moved = await read('times/ec_bahia/titulos?limit=5')
    expect([moved.status, moved.headers['location']]).toEqual([
      308,
      `/${user.user._id}/api/v1/times/bahia/titulos?limit=5`,
    ])
    const form = await test.call('GET', '/api/v1/times/ec_bahia/settings', { as: admin })
    expect([form.status, form.headers['location']]).toEqual([308, `/${admin.user._id}/api/v1/times/bahia/settings`])
    const history = await read('historico?registro=team:bahia')
    expect(history.body.data[0]).toMatchObject({ kind: 'merge', summary: 'juntou o time EC Bahia (ec_bahia) a bahia' })
    expect((await read('times?q=EC%20Bahia')).body.data[0].id).toBe('bahia')
  })

  it('are two again when it is undone, row by row, and one when that is undone', async () => {
    const merged = await snapshot()
    const undone = await undo(done.edit!)
    expect(undone.body.detail).toBeUndefined()
    expect(await snapshot()).toEqual(before)
    expect((await read('times/ec_bahia')).status).toBe(200)
    expect((await undo(undone.body.data.id)).status).toBe(200)
    expect(await snapshot()).toEqual(merged)
    expect((await read('times/ec_bahia')).status).toBe(308)
  })

  it('lead straight to the newest, however often they were merged', async () => {
    await test.database.insertInto('teams').values({ id: 'novo_bahia', name: 'Novo Bahia', kind: 'club' }).execute()
    const { body } = await merge({ kind: 'team', from: 'bahia', into: 'novo_bahia' })
    expect((await read('times/ec_bahia')).headers['location']).toContain('/times/novo_bahia')
    const again = await merge({ kind: 'team', from: 'ec_bahia', into: 'novo_bahia' })
    expect(again.body.errors).toEqual([{ field: 'from', message: 'Já foi juntado a outro registro: novo_bahia.' }])
    expect((await undo(body.data.edit)).status).toBe(200)
    expect((await read('times/ec_bahia')).headers['location']).toContain('/times/bahia')
    expect((await read('times/bahia')).status).toBe(200)
  })
})

describe('people, stadiums, confederations and streamings', () => {
  it('merge with all they are in, and come apart again', async () => {
    const { database } = test
    await database
      .insertInto('people')
      .values({ id: 'ana_2', name: 'Ana', birth_date: '1999-01-02', roles: ['referee'] })
      .execute()
    await database
      .insertInto('lineup_players')
      .values({ match_id: PLAYED, side: 'home', place: 7, person_id: 'ana_2', starter: false })
      .execute()
    const refused = await merge({ kind: 'person', from: 'ana_2', into: 'ana' })
    expect(refused.status).toBe(409)
    expect(refused.body.detail).toContain('mesmo jogo')
    await database.deleteFrom('lineup_players').where('person_id', '=', 'ana_2').execute()
    await database
      .insertInto('match_officials')
      .values({ match_id: DRAWN, place: 5, role: 'fourth', person_id: 'ana_2' })
      .execute()
    await database
      .insertInto('stadiums')
      .values([
        { id: 'arena', name: 'Arena' },
        { id: 'arena_2', name: 'Arena Nova', capacity: 9 },
      ])
      .execute()
    await database.updateTable('matches').set({ stadium_id: 'arena_2' }).where('id', '=', PLAYED).execute()
    await database
      .insertInto('sources')
      .values({ kind: 'match', record_id: PLAYED, dataset_id: 'antigo', said: JSON.stringify({ stadium: 'arena_2' }) })
      .execute()
    await database
      .insertInto('streamings')
      .values([
        { id: 'tv', name: 'TV' },
        { id: 'tv_2', name: 'TV 2' },
      ])
      .execute()
    await database
      .insertInto('airings')
      .values([
        { match_id: PLAYED, streaming_id: 'tv' },
        { match_id: PLAYED, streaming_id: 'tv_2' },
      ])
      .execute()
    await database
      .insertInto('confederations')
      .values([
        { id: 'conf', name: 'Conf' },
        { id: 'conf_2', name: 'Conf 2' },
      ])
      .execute()
    await database.insertInto('confederations').values({ id: 'filha', name: 'Filha', parent_id: 'conf_2' }).execute()

    const before = await snapshot()
    const edits: string[] = []
    for (const [kind, from, into] of [
      ['person', 'ana_2', 'ana'],
      ['stadium', 'arena_2', 'arena'],
      ['streaming', 'tv_2', 'tv'],
      ['confederation', 'conf_2', 'conf'],
    ] as const) {
      const { body } = await merge({ kind, from, into })
      expect(body.data, kind).toMatchObject({ from: { id: from }, into: { id: into } })
      edits.push(body.data.edit)
    }
    const ana = await database.selectFrom('people').selectAll().where('id', '=', 'ana').executeTakeFirstOrThrow()
    expect(ana.roles.toSorted()).toEqual(['player', 'referee'])
    const { redirects, ...rest } = await snapshot()
    expect(redirects).toHaveLength(before['redirects']!.length + 4)
    expect(JSON.stringify(rest)).not.toMatch(/"(ana_2|arena_2|tv_2|conf_2)/)

    for (const edit of edits.toReversed()) expect((await undo(edit)).status).toBe(200)
    expect(await snapshot()).toEqual(before)
  })
})

describe('refused in words, and nothing is written', () => {
  it.each([
    ['the same one', { kind: 'team', from: 'bahia', into: 'bahia' }, 400, /mesmo/],
    ['teams that met', { kind: 'team', from: 'santos', into: 'bahia' }, 409, /se enfrentaram em 3 jogos/],
    ['one that is not there', { kind: 'team', from: 'nao_ha', into: 'bahia' }, 400, /Não existe/],
    ['another kind’s id', { kind: 'stadium', from: 'santos', into: 'fonte' }, 400, /Não existe/],
    ['a club and a national team', { kind: 'team', from: 'selecao', into: 'bahia' }, 409, /“Tipo”: Seleção e Clube/],
    ['real and invented', { kind: 'person', from: 'inventada', into: 'ana' }, 409, /demonstração/],
    ['one below the other', { kind: 'confederation', from: 'conf_2', into: 'filha' }, 409, /acima/],
    [
      'a field that is not there',
      { kind: 'person', from: 'eva', into: 'dora', choices: { crest: 'from' } },
      400,
      /crest/,
    ],
    [
      'what every object has',
      { kind: 'person', from: 'eva', into: 'dora', choices: { constructor: 'from' } },
      400,
      /Não há o campo/,
    ],
  ])('%s', async (_, body, status, words) => {
    await test.database
      .insertInto('teams')
      .values({ id: 'selecao', name: 'Seleção', kind: 'national' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await test.database
      .insertInto('people')
      .values({ id: 'inventada', name: 'Inventada', demo: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const before = await snapshot()
    for (const dryRun of [true, false]) {
      const answer = await merge({ ...body, dryRun })
      expect(answer.status).toBe(status)
      expect(JSON.stringify(answer.body)).toMatch(words)
    }
    expect(await snapshot()).toEqual(before)
  })

  it('callers who are not admins', async () => {
    const before = await snapshot()
    const body = { kind: 'person', from: 'eva', into: 'dora' }
    expect((await merge(body, user)).status).toBe(403)
    expect((await test.call('POST', '/api/v1/fusoes', { body })).status).toBe(401)
    expect(await snapshot()).toEqual(before)
  })
})
