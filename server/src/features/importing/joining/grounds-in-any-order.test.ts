import { expect, it } from 'vitest'
import { openDatabase } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { ImportRecord, StadiumRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

const at = (day: string, name: string, city: string | null, country: string | null): ImportRecord => {
  const stadium: StadiumRef = { name, city, country, key: null }
  return match(club('Alto Verde', 'SC'), club('Baixo Azul', 'SC'), {
    edition: { competition: 'copa_do_brasil', edition: day.slice(0, 4) },
    origin: { file: `${day.slice(0, 4)}.txt`, line: Number(day.slice(-2)) },
    round: null,
    day,
    stadium,
  })
}

const SOURCES: Readonly<Record<string, readonly ImportRecord[]>> = {
  // By its name alone.
  bare: [at('2001-03-04', 'Heitor Prates', null, null)],
  // With its town, and under both of its names.
  placed: [
    at('2005-03-05', 'Heitor Prates', 'Joaçaba', 'BR'),
    at('2006-03-06', 'Estádio Heitor Prates', 'Joaçaba', 'BR'),
  ],
}

it.each([[['bare', 'placed']], [['placed', 'bare']]])(
  'a ground that one source names without its town is one with its other name, in the order %s',
  async (order) => {
    const { address, drop } = await createTestDatabase()
    const database = openDatabase(address, () => undefined)
    try {
      for (const name of order) await runImport({ database }, importerOf(name, SOURCES[name]!), { source: NO_SOURCE })
      const grounds = await database.selectFrom('stadiums').select(['city', 'country']).execute()
      expect(grounds).toEqual([{ city: 'Joaçaba', country: 'BR' }])
    } finally {
      await database.destroy()
      await drop()
    }
  },
)
