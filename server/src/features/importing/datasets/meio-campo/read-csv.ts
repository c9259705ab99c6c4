import { csvRows } from '../../../../platform/csv/csv-rows.ts'
import type { SourceFile } from '../../records/importer.ts'
import type { RowRecord } from '../../records/records.ts'
import { LIMITS, megabytes } from '../../sources/limits.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { textLines } from '../../sources/text-lines.ts'
import { valueOf } from './csv-cell.ts'

/** A table's file of any size: a header and a row after the other. */
export async function* readCsv(file: SourceFile, table: string): AsyncGenerator<RowRecord> {
  let columns: readonly string[] | null = null
  for await (const { line, fields } of rowsOf(file)) {
    const origin = { file: file.path, line }
    if (columns === null) {
      columns = fields
      if (new Set(columns).size < columns.length) throw new SourceError(origin, 'o cabeçalho repete uma coluna.')
      continue
    }
    if (fields.length !== columns.length) {
      throw new SourceError(origin, `a linha tem ${fields.length} colunas; o cabeçalho tem ${columns.length}.`)
    }
    const values = fields.map((cell) => valueOf(cell, origin))
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
  for await (const lines of textLines(file)) {
    for (const next of lines) {
      if (begun.length === 0) line = next.line
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
      for (const { fields } of csvRows(file.path, row)) yield { line, fields }
    }
  }
  if (open) throw new SourceError({ file: file.path, line }, 'as aspas abertas nesta linha nunca se fecham.')
}

function hasOddQuotes(text: string): boolean {
  let odd = false
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd
  return odd
}
