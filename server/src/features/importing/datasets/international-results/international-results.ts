import { SourceError } from '../../../../platform/csv/source-error.ts'
import { findTables, foldersWith, getTable, type TableText } from '../../sources/find-tables.ts'
import type { Table } from '../../sources/read-table.ts'
import type { Importer, Source } from '../../records/importer.ts'
import type { ImportRecord } from '../../records/records.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { mapRows } from './map.ts'
import { genderOf, type Gender } from './tournaments.ts'
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
    const read = new Map<Gender, TableText>()
    for (const folder of await foldersWith(source, 'results.csv')) {
      try {
        yield* await readFolder(folder, read)
      } catch (error) {
        yield refusalOf(error)
      }
    }
  },
}

/** Of each dataset one: men's and women's may lie side by side, two of the same only where they are equal. */
async function readFolder(folder: Source, read: Map<Gender, TableText>): Promise<readonly ImportRecord[]> {
  const tables = await findTables(folder, TABLES)
  const own = getTable(tables, 'results.csv')
  const results = readTableText(own, readResults)
  const gender = genderOf(own.path, results.rows)
  const before = read.get(gender)
  if (before?.text === own.text) return []
  if (before) throw new SourceError({ file: own.path, line: null }, `a tabela já foi lida em ${before.path}.`)
  read.set(gender, own)
  const goals = readTableText(tables.get('goalscorers.csv'), readGoals)
  const shootouts = readTableText(tables.get('shootouts.csv'), readShootouts)
  const formerNames = readTableText(tables.get('former_names.csv'), readFormerNames)
  const rows = {
    results: results.rows,
    goals: goals.rows,
    shootouts: shootouts.rows,
    formerNames: formerNames.rows,
    gender,
  }
  return [...[results, goals, shootouts, formerNames].flatMap(({ rejections }) => rejections), ...mapRows(rows)]
}

function readTableText<Row>(
  table: TableText | undefined,
  read: (file: string, text: string) => Table<Row>,
): Table<Row> {
  return table ? read(table.path, table.text) : { rows: [], rejections: [] }
}
