import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'
import { KNOWN_DEDUCTIONS } from './known-deductions.ts'

let own: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.address, () => undefined)
})
afterAll(async () => {
  await database.destroy()
  await own.drop()
})

const records = ['2012', '2013'].map((edition) =>
  match(club('Flamengo', 'RJ'), club('Portuguesa', 'SP'), {
    edition: { competition: 'brasileirao_serie_a', edition },
    day: `${edition}-05-26`,
  }),
)
const importAll = () => runImport({ database }, importerOf('cbf', records), { source: NO_SOURCE })
const deducted = () =>
  database
    .selectFrom('deductions')
    .innerJoin('phases', 'phases.id', 'deductions.phase_id')
    .select(['phases.edition_id', 'team_id', 'points', 'day'])
    .orderBy('team_id')
    .execute()

it('the table of an imported season has the points that clubs lost by a ruling', async () => {
  await importAll()
  const lost = { edition_id: 'brasileirao_serie_a_2013', points: 4, day: '2013-12-16' }
  expect(await deducted()).toEqual([
    { ...lost, team_id: 'flamengo' },
    { ...lost, team_id: 'portuguesa' },
  ])
})

it('what a person has taken away from a table does not come back with the next import', async () => {
  await database.deleteFrom('deductions').where('team_id', '=', 'flamengo').execute()
  await importAll()
  expect((await deducted()).map(({ team_id }) => team_id)).toEqual(['portuguesa'])
})

it('every known deduction is whole', () => {
  for (const { edition, names, points, day, reason } of KNOWN_DEDUCTIONS) {
    expect(edition).toMatch(/^\d{4}(-\d{2})?$/)
    expect(names.every((name) => name.trim() === name && name !== '')).toBe(true)
    expect(points).toBeGreaterThan(0)
    expect(day ?? '2000-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(reason).not.toBe('')
  }
})
