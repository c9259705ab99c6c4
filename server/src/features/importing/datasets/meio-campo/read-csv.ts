import { csvRows, type Separator } from '../../../../platform/csv/csv-rows.ts'
import type { SourceFile } from '../../records/importer.ts'
import type { RowRecord } from '../../records/records.ts'
import { LIMITS, megabytes } from '../../sources/limits.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { textLines } from '../../sources/text-lines.ts'
import { valueOf } from './csv-cell.ts'

/**
 * A table's file of any size: a header and a row after the other. A spreadsheet program may have saved it again: with
 * another sign between the columns, and with empty columns and rows at the end.
 */
export async function* readCsv(file: SourceFile, table: string): AsyncGenerator<RowRecord> {
  let columns: readonly string[] | null = null
  for await (const { line, fields } of rowsOf(file)) {
    const origin = { file: file.path, line }
    if (columns === null) {
      columns = fields.slice(0, fields.findLastIndex((name) => name !== '') + 1)
      if (new Set(columns).size < columns.length) throw new SourceError(origin, 'o cabeçalho repete uma coluna.')
      continue
    }
    const surplus = fields.slice(columns.length)
    if (fields.every((cell) => cell === '')) continue
    if (fields.length < columns.length || surplus.some((cell) => cell !== '')) {
      throw new SourceError(origin, `a linha tem ${fields.length} colunas; o cabeçalho tem ${columns.length}.`)
    }
    const values = fields.slice(0, columns.length).map((cell) => valueOf(cell, origin))
    yield { record: 'row', origin, table, columns, values }
  }
  if (columns === null) throw new SourceError({ file: file.path, line: null }, 'o arquivo está vazio.')
}

/** A row may go on over several lines: it ends where its quotes are even. */
async function* rowsOf(file: SourceFile) {
  let line = 0
  let begun: string[] = []
  let length = 0
  let open = false
  let separator: Separator | null = null
  for await (const lines of textLines(file)) {
    for (const next of lines) {
      if (begun.length === 0) line = next.line
      separator ??= separatorOf(next.text)
      if (separator === null) continue
      begun.push(next.text)
      length += next.text.length
      if (hasOddQuotes(next.text)) open = !open
      if (open && length > LIMITS.lineBytes) {
        const reason = `as aspas abertas nesta linha não se fecham em ${megabytes(LIMITS.lineBytes)}.`
        throw new SourceError({ file: file.path, line }, reason)
      }
      if (open) continue
      const row = begun.join('\n').replace(/\r$/, '')
      begun = []
      length = 0
      for (const { fields } of csvRows(file.path, row, separator)) yield { line, fields }
    }
  }
  if (open) throw new SourceError({ file: file.path, line }, 'as aspas abertas nesta linha nunca se fecham.')
}

const SEPARATORS: Readonly<Record<string, Separator>> = { ',': ',', ';': ';', '\t': '\t', '|': '|' }

/** The first sign of the header that no column's name has; null for a line before it: empty, or `sep=;`. */
function separatorOf(header: string): Separator | null {
  if (/^\uFEFF?(?:sep=.)?\s*$/i.test(header)) return null
  return SEPARATORS[/[,;\t|]/.exec(header)?.[0] ?? ','] ?? ','
}

function hasOddQuotes(text: string): boolean {
  let odd = false
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd
  return odd
}
