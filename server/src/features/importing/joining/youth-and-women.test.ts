import { expect, it } from 'vitest'
import { openDatabase } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { MatchRecord, TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

type Sources = Readonly<Record<string, readonly MatchRecord[]>>

/** A match of its own year, so that no fixture says which club is which. */
const met = (home: TeamRef, away: TeamRef, competition: string, year: number) =>
  match(home, away, {
    edition: { competition, edition: String(year) },
    round: null,
    day: `${year}-03-11`,
    origin: { file: `${competition}-${year}.csv`, line: 1 },
  })

/** The clubs by their shown names, after the sources were imported in this order. */
async function clubsAfter(sources: Sources, order: readonly string[]) {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  try {
    for (const source of order)
      await runImport({ database }, importerOf(source, sources[source]!), { source: NO_SOURCE })
    const { rows } = await database.executeQuery<{ name: string; age_level: string }>(
      database.selectFrom('teams').select(['name', 'age_level']).where('kind', '=', 'club').compile(),
    )
    return rows.map(({ name, age_level }) => `${name} (${age_level})`).toSorted()
  } finally {
    await database.destroy()
    await drop()
  }
}

const inBothOrders = async (sources: Sources) => {
  const [one, other] = Object.keys(sources) as [string, string]
  return [await clubsAfter(sources, [one, other]), await clubsAfter(sources, [other, one])]
}

it('a youth team is one however its age is written, and apart from other ages and the first team', async () => {
  const sources: Sources = {
    sheets: [
      met(club('Ipê Amarelo U20'), club('Curió Sub 17'), 'copa_jovem', 2001),
      met(club('Ipê Amarelo'), club('Curió'), 'liga_das_aves', 2001),
    ],
    results: [
      met(club('Ipê Amarelo Sub-20'), club('Curió (Sub-20)'), 'taca_jovem', 2003),
      met(club('Ipê Amarelo Under-17'), club('Curió U-17'), 'taca_jovem', 2004),
    ],
  }
  const clubs = [
    'Curió (senior)',
    'Curió Sub-17 (u17)',
    'Curió Sub-20 (u20)',
    'Ipê Amarelo (senior)',
    'Ipê Amarelo Sub-17 (u17)',
    'Ipê Amarelo Sub-20 (u20)',
  ]
  expect(await inBothOrders(sources)).toEqual([clubs, clubs])
})

it('of a women’s team, the word that says so contradicts no other', async () => {
  const women = (name: string): TeamRef => ({ ...club(name), country: 'GB-ENG', gender: 'women' })
  const sources: Sources = {
    sheets: [met(women('Alder Town WFC'), women('Birch Rovers Women'), 'liga_feminina', 2001)],
    results: [met(women('Alder Town Women'), women('Birch Rovers Ladies'), 'taca_feminina', 2003)],
  }
  const [one, other] = await inBothOrders(sources)
  expect([one, other].map((each) => each?.length)).toEqual([2, 2])
})
