import type { RecordKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** The old address leads to the kept record; redirects to the old one are changed to the kept one. */
export async function redirect(
  transaction: Transaction<DB>,
  kind: RecordKind,
  from: string,
  into: string,
): Promise<void> {
  await sql`update redirects set new_id = ${into} where kind = ${kind} and new_id = ${from}`.execute(transaction)
  await sql`
    insert into redirects (kind, old_id, new_id) values (${kind}, ${from}, ${into})
    on conflict (kind, old_id) do update set new_id = excluded.new_id`.execute(transaction)
}
