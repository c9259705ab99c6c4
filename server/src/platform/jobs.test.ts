import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { endGivenUp } from './given-up-jobs.ts'
import { startJobs } from './jobs.ts'

let test: TestApp
let owner: string
beforeAll(async () => {
  test = await createTestApp()
  owner = (await test.registerAdmin()).user._id
  // Only the test's own processes take jobs.
  await test.context.jobs.stop()
})
afterAll(() => test.close())

const jobsOf = async (sheetId: string) => {
  const { rows } = await sql<{ state: string; tries: number }>`
    select state, retry_count as tries from pgboss.job
    where data ->> 'sheetId' = ${sheetId} order by created_on`.execute(test.database)
  return rows
}

it('a job whose process is stopped is queued again with all its attempts', async () => {
  const sheetId = randomUUID()
  for (let stop = 1; stop <= 8; stop += 1) {
    const jobs = await startJobs(test.context.address, test.context.log, { timetable: false })
    const begun = Promise.withResolvers<void>()
    await jobs.work('sheets.run', async (_data, stopping) => {
      begun.resolve()
      await new Promise((resolve) => stopping.addEventListener('abort', resolve))
      throw new Error('stopped')
    })
    if (stop === 1)
      await test.database.transaction().execute((transaction) => jobs.enqueue(transaction, 'sheets.run', { sheetId }))
    await begun.promise
    await jobs.stop()
    const open = (await jobsOf(sheetId)).filter(({ state }) => state !== 'completed')
    expect(open).toEqual([{ state: 'created', tries: 0 }])
  }
})

it('what waits for a job that was given up ends and says so, and what waits for another does not', async () => {
  const { database, context } = test
  const sheet = (id: string) =>
    sql`insert into sheets (id, owner_id, name, columns, cells, rows, status, asked)
        values (${id}, ${owner}, 'times.csv', '{}', '[]', 0, 'running', '{"kind": "team"}')`.execute(database)
  await sheet('sh_gone')
  await sheet('sh_there')
  await database
    .insertInto('backup_runs')
    .values({ id: `bk_${'a'.repeat(20)}`, kind: 'manual', status: 'running' })
    .execute()
  await database
    .insertInto('account_archives')
    .values({ id: `arc_${'a'.repeat(24)}`, user_id: owner, status: 'running', expires_at: new Date() })
    .execute()
  const jobs = await startJobs(context.address, context.log, { timetable: false })
  await database
    .transaction()
    .execute((transaction) => jobs.enqueue(transaction, 'sheets.run', { sheetId: 'sh_there' }))
  await jobs.stop()
  await endGivenUp(database)
  const states = async (table: 'sheets' | 'backup_runs' | 'account_archives') =>
    (await sql<{ status: string }>`select status from ${sql.table(table)} order by id`.execute(database)).rows.map(
      ({ status }) => status,
    )
  expect(await states('sheets')).toEqual(['failed', 'running'])
  expect(await states('backup_runs')).toEqual(['failed'])
  expect(await states('account_archives')).toEqual(['failed'])
  // A restore is not a job, so it is not ended.
  await database
    .insertInto('backup_runs')
    .values({ id: `bk_${'b'.repeat(20)}`, kind: 'restore', status: 'running' })
    .execute()
  await endGivenUp(database)
  expect(await states('backup_runs')).toEqual(['failed', 'running'])
})
