import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { hasFactor } from '../../../platform/callers/factor-due.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

/** What the user has proved: password and factor, or a passkey. */
export type Proof = { readonly passwordHash: string; readonly passedFactor: boolean } | { readonly passkeyId: string }

/**
 * Checks the proof again, because it may have been revoked since: checking a password takes a while, and its owner may
 * be changing it at this moment to lock an attacker out. The check takes the same lock as every revocation, which ends
 * the sessions afterwards.
 */
export async function refuseEnded(transaction: Transaction<DB>, userId: string, proof: Proof): Promise<void> {
  if ('passkeyId' in proof) {
    const passkey = await transaction
      .selectFrom('passkeys')
      .select('id')
      .where('id', '=', proof.passkeyId)
      .forKeyShare()
      .executeTakeFirst()
    if (!passkey) throw new AppError('passkey_refused')
  }
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
  // Read after the lock, so that earlier changes by others are visible.
  const user = await transaction
    .selectFrom('users')
    .select(['password_hash', 'blocked_at', hasFactor.as('hasFactor')])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new AppError('wrong_credentials')
  if ('passwordHash' in proof) {
    if (user.password_hash !== proof.passwordHash) throw new AppError('wrong_credentials')
    if (user.hasFactor && !proof.passedFactor) throw new AppError('second_factor_required')
  }
  if (user.blocked_at) throw new AppError('blocked')
}
