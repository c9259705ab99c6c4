import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'

/** From now on people run this match: the demonstration does not play it any further. */
export async function takeOver(transaction: Transaction<DB>, matchId: string, now: Date): Promise<void> {
  await quietly(transaction, () =>
    transaction
      .updateTable('matches')
      .set({ desk_at: now })
      .where('id', '=', matchId)
      .where('desk_at', 'is', null)
      .execute(),
  )
}

/** What moves by itself, such as a running clock, belongs to nobody's edit: an undo must not trip over it. */
export async function quietly(transaction: Transaction<DB>, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ edit: string }>`
    select coalesce(current_setting('meio_campo.edit', true), '') as edit`.execute(transaction)
  await sql`select set_config('meio_campo.edit', '', true)`.execute(transaction)
  await work()
  await sql`select set_config('meio_campo.edit', ${rows[0]!.edit}, true)`.execute(transaction)
}
