import type { Importer, SourceFile } from '../../records/importer.ts'
import type { ImportRecord } from '../../records/records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readNdjson } from './read-ndjson.ts'
import { DUMP_TABLES } from './tables.ts'

/** Our own dump, as `npm run export` writes it. */
export const meioCampo: Importer = {
  id: 'meio-campo',
  title: 'Dump do Meio-Campo',
  licence: null,
  async *read(source): AsyncGenerator<ImportRecord> {
    const parts: Part[] = []
    for await (const file of source.files()) {
      const part = partOf(file)
      if (part) parts.push(part)
      else yield { record: 'warning', origin: { file: file.path, line: null }, reason: 'não faz parte de um dump.' }
    }
    if (parts.length === 0) {
      throw new SourceError({ file: '.', line: null }, 'não há nenhum arquivo de dump (.csv, .json ou .ndjson).')
    }
    for (const part of parts.toSorted((a, b) => a.place - b.place)) yield* part.read()
  },
}

interface Part {
  /** Tables in files of their own are read in the order of the tables. */
  readonly place: number
  read(): AsyncIterable<ImportRecord>
}

function partOf(file: SourceFile): Part | null {
  const [, name = '', kind = ''] = /^(?:.*\/)?([^/]+)\.(csv|json|ndjson|jsonl)$/i.exec(file.path) ?? []
  switch (kind.toLowerCase()) {
    case 'csv':
      return { place: DUMP_TABLES.findIndex((table) => table === name), read: () => readCsv(file, name) }
    case 'json':
      return { place: 0, read: () => readJson(file) }
    case 'ndjson':
    case 'jsonl':
      return { place: 0, read: () => readNdjson(file) }
    default:
      return null
  }
}
