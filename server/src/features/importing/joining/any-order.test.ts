import { expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { ImportRecord, TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

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

type Sources = Readonly<Record<string, () => ImportRecord[]>>

const SOURCES: Sources = {
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
  const asked = await database
    .selectFrom('possible_duplicates')
    .select(['kind', 'first_id', 'second_id'])
    .where('status', '=', 'open')
    .orderBy('first_id')
    .orderBy('second_id')
    .execute()
  return {
    asked,
    clubs: group(clubs, ({ dataset_id, key }) => `${dataset_id} ${key}`),
    matches: group(matches, ({ dataset_id, file, line }) => `${dataset_id} ${file}:${line}`),
  }
}

/** What the sources' mentions ended up as, after all were imported in this order, and again. */
async function importIn(order: readonly string[], sources: Sources, expected?: { clubs: number; matches: number }) {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  try {
    const importAll = async () => {
      const reports = []
      for (const source of order) {
        const { report } = await runImport({ database }, importerOf(source, sources[source]!()), { source: NO_SOURCE })
        reports.push(report)
      }
      return reports
    }
    await importAll()
    const count = async (table: 'teams' | 'matches') =>
      Number(
        (
          await database
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<string>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    if (expected)
      expect([order, await count('teams'), await count('matches')]).toEqual([order, expected.clubs, expected.matches])
    const found = await partition(database)
    // A second run changes nothing, whatever was joined meanwhile, and a third neither.
    for (const report of [...(await importAll()), ...(await importAll())])
      expect([order, report]).toMatchObject([order, { created: 0, updated: 0, rejected: 0 }])
    expect(await partition(database)).toEqual(found)
    return found
  } finally {
    await database.destroy()
    await drop()
  }
}

it('any order of imports ends with the same clubs and matches', async () => {
  const seen: unknown[] = []
  for (const order of permutations(Object.keys(SOURCES)))
    seen.push(await importIn(order, SOURCES, { clubs: 4, matches: 36 }))
  for (const each of seen) expect(each).toEqual(seen[0])
}, 240_000)

const inTown = (name: string, city: string, aliases: readonly string[]): ImportRecord => ({
  record: 'team',
  origin: { file: 'clubes.txt', line: 1 },
  team: club(name, 'MG'),
  aliases,
  founded: null,
  dissolved: null,
  city,
  stadium: null,
  site: null,
})

const inLeague = (name: TeamRef, year: number): ImportRecord[] =>
  ['Arara Azul', 'Sabiá Laranjeira'].map((other, at) =>
    match(name, club(other, 'MG'), {
      origin: { file: `${year}.csv`, line: at + 1 },
      edition: { competition: `copa_de_${year}`, edition: String(year) },
      round: null,
      day: `${year}-0${at + 3}-11`,
    }),
  )

/** Serrinha was called Ipê Amarelo for a year; there is another Ipê Amarelo, in only one source. */
const FORMER_NAME: Sources = {
  renamed: () => [inTown('Serrinha', 'Serrinha', ['Ipê Amarelo EC']), ...inLeague(club('Serrinha', 'MG'), 2001)],
  results: () => inLeague(club('Ipê Amarelo', 'MG'), 2003),
  other: () => [inTown('Ipê Amarelo FC', 'Ipê Amarelo', []), ...inLeague(club('Ipê Amarelo FC', 'MG'), 2009)],
}

it('a former name merges no club with its present holder, whether that is known yet or not', async () => {
  const before = await importIn(['renamed', 'results', 'other'], FORMER_NAME)
  expect(before.asked).toHaveLength(2)
  expect(await importIn(['renamed', 'other', 'results'], FORMER_NAME)).toEqual(before)
}, 240_000)
