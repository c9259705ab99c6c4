import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** What tells of a part, in the place of a dataset's file, that people have written it. */
export const BY_HAND = 'mesa'

export type HandPart = 'events' | 'lineups' | 'officials'

/**
 * From now on people run this match: the demonstration does not play it any further, and of the part they have written
 * no import makes another.
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

/** What moves by itself, such as a running clock, belongs to nobody's edit: an undo must not trip over it. */
export async function quietly(transaction: Transaction<DB>, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ edit: string }>`
    select coalesce(current_setting('meio_campo.edit', true), '') as edit`.execute(transaction)
  await sql`select set_config('meio_campo.edit', '', true)`.execute(transaction)
  await work()
  await sql`select set_config('meio_campo.edit', ${rows[0]!.edit}, true)`.execute(transaction)
}
