import { sha256Hex } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Session } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { isFactorDue } from '../../../platform/callers/factor-due.ts'
import { DEVICE_LIFE_DAYS, TEMPORARY_IDLE_DAYS } from '../../../platform/personal-data/account-topics.ts'
import { keptDays } from '../../../platform/personal-data/personal-data.ts'
import { randomId, randomSecret } from '../../../platform/secrets/random.ts'
import { findFavouriteTeam } from './favourite-team.ts'

export const SESSION_MINUTES = 60
const DAY_MS = 86_400_000
/** The number of days that a row of `devices` may be idle. */
const idleDays = sql<number>`(case when devices.temporary then ${sql.lit(TEMPORARY_IDLE_DAYS)} else ${sql.lit(keptDays('devices'))} end)`

export interface NewDevice {
  readonly id: string
  readonly password: string
}

/** Begins a session and returns its token, which is stored only as a hash. */
export async function createSession(
  database: Queryable,
  userId: string,
  deviceId: string | null,
  now: Date,
): Promise<string> {
  const token = randomSecret()
  await database
    .insertInto('sessions')
    .values({
      token_hash: await sha256Hex(token),
      user_id: userId,
      device_id: deviceId,
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_MINUTES * 60_000),
    })
    .execute()
  await database.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute()
  return token
}

export async function createDevice(
  database: Queryable,
  userId: string,
  name: string,
  now: Date,
  { temporary = false }: { readonly temporary?: boolean } = {},
): Promise<NewDevice> {
  const device = { id: randomId('dev'), password: randomSecret() }
  // Serialises two sign-ins at once, so that the second counts the device of the first.
  await database.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await database
    .insertInto('devices')
    .values({
      id: device.id,
      user_id: userId,
      password_hash: await sha256Hex(device.password),
      name,
      temporary,
      created_at: now,
      last_used_at: now,
    })
    .execute()
  await forgetOldest(database, userId)
  return device
}

/** More than people really use; a program that signs in anew each time would fill the list. */
const MOST_DEVICES = 50

async function forgetOldest(database: Queryable, userId: string): Promise<void> {
  const kept = database
    .selectFrom('devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DEVICES)
  await database.deleteFrom('devices').where('user_id', '=', userId).where('id', 'not in', kept).execute()
}

/** The device with this password, unless it has been idle for too long. Using it extends it, for a year. */
export async function useDevice(database: Queryable, email: string, password: string, now: Date) {
  return database
    .updateTable('devices')
    .from('users')
    .set({ last_used_at: now })
    .whereRef('users.id', '=', 'devices.user_id')
    .where('users.email', '=', email)
    .where('users.blocked_at', 'is', null)
    .where('devices.password_hash', '=', await sha256Hex(password))
    .where('devices.last_used_at', '>', sql<Date>`${now}::timestamptz - make_interval(days => ${idleDays})`)
    .where('devices.created_at', '>', new Date(now.getTime() - DEVICE_LIFE_DAYS * DAY_MS))
    .returning(['devices.id', 'devices.user_id as userId'])
    .executeTakeFirst()
}

export async function endSession(database: Queryable, tokenHash: string, deviceId: string | null): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  if (deviceId !== null) await database.deleteFrom('devices').where('id', '=', deviceId).execute()
}

/** Ends all sessions and devices of an account, except for those in `keep`. */
export async function endAllSessions(
  database: Queryable,
  userId: string,
  keep?: { readonly tokenHash: string; readonly deviceId: string | null },
): Promise<{ sessions: number; devices: number }> {
  let sessions = database.deleteFrom('sessions').where('user_id', '=', userId)
  let devices = database.deleteFrom('devices').where('user_id', '=', userId)
  if (keep) {
    sessions = sessions.where('token_hash', '!=', keep.tokenHash)
    if (keep.deviceId !== null) devices = devices.where('id', '!=', keep.deviceId)
  }
  // Sessions first: deleting a device would delete its sessions without counting them.
  const ended = await sessions.executeTakeFirst()
  const forgotten = await devices.executeTakeFirst()
  return { sessions: Number(ended.numDeletedRows), devices: Number(forgotten.numDeletedRows) }
}

/**
 * The website data that the specification puts into the answer; the site is a higher area, so app.ts passes its reader.
 */
export type ReadSite = (
  database: Queryable,
  now: Date,
) => Promise<Pick<Session, 'website' | 'posts' | 'topViews' | 'blog'>>

/** The answer to every way of signing in: the user, and the website data of the specification. */
export async function answerSession(
  database: Queryable,
  readSite: ReadSite,
  userId: string,
  token: string,
  device: NewDevice | null,
  now: Date,
): Promise<Session> {
  const user = await database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'admin', 'view', 'team_id', 'deletes_at', 'initial_password_ends_at'])
    .select(isFactorDue.as('factorDue'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    user: {
      _id: user.id,
      name: user.name,
      email: user.email,
      admin: user.admin,
      token,
      view: user.view === 'table' ? 'table' : 'cards',
    },
    ...(device && { device }),
    ...(user.factorDue && { factorDue: true as const }),
    ...(user.deletes_at && { deletesAt: user.deletes_at.toISOString() }),
    ...(user.initial_password_ends_at && { initialPasswordEndsAt: user.initial_password_ends_at.toISOString() }),
    ...(await readSite(database, now)),
    time: findFavouriteTeam(user.team_id),
  }
}
