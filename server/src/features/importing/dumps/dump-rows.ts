import { sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '../../../database/types.gen.ts'
import { shorten } from '../../../platform/csv/cells.ts'
import type { Origin, RowRecord } from '../records/records.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import { FreshStatistics } from '../storing/fresh-statistics.ts'
import { refuseMixing } from './demonstration-rows.ts'
import { refusalReason } from './refusal-reason.ts'
import { readTableShapes, type TableShape } from './table-shape.ts'
import { writeRows, type RowOutcomes } from './write-rows.ts'

export interface DumpBatch {
  readonly shape: TableShape
  readonly columns: readonly string[]
  readonly rows: readonly DumpRow[]
}

interface DumpRow {
  readonly origin: Origin
  readonly values: readonly unknown[]
}

const ROWS_PER_STATEMENT = 2000

/**
 * Rows of a dump on their way into the database. A dump is one thing: the first row that cannot be used refuses all of
 * it, with its line and the reason.
 */
export class DumpRows {
  readonly #transaction: Transaction<DB>
  readonly #statistics: FreshStatistics
  readonly #onWritten: (outcomes: RowOutcomes) => void
  #shapes: ReadonlyMap<string, TableShape> | null = null
  #table = ''
  #shape: TableShape | null = null
  #columns: readonly string[] = []
  #rows: DumpRow[] = []
  #last: Origin = { file: '', line: null }

  constructor(transaction: Transaction<DB>, onWritten: (outcomes: RowOutcomes) => void) {
    this.#transaction = transaction
    this.#statistics = new FreshStatistics(transaction)
    this.#onWritten = onWritten
  }

  async take({ origin, table, columns, values }: RowRecord): Promise<void> {
    if (table !== this.#table || columns !== this.#columns || this.#shape === null) {
      await this.#flush()
      this.#shape = await this.#checked(origin, table, columns)
      this.#table = table
      this.#columns = columns
    }
    this.#rows.push({ origin, values })
    this.#last = origin
    if (this.#rows.length >= ROWS_PER_STATEMENT) await this.#flush()
  }

  async finish(): Promise<void> {
    if (this.#shapes === null) return
    await this.#flush()
    try {
      await sql`set constraints all immediate`.execute(this.#transaction)
    } catch (error) {
      throw new SourceError({ file: this.#last.file, line: null }, refusalReason(error), { cause: error })
    }
  }

  async #checked(origin: Origin, table: string, columns: readonly string[]): Promise<TableShape> {
    const shape = (await this.#load()).get(table)
    if (!shape) throw new SourceError(origin, `a tabela “${shorten(table)}” não é de um dump.`)
    const unknown = columns.find((column) => !shape.columns.includes(column))
    if (unknown !== undefined) throw new SourceError(origin, `${table} não tem a coluna “${shorten(unknown)}”.`)
    const missing = shape.key.find((column) => shape.columns.includes(column) && !columns.includes(column))
    if (missing !== undefined) throw new SourceError(origin, `falta a coluna ${missing} de ${table}.`)
    return shape
  }

  async #load(): Promise<ReadonlyMap<string, TableShape>> {
    if (this.#shapes) return this.#shapes
    this.#shapes = await readTableShapes(this.#transaction)
    // A row may come before the row of its own table that it refers to; this is checked at the end.
    await sql`set constraints ties_next_tie_id_fkey, confederations_parent_id_fkey deferred`.execute(this.#transaction)
    return this.#shapes
  }

  async #flush(): Promise<void> {
    const rows = this.#rows
    this.#rows = []
    if (rows.length === 0 || this.#shape === null) return
    const batch: DumpBatch = { shape: this.#shape, columns: this.#columns, rows }
    await this.#write(batch)
    await this.#statistics.note(this.#shape.table, rows.length)
  }

  /** All at once; where the database refuses, in halves, until the row is found that it refuses. */
  async #write(batch: DumpBatch): Promise<void> {
    await sql`savepoint dump_rows`.execute(this.#transaction)
    try {
      await refuseMixing(this.#transaction, batch)
      const outcomes = await writeRows(this.#transaction, batch)
      await sql`release savepoint dump_rows`.execute(this.#transaction)
      this.#onWritten(outcomes)
    } catch (error) {
      if (!isRefusal(error)) throw error
      await sql`rollback to savepoint dump_rows`.execute(this.#transaction)
      const [first, second] = batch.rows
      if (first && !second) throw new SourceError(first.origin, refusalReason(error), { cause: error })
      const middle = Math.ceil(batch.rows.length / 2)
      await this.#write({ ...batch, rows: batch.rows.slice(0, middle) })
      await this.#write({ ...batch, rows: batch.rows.slice(middle) })
    }
  }
}

/** What is wrong with the rows, and not with the database: bad values, broken rules, a row met twice. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^2[123]/.test(error.code ?? '')
}
