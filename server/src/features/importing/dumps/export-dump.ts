import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { withholdsData } from '../../../platform/callers/passable-reads.ts'
import type { DumpWriter } from './dump-writer.ts'
import { readTableShapes, type TableShape } from './table-shape.ts'

const ROWS_PER_FETCH = 2000

/**
 * Writes every table as it was at one moment, in an order that is the same every time, without what may not be passed on.
 * Says how many rows there were.
 */
export async function exportDump(
  database: Database,
  writer: DumpWriter,
  onProgress: (progress: { table: string; rows: number }) => void = () => undefined,
): Promise<number> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await sql`set local timezone = 'UTC'`.execute(transaction)
      let rows = 0
      const shapes = await readTableShapes(transaction)
      if (await withholdsData(transaction)) await sql`set local search_path = passable, public`.execute(transaction)
      for (const shape of shapes.values()) {
        await writer.begin(shape)
        for await (const batch of rowsOf(transaction, shape)) {
          await writer.rows(batch)
          rows += batch.length
          onProgress({ table: shape.table, rows })
        }
        await writer.end()
      }
      return rows
    })
}

/** Rows as JSON text made by the database, some at a time. */
async function* rowsOf(transaction: Transaction<DB>, shape: TableShape): AsyncGenerator<readonly string[]> {
  const { table, columns } = shape
  await sql`
    declare dump_rows no scroll cursor for
    select row_to_json(r)::text as row
    from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}) as r
    order by ${sql.join(orderOf(shape))}`.execute(transaction)
  for (;;) {
    const fetch = sql<{ row: string }>`fetch ${sql.lit(ROWS_PER_FETCH)} from dump_rows`
    const { rows } = await fetch.execute(transaction)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < ROWS_PER_FETCH) break
  }
  await sql`close dump_rows`.execute(transaction)
}

/** By number, else by key and then by all that is text: by bytes, whatever language the database was made in. */
function orderOf({ columns, key, numbered, textColumns }: TableShape) {
  const known = numbered ? ['id'] : key.filter((column) => columns.includes(column))
  const rest = numbered ? [] : columns.filter((column) => textColumns.has(column) && !known.includes(column))
  return [...known, ...rest].map((column) =>
    textColumns.has(column) ? sql`${sql.ref(`r.${column}`)} collate "C"` : sql`${sql.ref(`r.${column}`)}`,
  )
}
