import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { until } from './until.ts'

/**
 * Makes the started work wait for this table, and cuts the waiting connection, like a restart of the database in the
 * middle of a transaction.
 */
export async function cutWhileWaiting(database: Database, table: string, begin: () => Promise<unknown>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction)
    await begin()
    await until(async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_locks
        where not granted and relation = ${table}::regclass`.execute(transaction)
      return rows.length > 0
    })
  })
}
