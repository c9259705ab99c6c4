import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { ImportRecord, TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

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

const nation = (name: string, country: string): TeamRef => {
  return { kind: 'national', name, country, state: null, gender: 'men', key: null }
}
const named = (competition: string, name: string): ImportRecord => {
  const origin = { file: 'leagues.json', line: 1 }
  return { record: 'competition', origin, competition, name, aliases: [], country: null, key: null }
}

it('follows from its matches, though the competition was first seen as a name', async () => {
  const of = (competition: string) => ({ edition: { competition, edition: '2022' }, round: null })
  const records = [
    named('eliminatorias_do_mundo', 'Eliminatórias'),
    named('copa_de_clubes', 'Copa de clubes'),
    named('so_um_nome', 'Só um nome'),
    match(nation('Brazil', 'BR'), nation('Chile', 'CL'), of('eliminatorias_do_mundo')),
    match(club('Flamengo', 'RJ'), club('Santos FC'), of('copa_de_clubes')),
  ]
  await runImport({ database }, importerOf('cbf', records), { source: NO_SOURCE })
  const rows = await database.selectFrom('competitions').select(['id', 'participants']).orderBy('id').execute()
  expect(rows).toEqual([
    { id: 'copa_de_clubes', participants: 'club' },
    { id: 'eliminatorias_do_mundo', participants: 'national' },
    { id: 'so_um_nome', participants: 'club' },
  ])
})
