import { expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { withDatabase } from '../../../testing/with-database.ts'
import { runImport } from '../runs/service.ts'
import { footballRows } from '../runs/testing/football-rows.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

let database: Database
withDatabase((opened) => (database = opened))

const season = (year: string) =>
  match(club('Flamengo', 'RJ'), club('Santos', 'SP'), {
    origin: { file: `${year}.csv`, line: 1 },
    key: '1',
    edition: { competition: 'brasileirao_serie_a', edition: year },
    day: `${year}-05-12`,
  })

it('a dataset that numbers its matches anew in every season can be imported twice without changes', async () => {
  const run = (year: string) =>
    runImport({ database }, importerOf('brasileirao', [season(year)]), { source: NO_SOURCE })
  await run('1975')
  await run('1976')
  expect(await database.selectFrom('matches').select('day').orderBy('day').execute()).toEqual([
    { day: '1975-05-12' },
    { day: '1976-05-12' },
  ])
  const before = await footballRows(database)
  await run('1976')
  await run('1975')
  expect(await footballRows(database)).toEqual(before)
})
