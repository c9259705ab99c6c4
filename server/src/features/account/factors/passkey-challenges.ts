import type { Queryable } from '../../../database/database.ts'
import { randomId } from '../../../platform/secrets/random.ts'

const LIFETIME_MS = 5 * 60_000

type Purpose = 'sign_in' | 'create' | 'prove'

/** Stores a challenge with its user and purpose. */
export async function keepChallenge(
  database: Queryable,
  purpose: Purpose,
  userId: string | null,
  challenge: string,
  now: Date,
): Promise<string> {
  const id = randomId('ch')
  await database
    .insertInto('passkey_challenges')
    .values({ id, challenge, purpose, user_id: userId, expires_at: new Date(now.getTime() + LIFETIME_MS) })
    .execute()
  return id
}

/** Takes a challenge out: an answer to it is looked at once, whether it is right or wrong. */
export async function takeChallenge(
  database: Queryable,
  purpose: Purpose,
  userId: string | null,
  id: string,
  now: Date,
): Promise<string | null> {
  const taken = await database
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return taken?.challenge ?? null
}
