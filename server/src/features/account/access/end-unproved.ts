import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/**
 * Ends what was made on an account before anybody proved that its mailbox is theirs. Whoever registered somebody else's
 * address could have left keys and webhooks there, and read along after the owner took the account over.
 */
export async function endUnproved(
  transaction: Transaction<DB>,
  userId: string,
  provedAt: Date,
  now: Date,
): Promise<void> {
  const keys = await transaction
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('created_at', '<=', provedAt)
    .returning('id')
    .execute()
  if (keys.length > 0)
    await transaction
      .updateTable('api_key_secrets')
      .set({ expires_at: sql<Date>`least(expires_at, ${now}::timestamptz)` })
      .where(
        'key_id',
        'in',
        keys.map(({ id }) => id),
      )
      .execute()
  for (const table of ['webhooks', 'calendar_subscriptions', 'push_subscriptions'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', userId).where('created_at', '<=', provedAt).execute()
}

/**
 * Of an account whose present address nobody had proved: a passkey signs in alone, an app with codes would keep the owner
 * out, and a sign-in from a device that is known is told to nobody. Factors of a proved account stay: the mailbox alone
 * does not undo them.
 */
export async function endUnprovedFactors(transaction: Transaction<DB>, userId: string): Promise<void> {
  for (const table of ['passkeys', 'totp_factors', 'recovery_codes', 'known_devices', 'known_networks'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
}
