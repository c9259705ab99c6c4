import type { Queryable } from '../../../database/database.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { findTotpStep } from './totp.ts'

/** What the vault seals the secrets of apps for. */
export const TOTP_SECRET = 'totp secret'

/** How a given code was right: by the app, or as one of the recovery codes, which is then spent. Null: it was wrong. */
export async function spendCode(
  database: Queryable,
  vault: Vault,
  userId: string,
  code: string,
  now: Date,
): Promise<'app' | 'recovery' | null> {
  const plain = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(plain)) return (await spendRecoveryCode(database, userId, plain)) ? 'recovery' : null
  return (await spendTotpCode(database, vault, userId, plain, now, { confirmed: true })) ? 'app' : null
}

/** Accepts each code of the app once: the step is taken in the same statement that looks whether it is still free. */
export async function spendTotpCode(
  database: Queryable,
  vault: Vault,
  userId: string,
  code: string,
  now: Date,
  { confirmed }: { readonly confirmed: boolean },
): Promise<boolean> {
  const factor = await database
    .selectFrom('totp_factors')
    .select(['secret_sealed', 'last_step'])
    .where('user_id', '=', userId)
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!factor) return false
  const secret = vault.unseal(TOTP_SECRET, factor.secret_sealed)
  const step = findTotpStep(secret, code, now, Number(factor.last_step))
  if (step === null) return false
  const taken = await database
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret_sealed', '=', factor.secret_sealed)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}
