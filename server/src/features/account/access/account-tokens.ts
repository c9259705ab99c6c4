import { sha256Hex } from '@meio-campo/contract/rules'
import type { Queryable } from '../../../database/database.ts'
import { randomSecret } from '../../../platform/secrets/random.ts'

export type Purpose = 'reset' | 'confirm'

export const LIFETIME_MINUTES: Record<Purpose, number> = { reset: 30, confirm: 3 * 24 * 60 }

/** Makes the secret of a link. It is kept only as a hash; the link itself is in the mail and nowhere else. */
export async function createAccountToken(
  database: Queryable,
  purpose: Purpose,
  user: { readonly id: string; readonly email: string },
  now: Date,
): Promise<string> {
  const token = randomSecret()
  await database
    .insertInto('account_tokens')
    .values({
      token_hash: await sha256Hex(token),
      user_id: user.id,
      purpose,
      email: user.email,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MINUTES[purpose] * 60_000),
    })
    .execute()
  return token
}

/** Spends a link: the row is gone, so of two clicks at once exactly one gets it. */
export async function spendAccountToken(database: Queryable, purpose: Purpose, token: string, now: Date) {
  return database
    .deleteFrom('account_tokens')
    .where('token_hash', '=', await sha256Hex(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst()
}
