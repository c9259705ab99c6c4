import { expect, it } from 'vitest'
import { openDatabase } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { MatchRecord } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

/** One season of four clubs, by the names of a source. */
const season = (names: readonly string[]): MatchRecord[] =>
  names.flatMap((home, i) =>
    names.flatMap((away, j) => {
      if (i === j) return []
      const number = i * names.length + j + 1
      return match(club(home, 'RS'), club(away, 'RS'), {
        edition: { competition: 'campeonato_gaucho', edition: '2031' },
        round: { number, name: `Rodada ${number}` },
        day: new Date(Date.UTC(2031, 1, number * 3)).toISOString().slice(0, 10),
        score: { home: (i * 3 + j) % 4, away: (j * 2 + number) % 3 },
        origin: { file: 'gaucho.csv', line: number },
      })
    }),
  )

const SOURCES = {
  sheets: season(['Inter RS', 'Brasil-Pel', 'Ipê Amarelo', 'Curió']),
  results: season(['SC Internacional', 'Grêmio Esportivo Brasil', 'Ipê Amarelo', 'Curió']),
}

async function clubsAfter(order: readonly (keyof typeof SOURCES)[]): Promise<readonly string[]> {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  try {
    for (const source of order)
      await runImport({ database }, importerOf(source, SOURCES[source]), { source: NO_SOURCE })
    const teams = await database.selectFrom('teams').select('id').orderBy('id').execute()
    return teams.map(({ id }) => id)
  } finally {
    await database.destroy()
    await drop()
  }
}

it('a club that an earlier file called by an unknown name is the known one whose name a later file gives', async () => {
  const clubs = ['brasil_de_pelotas', 'curio', 'internacional', 'ipe_amarelo']
  expect(await clubsAfter(['sheets', 'results'])).toEqual(clubs)
  expect(await clubsAfter(['results', 'sheets'])).toEqual(clubs)
})
