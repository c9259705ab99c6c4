import { sha256Hex } from '@meio-campo/contract/rules'
import type { Queryable } from '../../../database/database.ts'
import { randomText } from '../../../platform/secrets/random.ts'

const CODES = 10
/** Six groups of four: 120 random bits, for which a fast hash is enough. */
const CHARACTERS = 24

/** Replaces the recovery codes of an account: the only time the new ones are seen outside their hashes. */
export async function replaceRecoveryCodes(database: Queryable, userId: string, now: Date): Promise<string[]> {
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const codes = Array.from({ length: CODES }, () => randomText(CHARACTERS))
  const rows = await Promise.all(
    codes.map(async (code) => ({ code_hash: await hashCode(userId, code), user_id: userId, created_at: now })),
  )
  await database.insertInto('recovery_codes').values(rows).execute()
  return codes.map((code) => code.match(/.{4}/g)!.join('-'))
}

/** Spends a recovery code: the row is gone, so of two uses at once exactly one succeeds. */
export async function spendRecoveryCode(database: Queryable, userId: string, code: string): Promise<boolean> {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '')
  if (plain.length !== CHARACTERS) return false
  const spent = await database
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', await hashCode(userId, plain))
    .executeTakeFirst()
  return spent.numDeletedRows > 0n
}

const hashCode = (userId: string, code: string) => sha256Hex(`${userId} ${code}`)
