import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertLeague, MATCH } from '../testing/football-rows.ts'
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

const make = () => database.insertInto('matches').values(MATCH).execute()
const remove = () => database.deleteFrom('matches').where('id', '=', MATCH.id).execute()
const version = async () =>
  (await database.selectFrom('matches').select('version').where('id', '=', MATCH.id).executeTakeFirstOrThrow()).version
const change = (attendance: number) =>
  database.updateTable('matches').set({ attendance }).where('id', '=', MATCH.id).execute()

it('a match that is made anew under the id of a removed one goes on counting its versions', async () => {
  await make()
  const first = await version()
  await change(10)
  const last = await version()
  expect(last).toBeGreaterThan(first)
  await remove()
  await make()
  expect(await version()).toBeGreaterThan(last)
})

it('one that an undo brings back has its version, and its next change has one that was never used', async () => {
  const before = await version()
  await sql`create temporary table kept as select * from matches where id = ${MATCH.id}`.execute(database)
  await change(20)
  const last = await version()
  await remove()
  const row = await database
    .selectFrom(sql<{ row: object }>`kept`.as('kept'))
    .selectAll()
    .executeTakeFirstOrThrow()
  const { moment: _, ...values } = row as unknown as Record<string, unknown>
  await database
    .insertInto('matches')
    .values({ ...values, created_at: new Date('2020-01-01') } as never)
    .execute()
  expect(await version()).toBe(before)
  await change(30)
  expect(await version()).toBeGreaterThan(last)
})
