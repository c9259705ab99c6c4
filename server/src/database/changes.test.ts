import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertLeague, insertWholeMatch, MATCH } from '../testing/football-rows.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { openDatabase, type Database } from './database.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const test = await createTestDatabase()
  drop = test.drop
  database = openDatabase(test.address, () => undefined)
  await insertLeague(database)
})
afterAll(async () => {
  await database.destroy()
  await drop()
})

const changesSince = (seq: string) =>
  database.selectFrom('changes').selectAll().where('seq', '>', seq).orderBy('seq').execute()
const lastSeq = async () => (await changesSince('0')).at(-1)?.seq ?? '0'
const describedSince = async (seq: string) =>
  (await changesSince(seq)).map(({ kind, record_id, type }) => [kind, record_id, type])

it('logs a new match once, whatever is written with it in the same transaction', async () => {
  const before = await lastSeq()
  await database.transaction().execute(insertWholeMatch)
  expect(await describedSince(before)).toEqual([
    ['match', MATCH.id, 'created'],
    // Never seen on a pitch before: from now on a player.
    ['person', 'ana', 'updated'],
    ['streaming', 'canal', 'created'],
  ])
  const match = await database.selectFrom('matches').selectAll().executeTakeFirstOrThrow()
  expect(match).toMatchObject({ covers_events: true, covers_lineups: true, covers_statistics: true })
})

it('logs an event with all its values, and the match that changed with it', async () => {
  const before = await lastSeq()
  const version = () => database.selectFrom('matches').select(['version', 'updated_at']).executeTakeFirstOrThrow()
  const first = await version()
  const goal = { id: 'e_3', match_id: MATCH.id, type: 'goal', side: 'away', period: 'secondHalf', minute: 71 } as const
  await database.insertInto('events').values(goal).execute()
  const [event, match] = (await changesSince(before)).sort((a, b) => a.kind.localeCompare(b.kind))
  expect(event).toMatchObject({ kind: 'event', type: 'created', data: { ...goal, revision: 1, retracted: false } })
  expect(match).toMatchObject({ kind: 'match', type: 'updated', data: { edition: 'liga_2026', home: 'bahia' } })
  const second = await version()
  expect(second.version).toBeGreaterThan(first.version)
  expect(second.updated_at.getTime()).toBeGreaterThan(first.updated_at.getTime())
})

it('logs nothing for writes without a change, rollbacks, and rows that came and went', async () => {
  const before = await lastSeq()
  await database.updateTable('teams').set({ name: 'bahia' }).where('id', '=', 'bahia').execute()
  await database
    .transaction()
    .execute(async (transaction) => {
      await transaction.updateTable('teams').set({ name: 'Outro' }).where('id', '=', 'bahia').execute()
      throw new Error('undone')
    })
    .catch(() => undefined)
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('people').values({ id: 'breve', name: 'Breve' }).execute()
    await transaction.deleteFrom('people').where('id', '=', 'breve').execute()
  })
  expect(await describedSince(before)).toEqual([])
})

it('logs deletions and merges', async () => {
  await database.insertInto('people').values({ id: 'velho', name: 'Velho' }).execute()
  const before = await lastSeq()
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('people').where('id', '=', 'velho').execute()
    await transaction.insertInto('redirects').values({ kind: 'person', old_id: 'velho', new_id: 'ana' }).execute()
  })
  expect(await changesSince(before)).toMatchObject([
    { record_id: 'velho', type: 'updated', data: { mergedInto: 'ana' } },
  ])
  await database.insertInto('people').values({ id: 'adeus', name: 'Adeus' }).execute()
  const then = await lastSeq()
  await database.deleteFrom('people').where('id', '=', 'adeus').execute()
  expect(await describedSince(then)).toEqual([['person', 'adeus', 'deleted']])
})

it('never makes a reader skip, however writers overlap', async () => {
  const seen: string[] = []
  const start = await lastSeq()
  let cursor = start
  let writing = true
  const read = async () => {
    const news = await changesSince(cursor)
    seen.push(...news.map(({ record_id }) => record_id))
    cursor = news.at(-1)?.seq ?? cursor
  }
  const reading = (async () => {
    while (writing) await read()
  })()
  const ids = Array.from({ length: 60 }, (_, index) => `pessoa_${index}`)
  // The first writer commits last: with numbers taken at the write, the reader would have passed them by then.
  const write = (id: string, index: number) =>
    database.transaction().execute(async (transaction) => {
      await transaction.insertInto('people').values({ id, name: id }).execute()
      await sleep((7 - (index % 7)) * 6)
    })
  for (let from = 0; from < ids.length; from += 6) {
    await Promise.all(ids.slice(from, from + 6).map((id, index) => write(id, index)))
  }
  writing = false
  await reading
  await read()
  expect(seen.toSorted()).toEqual(ids.toSorted())
  // And the order they were numbered in is the order they became visible in.
  expect((await changesSince(start)).map(({ record_id }) => record_id)).toEqual(seen)
})

it('logs thousands of rows changed at once like a single one, on a connection that changed few before', async () => {
  const ids = Array.from({ length: 8000 }, (_, index) => `muita_gente_${index}`)
  const before = await lastSeq()
  await database.transaction().execute(async (transaction) => {
    await sql`insert into people (id, name) select id, id from unnest(${ids}::text[]) as id`.execute(transaction)
    // What a function does the first times is what it goes on doing: comparing row with row would take minutes below.
    for (const id of ids.slice(0, 8)) {
      await transaction.updateTable('people').set({ height_cm: 180 }).where('id', '=', id).execute()
    }
    await transaction.updateTable('people').set({ height_cm: 181 }).where('id', 'in', ids).execute()
  })
  expect((await changesSince(before)).map(({ type }) => type)).toEqual(ids.map(() => 'created'))
  const after = await lastSeq()
  await database.updateTable('people').set({ height_cm: 182 }).where('id', 'in', ids.slice(0, 100)).execute()
  expect((await describedSince(after)).toSorted()).toEqual(
    ids
      .slice(0, 100)
      .map((id) => ['person', id, 'updated'])
      .toSorted(),
  )
})

it('leaves nothing behind in the tables of transactions under way', async () => {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from pending_changes) + (select count(*) from pending_commits))::int as count`.execute(
    database,
  )
  expect(rows).toEqual([{ count: 0 }])
})
