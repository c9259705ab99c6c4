import { findTables, getTable } from '../../sources/find-tables.ts'
import type { Importer } from '../../records/importer.ts'
import type { ImportRecord } from '../../records/records.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { mapResults } from './map.ts'
import { readResults } from './read.ts'

/** Results of the Brasileirão since 2003, from williamorim/brasileirao. */
export const brasileirao: Importer = {
  id: 'brasileirao',
  title: 'Resultados do Brasileirão (williamorim/brasileirao)',
  licence: {
    name: 'MIT',
    attribution: 'Brasileirão results: brasileirao, © 2021 William Nilson de Amorim, MIT License.',
    shareAlike: false,
  },
  async *read(source): AsyncGenerator<ImportRecord> {
    try {
      const { path, text } = getTable(await findTables(source, ['matches.csv']), 'matches.csv')
      const { rows, rejections } = readResults(path, text)
      yield* rejections
      yield* mapResults(rows)
    } catch (error) {
      yield refusalOf(error)
    }
  },
}
