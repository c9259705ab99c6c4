import { expect, it } from 'vitest'
import { openDatabase } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

const abroad = (name: string, country: string | null): TeamRef => ({ ...club(name), country })

/** Everything but the clubs is the same in each source, so that only their names can identify them. */
const playedIn = (competition: string, year: number, ...[home, away]: readonly [TeamRef, TeamRef]) =>
  match(home, away, {
    edition: { competition, edition: String(year) },
    round: null,
    day: `${year}-05-11`,
    origin: { file: `${competition}-${year}.csv`, line: 1 },
  })

it('a club of Europe is one by whatever name a source has for it, and shown by the name that Portuguese has', async () => {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  const sources = {
    german: [playedIn('bundesliga', 2020, abroad('Bayern München', 'DE'), abroad('1. FC Köln', 'DE'))],
    english: [playedIn('champions_league', 2021, abroad('FC Bayern Munich', null), abroad('Inter Milan', null))],
    dutch: [playedIn('eredivisie', 2022, abroad('PSV', 'NL'), abroad('AFC Ajax', 'NL'))],
    austrian: [playedIn('champions_league', 2023, abroad('PSV Eindhoven', null), abroad('FC Red Bull Salzburg', null))],
  }
  try {
    for (const [id, records] of Object.entries(sources))
      await runImport({ database }, importerOf(id, records), { source: NO_SOURCE })
    const teams = await database.selectFrom('teams').select(['id', 'name']).orderBy('id').execute()
    expect(teams).toEqual([
      { id: '1__fc_koln', name: 'Colônia' },
      { id: 'afc_ajax', name: 'Ajax' },
      { id: 'bayern_munchen', name: 'Bayern de Munique' },
      { id: 'fc_internazionale_milano', name: 'Inter de Milão' },
      { id: 'psv_eindhoven', name: 'PSV' },
      { id: 'rb_salzburg', name: 'Red Bull Salzburg' },
    ])
  } finally {
    await database.destroy()
    await drop()
  }
})

it('its namesakes of other continents are clubs of their own', async () => {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  const namesakes = ['Barcelona', 'Liverpool', 'Everton', 'Arsenal', 'Rangers', 'Valencia']
  const records = namesakes.map((name, at) =>
    playedIn('copa_libertadores', 2000 + at, abroad(name, null), club('Santos', 'SP')),
  )
  try {
    await runImport({ database }, importerOf('libertadores', records), { source: NO_SOURCE })
    const teams = await database.selectFrom('teams').select('id').where('id', '<>', 'santos').orderBy('id').execute()
    expect(teams.map(({ id }) => id)).toEqual(['arsenal', 'barcelona', 'everton', 'liverpool', 'rangers', 'valencia'])
  } finally {
    await database.destroy()
    await drop()
  }
})

it.each([
  ['a', 'b'],
  ['b', 'a'],
])(
  'a name of several words that no third club of the country has is one club with and without its form: %s, then %s',
  async (...order) => {
    const { address, drop } = await createTestDatabase()
    const database = openDatabase(address, () => undefined)
    const chile = (name: string) => abroad(name, 'CL')
    const sources: Record<string, readonly ReturnType<typeof playedIn>[]> = {
      a: [
        playedIn('copa_libertadores', 2024, chile('Universidad de Chile'), chile('Universidad Católica')),
        playedIn('copa_libertadores', 2023, chile('Universidad de Concepción'), chile('Deportes Concepción')),
      ],
      b: [playedIn('copa_libertadores', 2025, chile('CF Universidad de Chile'), chile('CD Palestino'))],
    }
    try {
      for (const id of order) await runImport({ database }, importerOf(id, sources[id]!), { source: NO_SOURCE })
      const teams = await database.selectFrom('teams').select('name').orderBy('name').execute()
      expect(teams.map(({ name }) => name)).toEqual([
        'CD Palestino',
        'Deportes Concepción',
        'Universidad Católica',
        'Universidad de Chile',
        'Universidad de Concepción',
      ])
    } finally {
      await database.destroy()
      await drop()
    }
  },
)
