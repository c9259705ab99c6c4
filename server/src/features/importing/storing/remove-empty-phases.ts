import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** A better source may have moved every match of a phase elsewhere: what is left of it would only mislead. */
export async function removeEmptyPhases(transaction: Transaction<DB>, editions: readonly string[]): Promise<void> {
  if (editions.length === 0) return
  const inEditions = sql`phase_id in (select id from phases where edition_id = any (${editions}::text[]))`
  for (const [table, column] of [
    ['ties', 'tie_id'],
    ['rounds', 'round_id'],
    ['groups', 'group_id'],
  ] as const) {
    await sql`
      delete from ${sql.table(table)} as t where ${inEditions}
        and not exists (select 1 from matches where ${sql.ref(`matches.${column}`)} = t.id)`.execute(transaction)
  }
  await sql`
    delete from phases as p where edition_id = any (${editions}::text[])
      and not exists (select 1 from matches where phase_id = p.id)
      and not exists (select 1 from deductions where phase_id = p.id)`.execute(transaction)
}
