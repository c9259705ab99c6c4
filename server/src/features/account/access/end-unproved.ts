import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/**
 * Ends what was created on an account before its mailbox was confirmed. An attacker who registered another person's
 * address could have left keys and webhooks there, and would keep access after the owner took the account over.
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
 * For an account whose present address was never confirmed: a passkey signs in alone, a TOTP app would lock the owner
 * out, and a sign-in from a known device sends no notice. Factors of a confirmed account stay, because access to the
 * mailbox alone must not remove them.
 */
export async function endUnprovedFactors(transaction: Transaction<DB>, userId: string): Promise<void> {
  for (const table of ['passkeys', 'totp_factors', 'recovery_codes', 'known_devices', 'known_networks'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
}
