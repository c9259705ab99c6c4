import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** Stored as the source of a part that was entered by hand, in place of a dataset's file. */
export const BY_HAND = 'mesa'

export type HandPart = 'events' | 'lineups' | 'officials'

/**
 * Marks a match as run by hand: the demonstration stops playing it, and imports no longer write the given part.
 */
export async function takeOver(
  transaction: Transaction<DB>,
  matchId: string,
  now: Date,
  part?: HandPart,
): Promise<void> {
  await quietly(transaction, async () => {
    await transaction
      .updateTable('matches')
      .set({ desk_at: now })
      .where('id', '=', matchId)
      .where('desk_at', 'is', null)
      .execute()
    if (!part) return
    await transaction
      .updateTable('matches')
      .set({ [`${part}_source`]: BY_HAND })
      .where('id', '=', matchId)
      .where(`${part}_source`, 'is distinct from', BY_HAND)
      .execute()
  })
}

/** Writes without recording an edit: automatic changes, such as a running clock, must not block an undo. */
export async function quietly(transaction: Transaction<DB>, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ edit: string }>`
    select coalesce(current_setting('meio_campo.edit', true), '') as edit`.execute(transaction)
  await sql`select set_config('meio_campo.edit', '', true)`.execute(transaction)
  await work()
  await sql`select set_config('meio_campo.edit', ${rows[0]!.edit}, true)`.execute(transaction)
}
