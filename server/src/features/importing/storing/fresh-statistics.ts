import { sql, type Transaction } from 'kysely'
import { withNameTables } from '../../../database/name-tables.ts'
import type { DB } from '../../../database/types.gen.ts'

const FIRST_AFTER_ROWS = 4000

/**
 * Tables that grow from nothing within one transaction. What the database plans for empty tables, and its triggers keep
 * planning, reads all of a table for every few rows; so the statistics are renewed whenever the rows have doubled.
 */
export class FreshStatistics {
  readonly #transaction: Transaction<DB>
  readonly #rows = new Map<string, number>()
  readonly #known = new Map<string, number>()

  constructor(transaction: Transaction<DB>) {
    this.#transaction = transaction
  }

  async note(table: string, rows: number): Promise<void> {
    const total = (this.#rows.get(table) ?? 0) + rows
    this.#rows.set(table, total)
    if (total < 2 * (this.#known.get(table) ?? FIRST_AFTER_ROWS / 2)) return
    this.#known.set(table, total)
    // Every change is noted in `pending_changes` too, by triggers.
    const tables = [...withNameTables([table]), 'pending_changes'].map((name) => sql.table(name))
    await sql`analyze ${sql.join(tables)}`.execute(this.#transaction)
  }
}
