import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { hasFactor } from '../../../platform/callers/factor-due.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

/** By what somebody has shown who they are. */
export type Proof = { readonly passwordHash: string; readonly passedFactor: boolean } | { readonly passkeyId: string }

/**
 * What was right when it was checked may have ended since: a password takes a while to check, and its owner may be
 * changing it at this moment to put somebody out. Looked at again under a lock that whoever ends it takes first, and ends
 * the sessions after.
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
  // After the lock, so that what another had changed before it is seen.
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
