import { expect, it } from 'vitest'
import { openDatabase } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

const nation = (name: string, country: string): TeamRef => ({
  kind: 'national',
  name,
  country,
  state: null,
  gender: 'men',
  key: null,
})

const opening = (year: string) => () => [
  match(nation('Turkey', 'TR'), nation('Italy', 'IT'), {
    edition: { competition: 'eurocopa', edition: year },
    round: null,
    day: '2021-06-11',
    score: { home: 0, away: 3 },
  }),
]

/** The editions, after sources that call the tournament by these years were imported one after the other. */
async function editionsAfter(years: readonly string[]): Promise<readonly string[]> {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  try {
    for (const year of years)
      await runImport({ database }, importerOf(`source-${year}`, opening(year)), { source: NO_SOURCE })
    const matches = await database.selectFrom('matches').select('id').execute()
    expect(matches).toHaveLength(1)
    return (await database.selectFrom('editions').select('id').execute()).map(({ id }) => id)
  } finally {
    await database.destroy()
    await drop()
  }
}

it('a tournament played in another year than its name says is one edition, in either order', async () => {
  expect(await editionsAfter(['2020', '2021'])).toEqual(['eurocopa_2020'])
  expect(await editionsAfter(['2021', '2020'])).toEqual(['eurocopa_2020'])
})
