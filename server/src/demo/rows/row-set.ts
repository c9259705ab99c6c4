import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'

export type Row = Readonly<Record<string, unknown>>
/** Rows by table, in the order in which foreign keys let them in. Rows of one table all have the same columns. */
export type RowSet = readonly (readonly [keyof DB, readonly Row[]])[]

const ROWS_PER_STATEMENT = 5000

/** One statement per table and some thousand rows; says how many rows went in. */
export async function insertRowSet(
  transaction: Transaction<DB>,
  set: RowSet,
  isFresh: (table: keyof DB) => boolean = () => false,
): Promise<number> {
  let count = 0
  for (const [table, rows] of set) count += await insertRows(transaction, table, rows, isFresh(table))
  return count
}

/**
 * One parameter, whatever the number of rows; the table's own types read the values. What is there already stays; where
 * nothing can be, not looking for it saves a fifth of the time.
 */
export async function insertRows(
  transaction: Transaction<DB>,
  table: keyof DB,
  rows: readonly Row[],
  isFresh = false,
): Promise<number> {
  const again = isFresh ? sql`` : sql`on conflict do nothing`
  let count = 0
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const some = rows.slice(from, from + ROWS_PER_STATEMENT)
    const columns = sql.join(Object.keys(some[0]!).map((column) => sql.ref(column)))
    const done = await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(some)}::json)
      ${again}`.execute(transaction)
    count += Number(done.numAffectedRows ?? 0n)
  }
  return count
}

/** Sets all given columns but the id, by id. */
export async function updateRows(transaction: Transaction<DB>, table: keyof DB, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!).filter((column) => column !== 'id')
  const changes = columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`)
  await sql`
    update ${sql.table(table)} as t set ${sql.join(changes)}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as r
    where t.id = r.id`.execute(transaction)
}
