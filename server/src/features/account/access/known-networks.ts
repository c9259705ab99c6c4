import { sha256Hex } from '@meio-campo/contract/rules'
import type { Queryable } from '../../../database/database.ts'
import { networkOf } from '../../../platform/callers/network.ts'
import { keptDays } from '../../../platform/personal-data/personal-data.ts'

const KEPT_DAYS = keptDays('known_networks')
const DAY_MS = 86_400_000
const MOST_PER_ACCOUNT = 20

/** Stores that the password of this account was proved from this network. */
export async function rememberNetwork(database: Queryable, userId: string, ip: string, now: Date): Promise<void> {
  const network = { user_id: userId, network_hash: await hashNetwork(userId, ip), last_used_at: now }
  await database
    .insertInto('known_networks')
    .values(network)
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ last_used_at: now }))
    .execute()
  const older = database
    .selectFrom('known_networks')
    .select('network_hash')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .offset(MOST_PER_ACCOUNT)
  await database.deleteFrom('known_networks').where('user_id', '=', userId).where('network_hash', 'in', older).execute()
}

export async function isKnownNetwork(database: Queryable, email: string, ip: string, now: Date): Promise<boolean> {
  const user = await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!user) return false
  const known = await database
    .selectFrom('known_networks')
    .select('user_id')
    .where('user_id', '=', user.id)
    .where('network_hash', '=', await hashNetwork(user.id, ip))
    .where('last_used_at', '>', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .executeTakeFirst()
  return known !== undefined
}

/** The hash includes the account, so that the same network of two accounts cannot be recognised as the same. */
function hashNetwork(userId: string, ip: string): Promise<string> {
  return sha256Hex(`${userId} ${networkOf(ip)}`)
}
