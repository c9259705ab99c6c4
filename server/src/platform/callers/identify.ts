import { sha256Hex } from '@meio-campo/contract/rules'
import type { Database } from '../../database/database.ts'
import { AppError } from '../errors/app-error.ts'
import { toGrant } from '../keys/key-grant.ts'
import { isKeySecret } from '../keys/key-secret.ts'
import type { Base } from './base-address.ts'
import { visitor, type KnownPrincipal, type Principal } from './principal.ts'
import type { Known, SessionCache } from './session-cache.ts'

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i
const NEVER = new Date(8.64e15)

/** The token of a call that carries one. */
export function tokenIn(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null
}

/** Finds out who is calling. A base address that names a user needs that user's token, and no other. */
export async function identify(
  { database, sessions }: { readonly database: Database; readonly sessions: SessionCache },
  base: Base,
  authorization: string | undefined,
  now: Date,
): Promise<Principal> {
  if (base.kind === 'visitor') return visitor
  const token = tokenIn(authorization)
  if (base.kind === 'program' && token === null) return visitor
  const principal =
    token === null ? null : (sessions.find(token, now) ?? (await findPrincipal(database, sessions, token, now)))
  if (!principal) throw new AppError(token !== null && isKeySecret(token) ? 'invalid_key' : 'no_session')
  if (!fitsBase(principal, base)) throw new AppError('other_user')
  return principal
}

/** Programs have an address of their own; the others name a person. */
export function fitsBase(principal: KnownPrincipal, base: Base): boolean {
  if (base.kind === 'program') return true
  return principal.kind === 'user' && base.kind === 'user' && principal.user.id === base.userId
}

async function findPrincipal(database: Database, sessions: SessionCache, token: string, now: Date) {
  const begun = sessions.begin()
  const hash = await sha256Hex(token)
  const known = isKeySecret(token) ? await findKey(database, hash, now) : await findSession(database, hash, now)
  if (!known) return null
  sessions.keep(token, known, begun)
  return known.principal
}

async function findSession(database: Database, tokenHash: string, now: Date): Promise<Known | null> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.admin', 'sessions.device_id', 'sessions.expires_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { device_id: deviceId, expires_at: expiresAt, ...user } = row
  return { principal: { kind: 'user', user, tokenHash, deviceId }, expiresAt }
}

async function findKey(database: Database, hash: string, now: Date): Promise<Known | null> {
  const row = await database
    .selectFrom('api_key_secrets as secret')
    .innerJoin('api_keys as key', 'key.id', 'secret.key_id')
    .innerJoin('users', 'users.id', 'key.user_id')
    .select(['key.id', 'key.name', 'key.mode', 'key.kind', 'key.scopes', 'key.origins', 'key.addresses'])
    .select(['key.per_minute', 'key.per_day', 'key.expires_at', 'secret.expires_at as secret_expires_at'])
    .select(['users.id as user_id', 'users.name as user_name', 'users.email', 'users.admin', 'users.plan'])
    .where('secret.hash', '=', hash)
    .where((where) => where.or([where('secret.expires_at', 'is', null), where('secret.expires_at', '>', now)]))
    .where((where) => where.or([where('key.expires_at', 'is', null), where('key.expires_at', '>', now)]))
    .where('key.revoked_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const user = { id: row.user_id, name: row.user_name, email: row.email, admin: row.admin }
  const ends = [row.expires_at, row.secret_expires_at].filter((at) => at !== null)
  const expiresAt = ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? NEVER
  return { principal: { kind: 'key', user, key: toGrant(row) }, expiresAt }
}
