import { sha256Hex } from '@meio-campo/contract/rules'
import type { Database } from '../../database/database.ts'
import { AppError } from '../errors/app-error.ts'
import { toGrant } from '../keys/key-grant.ts'
import { isKeySecret } from '../keys/key-secret.ts'
import type { Base } from './base-address.ts'
import { isFactorDue } from './factor-due.ts'
import { notAKey, refuseStranger, tokenIn, type TokenHeaders } from './given-token.ts'
import { visitor, type KnownPrincipal, type Principal } from './principal.ts'
import type { Known, SessionCache } from './session-cache.ts'

const NEVER = new Date(8.64e15)

/** Finds out who is calling. A base address that names a user requires that user's token. */
export async function identify(
  { primary, sessions }: { readonly primary: Database; readonly sessions: SessionCache },
  base: Base,
  headers: TokenHeaders,
  now: Date,
): Promise<Principal> {
  if (base.kind === 'visitor') return visitor
  const token = tokenIn(headers)
  if (token === null) {
    if (base.kind === 'program') return visitor
    throw refuseStranger(base, headers)
  }
  const principal = sessions.find(token, now) ?? (await findPrincipal(primary, sessions, token, now))
  if (!principal) {
    if (isKeySecret(token)) throw await refuseKey(primary, await sha256Hex(token), now)
    throw base.kind === 'program' ? notAKey() : new AppError('no_session')
  }
  if (!fitsBase(principal, base)) throw new AppError(principal.kind === 'key' ? 'misplaced_key' : 'other_user')
  return principal
}

/** Programs have their own base address; the others name a person. */
export function fitsBase(principal: KnownPrincipal, base: Base): boolean {
  if (base.kind === 'program') return true
  return principal.kind === 'user' && base.kind === 'user' && principal.user.id === base.userId
}

async function findPrincipal(database: Database, sessions: SessionCache, token: string, now: Date) {
  const begun = sessions.begin()
  const hash = await sha256Hex(token)
  const known = isKeySecret(token) ? await findKey(database, hash, now) : await findSession(database, hash, now)
  if (!known) return null
  // A remembered session may read kept answers without another query; a session whose factor is due may not.
  if (known.principal.kind === 'key' || !known.principal.factorDue) sessions.keep(token, known, begun)
  return known.principal
}

async function findSession(database: Database, tokenHash: string, now: Date): Promise<Known | null> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.admin', 'sessions.device_id', 'sessions.expires_at'])
    .select(isFactorDue.as('factorDue'))
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { device_id: deviceId, expires_at: expiresAt, factorDue, ...user } = row
  return { principal: { kind: 'user', user, tokenHash, deviceId, factorDue }, expiresAt }
}

async function findKey(database: Database, hash: string, now: Date): Promise<Known | null> {
  const row = await database
    .selectFrom('api_key_secrets as secret')
    .innerJoin('api_keys as key', 'key.id', 'secret.key_id')
    .innerJoin('users', 'users.id', 'key.user_id')
    .select(['key.id', 'key.name', 'key.mode', 'key.kind', 'key.scopes', 'key.origins', 'key.addresses'])
    .select(['key.per_minute', 'key.per_day', 'key.expires_at', 'secret.expires_at as secret_expires_at'])
    .select(['users.id as user_id', 'users.name as user_name', 'users.email', 'users.admin', 'users.plan'])
    .select(isFactorDue.as('factorDue'))
    .where('secret.hash', '=', hash)
    .where((where) => where.or([where('secret.expires_at', 'is', null), where('secret.expires_at', '>', now)]))
    .where((where) => where.or([where('key.expires_at', 'is', null), where('key.expires_at', '>', now)]))
    .where('key.revoked_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { factorDue } = row
  const user = { id: row.user_id, name: row.user_name, email: row.email, admin: row.admin && !factorDue }
  const ends = [row.expires_at, row.secret_expires_at].filter((at) => at !== null)
  const expiresAt = ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? NEVER
  return { principal: { kind: 'key', user, key: toGrant(row), factorDue }, expiresAt }
}

/** Why a key was refused. Only a caller with the whole secret learns that such a key existed. */
async function refuseKey(database: Database, hash: string, now: Date): Promise<AppError> {
  const key = await database
    .selectFrom('api_key_secrets as secret')
    .innerJoin('api_keys as key', 'key.id', 'secret.key_id')
    .innerJoin('users', 'users.id', 'key.user_id')
    .select(['key.name', 'key.revoked_at', 'key.expires_at', 'users.blocked_at'])
    .where('secret.hash', '=', hash)
    .executeTakeFirst()
  if (!key) return new AppError('invalid_key')
  const { name, revoked_at: revokedAt, expires_at: expiresAt } = key
  if (key.blocked_at) return new AppError('blocked', { info: 'A conta desta chave foi bloqueada pela administração.' })
  if (revokedAt) {
    const info = `A chave “${name}” foi revogada em ${dayInWords(revokedAt)} e não volta a valer. Crie outra em API → Chaves e troque-a no seu programa.`
    return new AppError('key_revoked', { info })
  }
  if (expiresAt && expiresAt <= now) {
    const info = `A validade da chave “${name}” acabou em ${dayInWords(expiresAt)}. Crie outra em API → Chaves e troque-a no seu programa.`
    return new AppError('key_expired', { info })
  }
  return new AppError('secret_replaced')
}

const dayInWords = (date: Date) => date.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
