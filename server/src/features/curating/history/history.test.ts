import type { Edit, Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { edit } from './edit.ts'

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

const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  test.call(method, `/api/v1/${path}`, { as: admin, ...(body && { body }) })
const history = async (record: string): Promise<Edit[]> =>
  (await test.call('GET', `/api/v1/historico?registro=${record}`, { as: user })).body.data
const undo = (id: string) => call('POST', `historico/${id}/desfazer`)
const caller = () =>
  ({
    principal: { kind: 'user', user: { id: admin.user._id, name: 'Renato Figueira' } },
    request: { id: 'r', headers: {} },
  }) as Caller

/** Everything there is, but for what grows with every write. */
async function snapshot(): Promise<unknown> {
  const tables = [
    'teams',
    'people',
    'spells',
    'matches',
    'events',
    'lineups',
    'lineup_players',
    'match_officials',
    'aliases',
    'phase_teams',
    'stadiums',
  ]
  const all: Record<string, unknown> = {}
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'version' - 'updated_at' - 'created_at')::text as row from ${sql.table(table)} as t order by 1`.execute(
      test.database,
    )
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

it('lists who changed what, field by field, with the labels of the form', async () => {
  await call('PATCH', 'times/bahia', { city: 'Salvador', founded: 1931 })
  const [newest] = await history('team:bahia')
  expect(newest).toMatchObject({ actor: 'Renato Figueira', kind: 'edit', summary: 'mudou cidade e fundação de bahia' })
  expect(newest!.rows).toEqual([
    {
      kind: 'team',
      id: 'bahia',
      what: 'time',
      name: 'bahia',
      operation: 'changed',
      fields: expect.arrayContaining([
        { field: 'city', label: 'Cidade', before: null, after: 'Salvador', beforeName: null, afterName: null },
      ]),
    },
  ])
  const everything = await test.call('GET', '/api/v1/historico', { as: user })
  expect(everything.status).toBe(403)
})

it('names the records that a row references, also in fields without a form', async () => {
  await test.database.insertInto('stadiums').values({ id: 'pituacu', name: 'Pituaçu' }).execute()
  await call('PATCH', 'times/bahia', { stadium: 'pituacu' })
  expect((await history('team:bahia'))[0]!.rows[0]!.fields).toEqual([
    { field: 'stadium', label: 'Estádio', before: null, after: 'pituacu', beforeName: null, afterName: 'Pituaçu' },
  ])
  await call('POST', 'passagens', { person: 'eva', team: 'bahia', role: 'player', starts: '2023-01-01' })
  expect((await history('person:eva'))[0]!.rows[0]).toMatchObject({ what: 'passagem', name: 'Eva · bahia' })
  await edit(test.database, caller(), { kind: 'desk', summary: 'mexeu no lance' }, (transaction) =>
    transaction.updateTable('events').set({ player_id: 'eva' }).where('id', '=', 'e_1').execute(),
  )
  const [row] = (await history(`match:${PLAYED}`))[0]!.rows
  expect(row).toMatchObject({ what: 'lance', name: 'bahia × palmeiras' })
  expect(row!.fields).toEqual([
    { field: 'player_id', label: 'Jogador', before: 'ana', after: 'eva', beforeName: 'ana', afterName: 'Eva' },
  ])
})

it('is narrowed by author, kind and time, and given as a file', async () => {
  const all = (query: string, as = admin) => test.call('GET', `/api/v1/historico${query}`, { as })
  const total = async (query: string) => (await all(query)).body.page.total
  expect(await total('?autor=figueira')).toBeGreaterThan(0)
  expect(await total('?autor=%25')).toBe(0)
  expect(await total('?tipo=merge')).toBe(0)
  expect(await total('?de=2100-01-01T00:00:00Z')).toBe(0)
  expect(await total('?ate=2100-01-01T00:00:00Z&tipo=edit')).toBe(await total('?tipo=edit'))
  const file = await all('?tipo=edit&format=csv')
  expect(file.headers['content-disposition']).toContain('historico.csv')
  const [head, ...lines] = String(file.body).trim().split('\r\n')
  expect(head).toBe('id,at,kind,actor,credited,summary,source,undoneBy,suggestion')
  expect(lines).toHaveLength(await total('?tipo=edit'))
  expect((await all('?format=csv', user)).status).toBe(403)
})

it('undoes a change, and the undo as well', async () => {
  await call('PATCH', 'times/santos', { city: 'Santos' })
  const before = await snapshot()
  const { body } = await call('PATCH', 'times/santos', { city: 'Cubatão', nickname: 'Peixe' })
  const after = await snapshot()
  const undone = await undo(body.data.edit)
  expect(undone.status).toBe(200)
  expect(undone.body.data).toMatchObject({ kind: 'undo', undoes: body.data.edit, actor: 'Renato Figueira' })
  expect(await snapshot()).toEqual(before)
  expect((await undo(body.data.edit)).body.code).toBe('already_undone')
  expect((await undo(undone.body.data.id)).status).toBe(200)
  expect(await snapshot()).toEqual(after)
  expect((await undo(body.data.edit)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('knows of a chain of undos which changes count, so that nothing stands in the way of what came before', async () => {
  const { body: made } = await call('POST', 'times', {
    name: 'Vaivém',
    kind: 'club',
    gender: 'men',
    ageLevel: 'senior',
  })
  const { body: named } = await call('PATCH', 'times/vaivem', { city: 'Ilhéus' })
  const before = await snapshot()
  let last: string = named.data.edit
  const chain = [last]
  for (let times = 1; times <= 5; times += 1) {
    const { status, body } = await undo(last)
    expect(status, JSON.stringify(body)).toBe(200)
    last = body.data.id
    chain.unshift(last)
    const { rows } = await sql<{ id: string; undone_by: string | null }>`
      select id::text, undone_by::text from edits where id = any (${chain}::bigint[]) order by id desc`.execute(
      test.database,
    )
    // The last one counts, and every other one before it.
    expect(rows).toEqual(chain.map((id, place) => ({ id, undone_by: place % 2 === 0 ? null : chain[place - 1] })))
  }
  expect((await history('team:vaivem')).find(({ id }) => id === named.data.edit)!.undoneBy).toBe(chain.at(-2))
  expect((await undo(named.data.edit)).body.code).toBe('already_undone')
  expect((await undo(made.data.edit)).status).toBe(200)
  expect(await snapshot()).not.toEqual(before)
  expect((await test.call('GET', '/api/v1/times/vaivem', { as: user })).status).toBe(404)
})

it('brings back what was removed with all that went with it', async () => {
  await call('POST', 'times', { name: 'Efêmero', kind: 'club', gender: 'men', ageLevel: 'senior' })
  await call('POST', 'passagens', { person: 'dora', team: 'efemero', role: 'player', starts: '2024-01-01' })
  const before = await snapshot()
  const { body } = await call('DELETE', 'times/efemero')
  expect(await snapshot()).not.toEqual(before)
  expect((await undo(body.data.edit)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('undoes a whole match with its parts, and the change feed has it', async () => {
  const before = await snapshot()
  const { editId } = await edit(
    test.database,
    caller(),
    { kind: 'bulk', summary: 'mexeu em tudo' },
    async (transaction) => {
      await transaction.updateTable('matches').set({ attendance: 1 }).where('id', '=', PLAYED).execute()
      await transaction.updateTable('matches').set({ attendance: 2, city: 'Ilhéus' }).where('id', '=', PLAYED).execute()
      await transaction.deleteFrom('events').where('match_id', '=', PLAYED).execute()
      await transaction.deleteFrom('lineup_players').where('match_id', '=', PLAYED).execute()
      await transaction.insertInto('stadiums').values({ id: 'novo', name: 'Novo' }).execute()
      await transaction.updateTable('teams').set({ stadium_id: 'novo' }).where('id', '=', 'bahia').execute()
    },
  )
  const { cursor } = (await test.call('GET', '/api/v1/mudancas?desde=agora', { as: user })).body
  expect((await undo(editId!)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
  const changes = await test.call('GET', `/api/v1/mudancas?desde=${cursor}`, { as: user })
  expect(changes.body.data).toContainEqual(
    expect.objectContaining({ record: expect.objectContaining({ kind: 'match', id: PLAYED }) }),
  )
})

it('undoes a change of a key beside another unique key', async () => {
  await test.database.insertInto('datasets').values({ id: 'jornal', title: 'Jornal' }).execute()
  const source = { kind: 'team', record_id: 'bahia', dataset_id: 'jornal', key: 'b1', file: 'a' }
  await test.database.insertInto('sources').values(source).execute()
  const { editId } = await edit(test.database, caller(), { kind: 'merge', summary: 'mudou a chave' }, (transaction) =>
    transaction.updateTable('sources').set({ file: 'b', record_id: 'santos' }).where('key', '=', 'b1').execute(),
  )
  await test.database.updateTable('teams').set({ city: 'Salvador' }).where('id', '=', 'bahia').execute()
  expect((await undo(editId!)).status).toBe(200)
  const rows = await test.database.selectFrom('sources').selectAll().where('dataset_id', '=', 'jornal').execute()
  expect(rows).toEqual([expect.objectContaining(source)])
})

it('refuses to undo what a later edit changed, and names its author', async () => {
  const first = await call('PATCH', 'times/palmeiras', { city: 'São Paulo' })
  const second = await call('PATCH', 'times/palmeiras', { city: 'Barueri' })
  const refused = await undo(first.body.data.edit)
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toContain('Renato Figueira')
  // Another field is another matter.
  const other = await call('PATCH', 'times/palmeiras', { nickname: 'Verdão' })
  await call('PATCH', 'times/palmeiras', { founded: 1914 })
  expect((await undo(other.body.data.edit)).status).toBe(200)
  await undo(second.body.data.edit)
  expect((await undo(first.body.data.edit)).status).toBe(200)
})

it('refuses an undo whose cascade would delete later additions', async () => {
  const { body } = await call('POST', 'times', { name: 'Recente', kind: 'club', gender: 'men', ageLevel: 'senior' })
  await call('POST', 'passagens', { person: 'dora', team: 'recente', role: 'player', starts: '2025-01-01' })
  const before = await snapshot()
  const refused = await undo(body.data.edit)
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toContain('1 passagem')
  expect(await snapshot()).toEqual(before)
})

/** The edit that the newest call made. */
const newest = async () =>
  (await test.database.selectFrom('edits').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id

it('refuses to undo a row that a later edit put another in the place of', async () => {
  const officials = () =>
    test.database.selectFrom('match_officials').selectAll().orderBy('match_id').orderBy('place').execute()
  const before = await officials()
  const replace = async (name: string) => {
    const body = { officials: [{ role: 'referee', person: null, name, country: 'BR' }] }
    const path = `/api/v1/campeonatos/liga/jogos/${PLAYED}/arbitros`
    expect((await test.call('PUT', path, { as: admin, body })).status).toBe(200)
    return newest()
  }
  const [first, second] = [await replace('Ivo Sá'), await replace('Rui Sá')]
  expect((await undo(first)).status).toBe(409)
  expect((await undo(second)).status).toBe(200)
  expect((await undo(first)).status).toBe(200)
  expect(await officials()).toEqual(before)
})

it('refuses to undo a name that a merge took, and a record on which a removed match depends', async () => {
  const made = async (name: string): Promise<string> => {
    const club = { name, kind: 'club', gender: 'men', ageLevel: 'senior', country: 'BR' }
    return (await call('POST', 'times', club)).body.data.id
  }
  const before = await snapshot()
  const one = await made('Galo Um')
  const makeOne = await newest()
  const other = await made('Galo Dois')
  const makeOther = await newest()
  await call('PATCH', `nomes/team/${one}`, { add: { aliases: ['Galinho'] } })
  const named = await newest()
  await call('POST', 'fusoes', { kind: 'team', from: one, into: other })
  const merged = await newest()
  expect((await undo(named)).body.detail).toContain('Galinho')
  expect((await undo(merged)).status).toBe(200)
  expect((await undo(named)).status).toBe(200)

  const [row] = await test.database.selectFrom('matches').select(['edition_id', 'phase_id']).limit(1).execute()
  const about = { kind: 'edit', summary: 'x' } as const
  await edit(test.database, caller(), about, (transaction) =>
    transaction
      .insertInto('matches')
      .values({ id: 'passageiro', ...row!, home_id: other, away_id: 'bahia', day: '2026-06-01' })
      .execute(),
  )
  const created = await newest()
  await edit(test.database, caller(), { kind: 'edit', summary: 'tirou o jogo' }, (transaction) =>
    transaction.deleteFrom('matches').where('id', '=', 'passageiro').execute(),
  )
  const removed = await newest()
  expect((await undo(makeOther)).body.detail).toContain('tirou o jogo')
  for (const id of [removed, created, makeOther, makeOne]) expect((await undo(id)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('refuses to undo a person whom a line-up needs that a clean-up took, until the clean-up is undone', async () => {
  const before = await snapshot()
  await call('POST', 'jogadores', { name: 'Reserva Só Da Cópia', nationalities: ['BR'] })
  const made = await newest()
  const { id } = await test.database
    .selectFrom('people')
    .select('id')
    .where('name', '=', 'Reserva Só Da Cópia')
    .executeTakeFirstOrThrow()
  await edit(test.database, caller(), { kind: 'edit', summary: 'escalou' }, (transaction) =>
    transaction.updateTable('events').set({ player_id: id }).where('id', '=', 'e_1').execute(),
  )
  const lined = await newest()
  const { body } = await call('POST', 'webmaster/jogos/clean')
  const refused = await undo(made)
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('Desfaça antes a limpeza')])
  expect((await call('POST', `webmaster/copias/${body.data.copy.id}/restaurar`)).status).toBe(200)
  for (const each of [lined, made]) expect((await undo(each)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('does a removal again that came after the clean-up, which took what refers to the removed record', async () => {
  const before = await snapshot()
  const copy = (await call('POST', 'webmaster/jogos/clean')).body.data.copy.id
  await edit(test.database, caller(), { kind: 'edit', summary: 'tirou a pessoa' }, (transaction) =>
    transaction.deleteFrom('people').where('id', '=', 'ana').execute(),
  )
  const back = await undo(await newest())
  const again = await undo(back.body.data.id)
  expect(again.status).toBe(200)
  expect((await undo(again.body.data.id)).status).toBe(200)
  expect((await call('POST', `webmaster/copias/${copy}/restaurar`)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('is written in the transaction of the change: a failure leaves neither', async () => {
  const edits = await test.database.selectFrom('edits').select('id').execute()
  await expect(
    edit(test.database, caller(), { kind: 'edit', summary: 'falhou' }, async (transaction) => {
      await transaction.updateTable('teams').set({ city: 'Nunca' }).where('id', '=', 'bahia').execute()
      throw new Error('cut')
    }),
  ).rejects.toThrow('cut')
  expect(await test.database.selectFrom('edits').select('id').execute()).toHaveLength(edits.length)
})
