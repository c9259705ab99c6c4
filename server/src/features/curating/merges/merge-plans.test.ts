import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertManyMatches, sequentialScans, WRITES } from '../../../testing/query-plans.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { PointingRows } from './pointing-rows.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await insertManyMatches(test.database, 20_000)
  await sql`insert into people (id, name) select 'p' || n, 'Pessoa ' || n from generate_series(1, 4000) as n`.execute(
    test.database,
  )
  await sql`insert into spells (person_id, team_id, role) select 'p' || n, 't' || 1 + n % 200, 'player'
    from generate_series(1, 4000) as n`.execute(test.database)
  await sql`analyze`.execute(test.database)
}, 120_000)
afterAll(() => test.close())

it.each([
  ['matches', ['away_id', 'home_id']],
  ['spells', ['team_id']],
  ['phase_teams', ['team_id']],
] as const)('moving the %s of a team to another one reads them by index', async (table, columns) => {
  const rows = new PointingRows(table, columns, 't5', 't6')
  const scans = await sequentialScans(
    test.database,
    ['matches', 'spells'],
    () =>
      test.database.transaction().execute(async (transaction) => {
        // A match between the two would refuse the merge long before.
        await sql`delete from matches where 't5' in (home_id, away_id) and 't6' in (home_id, away_id)`.execute(
          transaction,
        )
        await rows.drop(transaction)
        await rows.move(transaction)
      }),
    WRITES,
  )
  expect(scans).toEqual([])
})
