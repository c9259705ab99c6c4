import type { Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'
import { AppError } from '../errors/app-error.ts'

/** Keys and webhooks outlive a session: only an account whose mailbox is known to be its owner's may make them. */
export async function refuseUnconfirmed(transaction: Transaction<DB>, userId: string): Promise<void> {
  const { email_confirmed_at: confirmedAt } = await transaction
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (confirmedAt === null) throw new AppError('email_unconfirmed')
}
