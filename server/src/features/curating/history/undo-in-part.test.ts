import type { Session, UndoBlockers } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DB } from '../../../database/types.gen.ts'
import { insertSmallSeason, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { edit } from './edit.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  test.call(method, `/api/v1/${path}`, { as: admin, ...(body && { body }) })
const undo = (id: string) => call('POST', `historico/${id}/desfazer`)
const undoRest = (id: string) => call('POST', `historico/${id}/desfazer-o-resto`)
const blockersOf = async (id: string): Promise<UndoBlockers> =>
  (await call('GET', `historico/${id}/impedimentos`)).body.data

const caller = () =>
  ({
    principal: { kind: 'user', user: { id: admin.user._id, name: 'Renato Figueira' } },
    request: { id: 'r', headers: {} },
  }) as Caller

async function inBulk(
  work: (transaction: Transaction<DB>) => Promise<unknown>,
  kind: 'bulk' | 'merge' = 'bulk',
): Promise<string> {
  const { editId } = await edit(test.database, caller(), { kind, summary: 'mexeu em muitos' }, work)
  return editId!
}

const TABLES = ['teams', 'people', 'spells', 'stadiums', 'matches', 'events', 'lineups', 'lineup_players', 'aliases']

async function snapshot(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'version' - 'updated_at' - 'created_at')::text as row
      from ${sql.table(table)} as t order by 1`.execute(test.database)
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

async function cityOf(id: string): Promise<string | null> {
  const team = await test.database.selectFrom('teams').select('city').where('id', '=', id).executeTakeFirst()
  return team?.city ?? null
}

it('names what stands in the way of a bulk edit, undoes the rest, and what stayed later', async () => {
  const before = await snapshot()
  const { body } = await call('POST', 'lotes', {
    kind: 'team',
    ids: ['bahia', 'palmeiras', 'santos'],
    values: { city: 'Lote' },
  })
  const bulk: string = body.data.edit
  const newer = await call('PATCH', 'times/palmeiras', { city: 'Barueri' })
  const changed = await snapshot()
  expect((await undo(bulk)).body.code).toBe('changed_since')
  const found = await blockersOf(bulk)
  expect(found).toMatchObject({ count: 1, stays: 1, goes: 2, partly: true })
  expect(found.blockers).toEqual([
    {
      what: 'time',
      name: 'palmeiras',
      linkAddress: '/times/palmeiras',
      reason: 'changed',
      rows: 1,
      edit: {
        id: newer.body.data.edit,
        at: expect.any(String),
        actor: 'Renato Figueira',
        summary: 'mudou cidade de palmeiras',
      },
    },
  ])
  expect(await snapshot()).toEqual(changed)

  const { status, body: answer } = await undoRest(bulk)
  expect(status).toBe(200)
  expect(answer.data.undo).toMatchObject({ kind: 'undo', undoes: bulk, rowCount: 2 })
  expect(answer.data.rest).toMatchObject({ kind: 'bulk', restOf: bulk, undoneBy: null, rowCount: 1 })
  expect([await cityOf('bahia'), await cityOf('palmeiras')]).toEqual([null, 'Barueri'])
  expect((await call('GET', `historico/${bulk}`)).body.data).toMatchObject({
    undoneBy: answer.data.undo.id,
    rest: answer.data.rest.id,
  })
  expect((await undoRest(bulk)).body.code).toBe('already_undone')

  // What stayed goes when nothing stands in its way any more, and both halves can be done again.
  expect((await undo(answer.data.rest.id)).body.code).toBe('changed_since')
  await undo(newer.body.data.edit)
  expect(await cityOf('palmeiras')).toBe('Lote')
  expect((await undo(answer.data.rest.id)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
  expect((await call('GET', `historico/${bulk}`)).body.data.rest).toBeNull()
  expect((await undo(answer.data.undo.id)).status).toBe(200)
  expect([await cityOf('bahia'), await cityOf('palmeiras')]).toEqual(['Lote', null])
  expect((await undo(bulk)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('keeps what a later addition depends on, with its names and what it refers to', async () => {
  const before = await snapshot()
  const bulk = await inBulk(async (transaction) => {
    await transaction
      .insertInto('stadiums')
      .values([
        { id: 'campo_a', name: 'Campo A' },
        { id: 'campo_b', name: 'Campo B' },
      ])
      .execute()
    const team = { kind: 'club', gender: 'men', age_level: 'senior' } as const
    await transaction
      .insertInto('teams')
      .values([
        { ...team, id: 'novo_a', name: 'Novo A', stadium_id: 'campo_a' },
        { ...team, id: 'novo_b', name: 'Novo B', stadium_id: 'campo_b' },
      ])
      .execute()
  })
  const spell = await call('POST', 'passagens', {
    person: 'dora',
    team: 'novo_a',
    role: 'player',
    starts: '2025-01-01',
  })
  const found = await blockersOf(bulk)
  expect(found.partly).toBe(true)
  expect(found.blockers).toEqual([
    expect.objectContaining({
      what: 'passagem',
      reason: 'needed',
      edit: expect.objectContaining({ id: spell.body.data.edit, actor: 'Renato Figueira' }),
    }),
  ])
  const { body } = await undoRest(bulk)
  const now = await snapshot()
  expect(now['teams']!.filter((row) => row.includes('novo_'))).toHaveLength(1)
  expect(now['stadiums']!.filter((row) => row.includes('campo_a'))).toHaveLength(1)
  expect(now['stadiums']!.filter((row) => row.includes('campo_b'))).toHaveLength(0)
  expect(now['aliases']!.filter((row) => row.includes('novo_a'))).not.toHaveLength(0)
  await undo(spell.body.data.edit)
  expect((await undo(body.data.rest.id)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('keeps a name that a user gave to a record which the undo would remove', async () => {
  const before = await snapshot()
  const bulk = await inBulk((transaction) =>
    transaction
      .insertInto('teams')
      .values(['apelidado', 'outro'].map((id) => ({ id, name: id, kind: 'club', gender: 'men', age_level: 'senior' })))
      .execute(),
  )
  const named = await call('PATCH', 'nomes/team/apelidado', { add: { aliases: ['Leão da Barra'] } })
  const refused = await undo(bulk)
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toContain('1 outro nome')
  const { body } = await undoRest(bulk)
  const now = await snapshot()
  expect(now['aliases']!.filter((row) => row.includes('Leão da Barra'))).toHaveLength(1)
  expect(now['teams']!.filter((row) => row.includes('outro'))).toHaveLength(0)
  expect((await undo(named.body.data.edit)).status).toBe(200)
  expect((await undo(body.data.rest.id)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('keeps the parts of a match together', async () => {
  const bulk = await inBulk(async (transaction) => {
    await transaction.updateTable('teams').set({ nickname: 'Lote' }).where('id', '=', 'bahia').execute()
    await transaction.updateTable('matches').set({ attendance: 7 }).where('id', '=', PLAYED).execute()
    await transaction.updateTable('events').set({ minute: 12 }).where('id', '=', 'e_1').execute()
  })
  const newer = await inBulk((transaction) =>
    transaction.updateTable('events').set({ minute: 13 }).where('id', '=', 'e_1').execute(),
  )
  expect(await blockersOf(bulk)).toMatchObject({
    stays: 2,
    goes: 1,
    blockers: [
      {
        what: 'lance',
        name: 'bahia × palmeiras',
        linkAddress: `/campeonatos/liga/jogos/${PLAYED}`,
        edit: { id: newer },
      },
    ],
  })
  const { body } = await undoRest(bulk)
  const match = await test.database
    .selectFrom('matches')
    .select('attendance')
    .where('id', '=', PLAYED)
    .executeTakeFirst()
  expect(match).toEqual({ attendance: 7 })
  await undo(newer)
  expect((await undo(body.data.rest.id)).status).toBe(200)
})

it('keeps a stadium that a later edit gave to a team, and a person whom a later line-up needs', async () => {
  const before = await snapshot()
  const bulk = await inBulk(async (transaction) => {
    await transaction.insertInto('stadiums').values({ id: 'efemero', name: 'Efêmero' }).execute()
    await transaction
      .insertInto('people')
      .values([
        { id: 'gil', name: 'Gil' },
        { id: 'hugo', name: 'Hugo' },
      ])
      .execute()
  })
  const given = await inBulk(async (transaction) => {
    await transaction.updateTable('teams').set({ stadium_id: 'efemero' }).where('id', '=', 'bahia').execute()
    await transaction.updateTable('events').set({ player_id: 'gil' }).where('id', '=', 'e_1').execute()
  })
  expect((await undo(bulk)).status).toBe(409)
  const { body } = await undoRest(bulk)
  expect(body.data.undo.rows).toEqual([expect.objectContaining({ operation: 'removed', name: 'Hugo' })])
  const now = await snapshot()
  expect(now['stadiums']!.filter((row) => row.includes('efemero'))).toHaveLength(1)
  expect(now['teams']!.filter((row) => row.includes('efemero'))).toHaveLength(1)
  await undo(given)
  expect((await undo(body.data.rest.id)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('keeps the people on whom events depend that a later edit or a clean-up took', async () => {
  const before = await snapshot()
  const bulk = await inBulk((transaction) =>
    transaction
      .insertInto('people')
      .values(['ivo', 'jair', 'kleber'].map((id) => ({ id, name: id, roles: ['player'] })))
      .execute(),
  )
  const event = await test.database.selectFrom('events').selectAll().where('id', '=', 'e_1').executeTakeFirstOrThrow()
  const given = await inBulk(async (transaction) => {
    await transaction
      .insertInto('events')
      .values({ ...event, id: 'e_ivo', position: 90, player_id: 'ivo' })
      .execute()
    await transaction.updateTable('events').set({ player_id: 'jair' }).where('id', '=', 'e_1').execute()
  })
  const taken = await inBulk((transaction) => transaction.deleteFrom('events').where('id', '=', 'e_ivo').execute())
  const cleaned = (await call('POST', 'webmaster/jogos/clean')).body.data.copy.id
  const { body } = await undoRest(bulk)
  expect(body.data.undo.rows).toEqual([expect.objectContaining({ operation: 'removed', name: 'kleber' })])
  expect((await call('POST', `webmaster/copias/${cleaned}/restaurar`)).status).toBe(200)
  for (const id of [taken, given, body.data.rest.id]) expect((await undo(id)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('leaves what cannot come back: what it refers to is gone, or its place is taken', async () => {
  const bulk = await inBulk(async (transaction) => {
    await transaction.deleteFrom('spells').where('person_id', '=', 'ana').where('team_id', '=', 'santos').execute()
    await transaction.updateTable('teams').set({ nickname: 'Lote' }).where('id', '=', 'palmeiras').execute()
    await transaction.updateTable('rounds').set({ number: 90 }).where('id', '=', 'liga_2025_r1').execute()
  })
  const newer = await inBulk(async (transaction) => {
    await transaction
      .insertInto('rounds')
      .values({ id: 'outra', phase_id: 'liga_2025_fase', number: 1, name: 'Outra' })
      .execute()
  })
  const found = await blockersOf(bulk)
  expect(found).toMatchObject({ partly: true, blockers: [{ what: 'rodada', reason: 'impossible', edit: null }] })
  const { body } = await undoRest(bulk)
  expect(body.data.rest).toMatchObject({ rows: [{ what: 'rodada' }] })
  await undo(newer)
  expect((await undo(body.data.rest.id)).status).toBe(200)
})

it('refuses to undo a part of what is one act, and when nothing can go', async () => {
  const merge = await inBulk(
    (transaction) => transaction.updateTable('teams').set({ founded: 1900 }).where('id', '=', 'bahia').execute(),
    'merge',
  )
  expect((await undoRest(merge)).body.detail).toContain('inteira')
  const only = await call('PATCH', 'times/santos', { founded: 1912 })
  await call('PATCH', 'times/santos', { founded: 1913 })
  const before = await snapshot()
  expect(await blockersOf(only.body.data.edit)).toMatchObject({ partly: false, goes: 0, count: 1 })
  expect((await undoRest(only.body.data.edit)).body.code).toBe('changed_since')
  expect(await snapshot()).toEqual(before)
})
