import type { Origin, Rejection } from '../records/records.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import { Cells, RowError } from '../../../platform/csv/cells.ts'
import { csvRows } from '../../../platform/csv/csv-rows.ts'

export interface Table<Row> {
  readonly rows: readonly Row[]
  readonly rejections: readonly Rejection[]
}

export interface TableFormat<Column extends string, Row> {
  readonly columns: readonly Column[]
  readonly parse: (cells: Cells<Column>, origin: Origin) => Row
}

/**
 * A CSV table with a header. A row that cannot be used is rejected and the others go on; without the columns that are
 * needed there is no telling what the rows mean, so the file is refused. Columns that are not asked for are left alone.
 */
export function readTable<Column extends string, Row>(
  file: string,
  text: string,
  format: TableFormat<Column, Row>,
): Table<Row> {
  const rows: Row[] = []
  const rejections: Rejection[] = []
  let index: Map<string, number> | null = null
  for (const { line, fields } of csvRows(file, text)) {
    const origin: Origin = { file, line }
    if (index === null) {
      index = columnIndex(origin, fields, format.columns)
      continue
    }
    const reason = widthProblem(fields.length, index.size)
    if (reason !== null) {
      rejections.push({ record: 'rejection', origin, reason })
      continue
    }
    try {
      rows.push(format.parse(new Cells(index, fields), origin))
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      rejections.push({ record: 'rejection', origin, reason: error.message })
    }
  }
  if (index === null) throw new SourceError({ file, line: null }, 'o arquivo está vazio.')
  return { rows, rejections }
}

function columnIndex(origin: Origin, header: readonly string[], columns: readonly string[]): Map<string, number> {
  const index = new Map(header.map((name, position) => [name.trim(), position]))
  if (index.size < header.length) throw new SourceError(origin, 'o cabeçalho repete uma coluna.')
  const missing = columns.filter((column) => !index.has(column))
  if (missing.length === 0) return index
  throw new SourceError(origin, `faltam no cabeçalho: ${missing.join(', ')}.`)
}

function widthProblem(found: number, wanted: number): string | null {
  return found === wanted ? null : `a linha tem ${found} colunas; o cabeçalho tem ${wanted}.`
}
