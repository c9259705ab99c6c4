import { expect, it } from 'vitest'
import { openDatabase } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { MatchRecord, TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

type Sources = Readonly<Record<string, readonly MatchRecord[]>>

const OTHERS = ['Arara Azul', 'Bem-te-vi', 'Curió', 'Sabiá Laranjeira'].map((name) => club(name, 'SP'))

/** Four matches of one club, identical in every source. */
const fixtures = (of: TeamRef, competition: string, year: number) =>
  OTHERS.map((other, at) =>
    match(of, other, {
      edition: { competition, edition: String(year) },
      round: null,
      day: `${year}-0${at + 3}-11`,
      score: { home: (at * 3 + year) % 5, away: at % 2 },
      origin: { file: `${competition}-${year}.csv`, line: at + 1 },
    }),
  )

/** The clubs of the given names, as sorted lists of what each is called. */
async function namesAfter(sources: Sources, order: readonly string[], pattern: string): Promise<string[][]> {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  try {
    for (const source of order)
      await runImport({ database }, importerOf(source, sources[source]!), { source: NO_SOURCE })
    const rows = await database
      .selectFrom('aliases')
      .select(['record_id', 'alias'])
      .where('kind', '=', 'team')
      .where('alias', '~', pattern)
      .execute()
    return [...Map.groupBy(rows, ({ record_id }) => record_id).values()]
      .map((same) => same.map(({ alias }) => alias).toSorted())
      .toSorted()
  } finally {
    await database.destroy()
    await drop()
  }
}

it('a name that is another club’s is learned with its state from the fixtures of an edition', async () => {
  const sources: Sources = {
    sheets: [
      ...fixtures(club('Alvorada de Campos'), 'copa_das_aves', 2001),
      ...fixtures(club('Alvorada', 'RS'), 'liga_das_aves', 2003),
    ],
    results: fixtures(club('Alvorada', 'SC'), 'copa_das_aves', 2001),
  }
  expect(await namesAfter(sources, ['sheets', 'results'], 'Alvorada')).toEqual([
    ['Alvorada'],
    ['Alvorada de Campos', 'Alvorada-SC'],
  ])
})

it('two clubs of one state and one name are one, although a third holds its word', { timeout: 120_000 }, async () => {
  const sources: Sources = {
    sheets: fixtures(club('Ipê Roxo', 'DF'), 'copa_das_aves', 2001),
    results: fixtures(club('Ipê Roxo FC', 'DF'), 'liga_das_aves', 2009),
    archive: fixtures(club('Real Ipê Roxo', 'DF'), 'copa_das_aves', 2015),
  }
  const orders = [
    ['sheets', 'results', 'archive'],
    ['archive', 'results', 'sheets'],
    ['results', 'archive', 'sheets'],
  ]
  for (const order of orders)
    expect(await namesAfter(sources, order, 'Ipê')).toEqual([['Ipê Roxo', 'Ipê Roxo FC'], ['Real Ipê Roxo']])
})
