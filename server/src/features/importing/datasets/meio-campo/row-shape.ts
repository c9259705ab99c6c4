import type { Origin, RowRecord } from '../../records/records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'

/** Rows that follow one another mostly have the same columns: those share one list. */
export class RowShape {
  #columns: readonly string[] = []

  row(origin: Origin, table: unknown, row: unknown): RowRecord {
    if (typeof table !== 'string') throw new SourceError(origin, 'falta o nome da tabela.')
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw new SourceError(origin, 'a linha da tabela não é um objeto.')
    }
    const columns = Object.keys(row)
    const same = columns.length === this.#columns.length && columns.every((name, at) => name === this.#columns[at])
    if (!same) this.#columns = columns
    return { record: 'row', origin, table, columns: this.#columns, values: Object.values(row) as unknown[] }
  }
}

export function parseRow(origin: Origin, text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new SourceError(origin, 'a linha não é JSON, ou termina antes do fim.', { cause })
  }
}
