import type { Queryable } from '../../database/database.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * Keys and webhooks outlive a session, and a second factor outlives a new password: only an account whose mailbox is known
 * to be its owner's may make them.
 */
export async function refuseUnconfirmed(database: Queryable, userId: string): Promise<void> {
  const { email_confirmed_at: confirmedAt } = await database
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (confirmedAt === null) throw new AppError('email_unconfirmed')
}
