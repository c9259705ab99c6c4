import type { Session, WaitingMatch } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { MatchRecord, TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { footballRows } from '../runs/testing/football-rows.ts'
import { importerOf, listed, match, NO_SOURCE, person } from '../runs/testing/records.ts'

const abroad = (name: string): TeamRef => ({ kind: 'club', name, country: 'XX', state: null, gender: 'men', key: null })
const cup = { edition: { competition: 'copa_do_bosque', edition: '2001' }, round: null } as const
const league = { competition: 'liga_do_bosque', edition: '2001' } as const
const CLUBS = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Oak', 'Pine'].map((name) => abroad(`${name} Town`))
const [ALDER, BIRCH, CEDAR] = CLUBS as [TeamRef, TeamRef, TeamRef]
const GHOST = abroad('Unheard Wanderers')

/** A double round robin, with every match on its own day. */
const season = (): MatchRecord[] =>
  CLUBS.flatMap((home) => CLUBS.filter((away) => away !== home).map((away) => ({ home, away }))).map(
    ({ home, away }, at) =>
      match(home, away, {
        edition: league,
        origin: { file: 'liga.csv', line: at + 1 },
        round: { number: at + 1, name: `Rodada ${at + 1}` },
        day: new Date(Date.UTC(2001, 0, 1 + at)).toISOString().slice(0, 10),
      }),
  )

const lineups: MatchRecord['lineups'] = [
  { side: 'home', coach: person('Rui Carvalho'), players: [listed(person('Zeca Nogueira'), 9)] },
]
const first = () => match(ALDER, BIRCH, { ...cup, origin: { file: 'copa.csv', line: 1 } })
/** Alder cannot have played this one as well. */
const second = () => match(ALDER, CEDAR, { ...cup, lineups, origin: { file: 'outra.csv', line: 7 } })

let test: TestApp
let admin: Session
beforeEach(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterEach(() => test.close())

const run = (dataset: string, records: readonly MatchRecord[]) =>
  runImport({ database: test.database }, importerOf(dataset, records), { source: NO_SOURCE })
const list = async (query = ''): Promise<WaitingMatch[]> =>
  (await test.call('GET', `/api/v1/jogos-a-espera${query}`, { as: admin })).body.data
const decide = async (id: string, decision: WaitingMatch['status']) =>
  test.call('POST', `/api/v1/jogos-a-espera/${id}`, { as: admin, body: { decision } })
const undo = (id: string) => test.call('POST', `/api/v1/historico/${id}/desfazer`, { as: admin })
const matches = async () =>
  (await test.database.selectFrom('matches').select('id').orderBy('id').execute()).map(({ id }) => id)

it('lets the rest in and keeps back a second match of a club on one day, whichever came first', async () => {
  await run('openfootball-txt', [first()])
  const outcome = await run('brasileirao', [second()])
  expect(outcome.warnings).toMatchObject([
    { file: 'outra.csv', line: 7, reason: expect.stringMatching(/espera revisão/) },
  ])
  const [waiting, ...others] = await list()
  expect(others).toEqual([])
  expect(waiting).toMatchObject({
    name: 'Alder Town × Cedar Town',
    day: '2019-05-12',
    score: '2 × 1',
    reason: 'Alder Town já tem outro jogo no mesmo dia: Alder Town 2 × 1 Birch Town, 12/05/2019.',
    sources: ['brasileirao/outra.csv'],
  })
  const stands = await matches()
  expect(stands).toEqual([waiting!.other!.id])

  await test.close()
  test = await createTestApp()
  admin = await test.registerAdmin()
  await run('brasileirao', [second()])
  await run('openfootball-txt', [first()])
  expect(await matches()).toEqual(stands)
  expect(await list()).toMatchObject([{ name: 'Alder Town × Cedar Town' }])
})

it('keeps back what would give a complete league one club too many', async () => {
  const slip = match(GHOST, ALDER, {
    edition: league,
    round: null,
    day: '2001-12-01',
    origin: { file: 'liga.csv', line: 99 },
  })
  await run('openfootball-txt', [...season(), slip])
  expect(await matches()).toHaveLength(56)
  expect(await list()).toMatchObject([{ name: 'Unheard Wanderers × Alder Town', other: null }])
  const entered = await test.database.selectFrom('phase_teams').select('team_id').execute()
  expect(entered).toHaveLength(8)
})

it('changes nothing when the same is imported again, open or discarded', async () => {
  await run('openfootball-txt', [first()])
  await run('brasileirao', [second()])
  const before = await footballRows(test.database)
  const again = async () => {
    const { report } = await run('brasileirao', [second()])
    expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    expect(await footballRows(test.database)).toEqual(before)
  }
  await again()
  const [waiting] = await list()
  expect((await decide(waiting!.id, 'discarded')).body).toMatchObject({ data: { decided: 1 } })
  await again()
  expect(await list()).toEqual([])
  expect(await list('?situacao=descartados')).toMatchObject([{ decidedBy: expect.any(String), status: 'discarded' }])
})

it('lets a match in for good with all its rows, and takes that back exactly', async () => {
  await run('openfootball-txt', [first()])
  await run('brasileirao', [second()])
  const before = await footballRows(test.database)
  const [waiting] = await list()
  const { body } = await decide(waiting!.id, 'admitted')
  expect(await matches()).toHaveLength(2)
  const players = await test.database.selectFrom('lineup_players').selectAll().execute()
  expect(players).toHaveLength(1)
  expect((await run('brasileirao', [second()])).report).toMatchObject({ created: 0, unchanged: 1 })
  expect(await matches()).toHaveLength(2)
  expect((await decide(waiting!.id, 'discarded')).status).toBe(409)

  expect((await undo(body.data.edit)).status).toBe(200)
  expect(await footballRows(test.database)).toEqual(before)
  expect(await list()).toMatchObject([{ id: waiting!.id, status: 'open' }])
})

it('is undone with its import', async () => {
  await run('openfootball-txt', [first()])
  const before = await footballRows(test.database)
  await run('brasileirao', [second()])
  const { edit_id } = await test.database
    .selectFrom('import_runs')
    .select('edit_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((await undo(edit_id!)).status).toBe(200)
  expect(await footballRows(test.database)).toEqual(before)
  expect(await list()).toEqual([])
})

it('becomes a source of the match that is there when the two clubs are joined', async () => {
  const misread = match(GHOST, BIRCH, { ...cup, lineups, origin: { file: 'outra.csv', line: 7 } })
  const other = match(GHOST, CEDAR, { ...cup, day: '2019-06-12', origin: { file: 'outra.csv', line: 8 } })
  await run('openfootball-txt', [first()])
  await run('brasileirao', [misread, other])
  expect(await list()).toMatchObject([{ name: 'Unheard Wanderers × Birch Town' }])
  // Whether the two are one was asked, and is answered.
  const { id } = await test.database
    .selectFrom('possible_duplicates')
    .select('id')
    .where('kind', '=', 'team')
    .executeTakeFirstOrThrow()
  const { status } = await test.call('POST', `/api/v1/duplicados/${id}`, { as: admin, body: { decision: 'joined' } })
  expect(status).toBe(200)
  expect(await list()).toEqual([])
  const told = await test.database
    .selectFrom('sources')
    .innerJoin('matches', 'matches.id', 'sources.match_id')
    .select(['dataset_id', 'lineups_source'])
    .where('day', '=', '2019-05-12')
    .orderBy('dataset_id')
    .execute()
  expect(told.map(({ dataset_id }) => dataset_id)).toEqual(['brasileirao', 'openfootball-txt'])
  expect(told[0]!.lineups_source).toBe('brasileirao/outra.csv')
})

it('goes to the edition that its own was united with, into the phase of the same name', async () => {
  const known = { ...cup, edition: { competition: 'copa_dos_lagos', edition: '2001' } }
  await run('openfootball-txt', [first(), match(CEDAR, BIRCH, { ...known, origin: { file: 'lagos.csv', line: 1 } })])
  await run('brasileirao', [match(ALDER, CLUBS[3]!, { ...cup, lineups, origin: { file: 'outra.csv', line: 7 } })])
  const [waiting] = await list()
  await sql`update competitions set unconfirmed = true where id = 'copa_do_bosque'`.execute(test.database)
  const settled = await test.call('POST', '/api/v1/campeonatos-novos/copa_do_bosque', {
    as: admin,
    body: { record: 'copa_dos_lagos' },
  })
  expect(settled.status).toBe(200)
  expect((await decide(waiting!.id, 'admitted')).status).toBe(200)
  const editions = await test.database.selectFrom('matches').select(['edition_id', 'phase_id']).distinct().execute()
  expect(editions).toHaveLength(1)
})

it('goes into a phase and a round that were created again while it waited', async () => {
  const round = { number: 1, name: 'Rodada 1' }
  await run('openfootball-txt', [match(ALDER, BIRCH, { ...cup, round })])
  await run('brasileirao', [match(ALDER, CEDAR, { ...cup, round, lineups, origin: { file: 'outra.csv', line: 7 } })])
  const [waiting] = await list()
  await sql`
    with old as (delete from matches returning phase_id) delete from phases where id in (select phase_id from old)`.execute(
    test.database,
  )
  const { id: edition } = await test.database.selectFrom('editions').select('id').executeTakeFirstOrThrow()
  const phase = { id: 'fase_nova', edition_id: edition, position: 0, name: 'Jogos', kind: 'league' } as const
  await test.database.insertInto('phases').values(phase).execute()
  await test.database
    .insertInto('rounds')
    .values({ id: 'rodada_nova', phase_id: phase.id, ...round })
    .execute()
  expect((await decide(waiting!.id, 'admitted')).status).toBe(200)
  const { phase_id, round_id } = await test.database.selectFrom('matches').selectAll().executeTakeFirstOrThrow()
  expect([phase_id, round_id]).toEqual(['fase_nova', 'rodada_nova'])
})

it('stays where it is when its copy cannot be written any more, and the import goes on', async () => {
  await run('openfootball-txt', [first()])
  await run('brasileirao', [second()])
  const [waiting] = await list()
  await sql`update waiting_matches set rows = jsonb_set(rows, '{matches,0,home_score}', '-1')`.execute(test.database)
  // A new match of its club: what waits is weighed again.
  const { report } = await run('openfootball-txt', [
    first(),
    match(CEDAR, BIRCH, { ...cup, day: '2019-08-01', origin: { file: 'copa.csv', line: 2 } }),
  ])
  expect(report).toMatchObject({ created: 1 })
  expect((await decide(waiting!.id, 'admitted')).body).toMatchObject({ code: 'changed_since' })
  expect(await list()).toMatchObject([{ id: waiting!.id, status: 'open' }])
})

it.each([
  ['the slip first', ['slip', 'sheets']],
  ['the slip last', ['sheets', 'slip']],
])('a second leg told on the day of the first is that leg when another source tells it: %s', async (_, order) => {
  const leg = (home: TeamRef, away: TeamRef, file: string, day: string, score: MatchRecord['score']) =>
    match(home, away, {
      ...cup,
      origin: { file, line: 1 },
      day,
      score,
      status: score ? 'finished' : 'scheduled',
    })
  const files: Readonly<Record<string, readonly MatchRecord[]>> = {
    slip: [
      leg(ALDER, BIRCH, 'copa.txt', '2001-04-20', null),
      {
        ...leg(BIRCH, ALDER, 'copa.txt', '2001-04-20', null),
        origin: { file: 'copa.txt', line: 2 },
      },
    ],
    sheets: [
      leg(ALDER, BIRCH, 'ida.json', '2001-04-20', { home: 2, away: 3 }),
      leg(BIRCH, ALDER, 'volta.json', '2001-05-04', { home: 1, away: 0 }),
    ],
  }
  // The second time, nothing changes.
  for (const _time of ['first', 'second']) {
    for (const name of order) await run(name === 'slip' ? 'openfootball-txt' : 'cbf', files[name]!)
    const { rows } = await sql<{ day: string; said: string[] }>`
      select m.day::text as day, array_agg(s.file || ':' || s.line order by s.file) as said
      from matches as m join sources as s on s.match_id = m.id group by m.id order by m.day`.execute(test.database)
    expect(rows).toEqual([
      { day: '2001-04-20', said: ['copa.txt:1', 'ida.json:1'] },
      { day: '2001-05-04', said: ['copa.txt:2', 'volta.json:1'] },
    ])
    expect(await list()).toEqual([])
  }
})
