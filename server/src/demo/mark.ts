import type { Transaction } from 'kysely'
import type { DB } from '../database/types.gen.ts'

/** Remembers that somebody removed the demonstration, or brought it back: a removed one is neither played nor loaded. */
export async function markDemonstration(
  transaction: Transaction<DB>,
  { removedAt }: { readonly removedAt: Date | null },
): Promise<void> {
  await transaction.updateTable('demonstration').set({ removed_at: removedAt }).execute()
}
