import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

export interface ActiveAdmin {
  readonly id: string
  /** Their account is about to be deleted. */
  readonly leaving: boolean
}

/**
 * All active admins. Locked in one order, so that the second of two concurrent demotions waits and then counts without
 * the first's.
 */
export async function lockActiveAdmins(transaction: Transaction<DB>): Promise<readonly ActiveAdmin[]> {
  const rows = await transaction
    .selectFrom('users')
    .select(['id', 'deletes_at'])
    .where('admin', '=', true)
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id, deletes_at }) => ({ id, leaving: deletes_at !== null }))
}

/** How many admins there would be without this one. */
export function countStaying(admins: readonly ActiveAdmin[], without: string): number {
  return admins.filter(({ id, leaving }) => id !== without && !leaving).length
}
