import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** Where every process hears that deliveries are due. */
export const DELIVERIES_CHANNEL = 'deliveries'

/** Heard when the transaction commits. Who misses it looks by itself a moment later. */
export async function notifyDeliveries(database: Queryable): Promise<void> {
  await sql`select pg_notify(${DELIVERIES_CHANNEL}, '')`.execute(database)
}
