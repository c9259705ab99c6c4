import { expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { withDatabase } from '../../../testing/with-database.ts'
import type { ImportRecord, MatchRecord, TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { footballRows } from '../runs/testing/football-rows.ts'
import { importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

let database: Database
withDatabase((opened) => (database = opened))

const run = (dataset: string, records: readonly ImportRecord[]) =>
  runImport({ database }, importerOf(dataset, records), { source: NO_SOURCE })

const club = (name: string, country: string | null): TeamRef => ({
  kind: 'club',
  name,
  country,
  state: null,
  gender: 'men',
  key: null,
})
const cup = (file: string, day: string, home: TeamRef, away: TeamRef, goals: readonly [number, number]): MatchRecord =>
  match(home, away, {
    origin: { file, line: 1 },
    edition: { competition: 'copa_libertadores', edition: '2014' },
    round: null,
    day,
    score: { home: goals[0], away: goals[1] },
  })

const santaFe = club('Independiente Santa Fe', 'CO')
const gremio = club('Grêmio', 'BR')
/** With their countries: both clubs are in the edition. */
const exact = [
  cup('exact.txt', '2014-02-12', santaFe, club('Nacional', 'PY'), [3, 1]),
  cup('exact.txt', '2014-04-10', club('Nacional', 'PY'), santaFe, [3, 2]),
  cup('exact.txt', '2014-02-13', club('Nacional', 'UY'), gremio, [0, 1]),
  cup('exact.txt', '2014-04-10', gremio, club('Nacional', 'UY'), [1, 0]),
]
/** One name for both. */
const bare = [
  cup('bare.txt', '2014-02-12', santaFe, club('Nacional', 'UY'), [3, 1]),
  cup('bare.txt', '2014-04-10', club('Nacional', 'UY'), santaFe, [3, 2]),
  cup('bare.txt', '2014-02-13', club('Nacional', 'UY'), gremio, [0, 1]),
  cup('bare.txt', '2014-04-10', gremio, club('Nacional', 'UY'), [1, 0]),
]

it.each([
  ['after', ['exact', 'bare']],
  ['before', ['bare', 'exact']],
])('a file that calls two clubs by one name %s the one that does not doubles no match', async (_, order) => {
  const files: Readonly<Record<string, readonly MatchRecord[]>> = { exact, bare }
  // A second source for the exact file, so that more sources speak for it.
  await run(
    'openfootball-txt',
    exact.map((each) => ({ ...each, origin: { file: 'other.txt', line: 1 } })),
  )
  for (const name of order) await run('openfootball-json', files[name]!)
  const matches = await database.selectFrom('matches').select(['home_id', 'away_id', 'day']).execute()
  expect(matches).toHaveLength(4)
  const before = await footballRows(database)
  await run('openfootball-json', bare)
  expect(await footballRows(database)).toEqual(before)
})
