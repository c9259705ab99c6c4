import { sha256Hex } from '@meio-campo/contract/rules'
import type { Queryable } from '../../../database/database.ts'
import { networkOf } from '../../../platform/callers/network.ts'
import { keptDays } from '../../../platform/personal-data/personal-data.ts'

const KEPT_DAYS = keptDays('known_devices')
const DAY_MS = 86_400_000
const MOST_PER_ACCOUNT = 50

/** A browser in a network, which identifies a device of an account. */
export interface SeenDevice {
  readonly name: string
  readonly ip: string
}

/**
 * Stores where an account was signed in to, and returns whether that is new. The first device of an account is not new,
 * because there is nothing to compare it with.
 */
export async function rememberDevice(
  database: Queryable,
  userId: string,
  device: SeenDevice,
  now: Date,
): Promise<{ readonly isNew: boolean }> {
  const hash = await sha256Hex(`${userId} ${networkOf(device.ip)} ${device.name}`)
  const known = await database
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .where('last_used_at', '>', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .orderBy('last_used_at', 'desc')
    .execute()
  await database
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: hash, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: now }))
    .execute()
  const hashes = known.map(({ device_hash: one }) => one)
  const older = hashes.filter((one) => one !== hash).slice(MOST_PER_ACCOUNT - 1)
  if (older.length > 0)
    await database.deleteFrom('known_devices').where('user_id', '=', userId).where('device_hash', 'in', older).execute()
  return { isNew: hashes.length > 0 && !hashes.includes(hash) }
}
