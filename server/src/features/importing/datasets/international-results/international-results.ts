import { findTables, getTable, type TableText } from '../../sources/find-tables.ts'
import type { Table } from '../../sources/read-table.ts'
import type { Importer } from '../../records/importer.ts'
import type { ImportRecord } from '../../records/records.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { mapRows } from './map.ts'
import { genderOf } from './tournaments.ts'
import { readFormerNames, readGoals, readResults, readShootouts } from './read.ts'

const TABLES = ['results.csv', 'goalscorers.csv', 'shootouts.csv', 'former_names.csv'] as const

/** Men's full internationals since 1872, from martj42/international_results, and women's, from its sister dataset. */
export const internationalResults: Importer = {
  id: 'international-results',
  title: 'Jogos de seleções (martj42/international_results)',
  licence: {
    name: 'CC0 1.0',
    attribution: 'International results: martj42/international_results (CC0).',
    shareAlike: false,
  },
  /** The tables are one whole: with one of them broken, nothing is read. Results alone are fine. */
  async *read(source): AsyncGenerator<ImportRecord> {
    try {
      const tables = await findTables(source, TABLES)
      const results = readTableText(getTable(tables, 'results.csv'), readResults)
      const goals = readTableText(tables.get('goalscorers.csv'), readGoals)
      const shootouts = readTableText(tables.get('shootouts.csv'), readShootouts)
      const formerNames = readTableText(tables.get('former_names.csv'), readFormerNames)
      for (const { rejections } of [results, goals, shootouts, formerNames]) yield* rejections
      yield* mapRows({
        results: results.rows,
        goals: goals.rows,
        shootouts: shootouts.rows,
        formerNames: formerNames.rows,
        gender: genderOf(getTable(tables, 'results.csv').path, results.rows),
      })
    } catch (error) {
      yield refusalOf(error)
    }
  },
}

function readTableText<Row>(
  table: TableText | undefined,
  read: (file: string, text: string) => Table<Row>,
): Table<Row> {
  return table ? read(table.path, table.text) : { rows: [], rejections: [] }
}
