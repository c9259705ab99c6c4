import type { Origin, Rejection } from '../records/records.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import { Cells, RowError } from '../../../platform/csv/cells.ts'
import { csvRows, type Separator } from '../../../platform/csv/csv-rows.ts'

export interface Table<Row> {
  readonly rows: readonly Row[]
  readonly rejections: readonly Rejection[]
}

export interface TableFormat<Column extends string, Row> {
  readonly columns: readonly Column[]
  readonly parse: (cells: Cells<Column>, origin: Origin) => Row
}

/**
 * A CSV table with a header. An unusable row is rejected and the others are read. If a required column is missing, the
 * rows have no meaning and the file is refused. Other columns are ignored.
 */
export function readTable<Column extends string, Row>(
  file: string,
  text: string,
  format: TableFormat<Column, Row>,
): Table<Row> {
  const rows: Row[] = []
  const rejections: Rejection[] = []
  let index: Map<string, number> | null = null
  let width = 0
  const monthFirst = writesMonthFirst(text)
  for (const { line, fields } of csvRows(file, text, separatorOf(text, format.columns))) {
    const origin: Origin = { file, line }
    if (index === null) {
      index = columnIndex(origin, fields, format.columns)
      width = fields.length
      continue
    }
    const reason = widthProblem(fields, width)
    if (reason !== null) {
      rejections.push({ record: 'rejection', origin, reason })
      continue
    }
    try {
      rows.push(format.parse(new Cells(index, fields, monthFirst), origin))
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      rejections.push({ record: 'rejection', origin, reason: error.message })
    }
  }
  if (index === null) throw new SourceError({ file, line: null }, 'o arquivo está vazio.')
  return { rows, rejections }
}

/** Where a table has 12/25/2019 and nowhere 25/12/2019, its days stand behind the months. */
function writesMonthFirst(text: string): boolean {
  let found = false
  for (const [, one, other] of text.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/\d{4}(?!\d)/g)) {
    if (Number(one) > 12) return false
    if (Number(other) > 12) found = true
  }
  return found
}

const SEPARATORS = [',', ';', '\t', '|'] as const satisfies readonly Separator[]

/** Spreadsheet programs also use other separators than the comma: the one that splits the header into its columns. */
function separatorOf(text: string, columns: readonly string[]): Separator {
  const header = /^\s*(.*)/.exec(text)?.[1] ?? ''
  const parted = (separator: Separator) => {
    const names = new Set(header.split(separator).map((name) => name.trim().replaceAll('"', '')))
    return columns.every((column) => names.has(column))
  }
  return SEPARATORS.find((separator) => parted(separator)) ?? ','
}

/** Of columns that are not asked for, two may have one name, or none. */
function columnIndex(origin: Origin, header: readonly string[], columns: readonly string[]): Map<string, number> {
  const names = header.map((name) => name.trim())
  if (columns.some((column) => names.indexOf(column) !== names.lastIndexOf(column))) {
    throw new SourceError(origin, 'o cabeçalho repete uma coluna.')
  }
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new SourceError(origin, `faltam no cabeçalho: ${missing.join(', ')}.`)
  return new Map(columns.map((column) => [column, names.indexOf(column)]))
}

/** Empty fields too many at the end of a row hold nothing. */
function widthProblem(fields: readonly string[], wanted: number): string | null {
  const found = fields.length
  if (found === wanted || (found > wanted && fields.slice(wanted).every((field) => field.trim() === ''))) return null
  return `a linha tem ${found} colunas; o cabeçalho tem ${wanted}.`
}
