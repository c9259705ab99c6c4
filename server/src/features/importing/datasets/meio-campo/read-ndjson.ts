import type { SourceFile } from '../../records/importer.ts'
import type { RowRecord } from '../../records/records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { textLines } from '../../sources/text-lines.ts'
import { parseRow, RowShape } from './row-shape.ts'

/** `{"table": "teams", "row": {…}}`, one on each line. */
export async function* readNdjson(file: SourceFile): AsyncGenerator<RowRecord> {
  const shape = new RowShape()
  for await (const lines of textLines(file)) {
    for (const { line, text } of lines) {
      if (text.trim() === '') continue
      const origin = { file: file.path, line }
      const value = parseRow(origin, text)
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new SourceError(origin, 'a linha não é um objeto.')
      }
      const found = new Map<string, unknown>(Object.entries(value))
      yield shape.row(origin, found.get('table'), found.get('row'))
    }
  }
}
