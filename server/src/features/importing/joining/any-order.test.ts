import { expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { ImportRecord, TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

const abroad = (name: string): TeamRef => ({ kind: 'club', name, country: 'XX', state: null, gender: 'men', key: null })

const CLUBS = ['Alder', 'Birch', 'Cedar', 'Elm'] as const
type Club = (typeof CLUBS)[number]

/** How each source spells the clubs: legal forms, a misspelling, a nickname that shares no letter with the name. */
const SPELLINGS: Readonly<Record<string, Readonly<Record<Club, string>>>> = {
  sheets: { Alder: 'Alder Town', Birch: 'Birch Rovers', Cedar: 'Cedar City', Elm: 'Elm Park' },
  results: { Alder: 'Alder Town FC', Birch: 'Birch Rovres', Cedar: 'Cedar City AC', Elm: 'Elm Park SC' },
  archive: { Alder: 'The Foxes', Birch: 'Birch Rovers 1899', Cedar: 'Cedar City', Elm: 'FC Elm Park' },
}

/** A double round-robin; every source knows two of the three seasons, so that each pair of sources shares one. */
function season(source: string, year: number): ImportRecord[] {
  const name = (club: Club) => abroad(SPELLINGS[source]![club])
  const records: ImportRecord[] = []
  let number = 0
  for (const home of CLUBS)
    for (const away of CLUBS) {
      if (home === away) continue
      number += 1
      const score = { home: (number * 7 + year) % 5, away: (number * 3 + year * 2) % 4 }
      const day = new Date(Date.UTC(year, 2, 1 + number * 5)).toISOString().slice(0, 10)
      const edition = { competition: 'liga_do_bosque', edition: String(year) }
      const round = { number, name: `Rodada ${number}` }
      const origin = { file: `${year}.csv`, line: number }
      records.push(match(name(home), name(away), { origin, edition, round, day, score }))
    }
  return records
}

const SOURCES: Readonly<Record<string, () => ImportRecord[]>> = {
  sheets: () => [...season('sheets', 2001), ...season('sheets', 2002)],
  results: () => [...season('results', 2002), ...season('results', 2003)],
  archive: () => [...season('archive', 2003), ...season('archive', 2001)],
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

/** Which mentions of the sources ended up as one club and one match, whatever the ids are. */
async function partition(database: Database) {
  const clubs = await database
    .selectFrom('sources')
    .select(['record_id', 'dataset_id', 'key'])
    .where('kind', '=', 'team')
    .where('key', '<>', '')
    .execute()
  const matches = await database
    .selectFrom('sources')
    .select(['record_id', 'dataset_id', 'file', 'line'])
    .where('kind', '=', 'match')
    .execute()
  const group = <R extends { record_id: string }>(rows: readonly R[], mention: (row: R) => string) =>
    [...Map.groupBy(rows, ({ record_id }) => record_id).values()].map((same) => same.map(mention).sort()).sort()
  return {
    clubs: group(clubs, ({ dataset_id, key }) => `${dataset_id} ${key}`),
    matches: group(matches, ({ dataset_id, file, line }) => `${dataset_id} ${file}:${line}`),
  }
}

it('any order of imports ends with the same clubs and matches', { timeout: 240_000 }, async () => {
  const seen: unknown[] = []
  for (const order of permutations(Object.keys(SOURCES))) {
    const { address, drop } = await createTestDatabase()
    const database = openDatabase(address, () => undefined)
    try {
      const importAll = async () => {
        const reports = []
        for (const source of order) {
          const { report } = await runImport({ database }, importerOf(source, SOURCES[source]!()), {
            source: NO_SOURCE,
          })
          reports.push(report)
        }
        return reports
      }
      await importAll()
      const { count: clubs } = await database
        .selectFrom('teams')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      const { count: matches } = await database
        .selectFrom('matches')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      expect([order, Number(clubs), Number(matches)]).toEqual([order, 4, 36])
      seen.push(await partition(database))
      // A second run changes nothing, whatever was joined meanwhile.
      for (const report of await importAll()) expect(report).toMatchObject({ created: 0, updated: 0, rejected: 0 })
    } finally {
      await database.destroy()
      await drop()
    }
  }
  for (const each of seen) expect(each).toEqual(seen[0])
})
