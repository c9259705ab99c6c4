import type { Endpoint } from '@meio-campo/contract'
import { keyScopeWords, sha256Hex } from '@meio-campo/contract/rules'
import type { Context } from './context.ts'
import type { Database } from '../database/database.ts'
import type { Base } from './base-address.ts'
import { AppError } from './errors.ts'
import { toGrant, type KeyGrant } from './keys/key-grant.ts'
import { isKeySecret } from './keys/key-secret.ts'
import type { Known, SessionCache } from './session-cache.ts'

export interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly admin: boolean
}

/** Who is calling: nobody we know, a person in the console, or a program with a key of theirs. */
export type Principal =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly user: SignedInUser; readonly tokenHash: string; readonly deviceId: string | null }
  | { readonly kind: 'key'; readonly user: SignedInUser; readonly key: KeyGrant }
export type KnownPrincipal = Exclude<Principal, { kind: 'visitor' }>

export const visitor: Principal = { kind: 'visitor' }

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i
const NEVER = new Date(8.64e15)

/** The token of a call that carries one. */
export function tokenIn(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null
}

/** Finds out who is calling. A base address that names a user needs that user's token, and no other. */
export async function identify(
  { database, sessions }: Pick<Context, 'database' | 'sessions'>,
  base: Base,
  authorization: string | undefined,
  now: Date,
): Promise<Principal> {
  if (base.kind === 'visitor') return visitor
  const token = tokenIn(authorization)
  if (base.kind === 'program' && token === null) return visitor
  const principal = token === null ? null : (sessions.find(token, now) ?? (await read(database, sessions, token, now)))
  if (!principal) throw new AppError(token !== null && isKeySecret(token) ? 'invalid_key' : 'no_session')
  if (!fitsBase(principal, base)) throw new AppError('other_user')
  return principal
}

/** Programs have an address of their own; the others name a person. */
export function fitsBase(principal: KnownPrincipal, base: Base): boolean {
  if (base.kind === 'program') return true
  return principal.kind === 'user' && base.kind === 'user' && principal.user.id === base.userId
}

async function read(database: Database, sessions: SessionCache, token: string, now: Date) {
  const begun = sessions.begin()
  const hash = await sha256Hex(token)
  const known = isKeySecret(token) ? await readKey(database, hash, now) : await readSession(database, hash, now)
  if (!known) return null
  sessions.keep(token, known, begun)
  return known.principal
}

async function readSession(database: Database, tokenHash: string, now: Date): Promise<Known | null> {
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

async function readKey(database: Database, hash: string, now: Date): Promise<Known | null> {
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

/** The server decides for every call; the console only mirrors it. */
export function authorise(principal: Principal, { access, scope }: Pick<Endpoint, 'access' | 'scope'>): void {
  if (principal.kind === 'key') authoriseKey(principal.key, scope)
  if (access === 'open') return
  if (principal.kind === 'visitor') throw new AppError('no_session')
  if (access === 'admin' && !principal.user.admin) throw new AppError('forbidden')
}

function authoriseKey({ mode, scopes }: KeyGrant, scope: Endpoint['scope']): void {
  if (scope === undefined) throw new AppError('session_only')
  if (scope === 'any') return
  const { label } = keyScopeWords[scope]
  if (!scopes.includes(scope)) throw new AppError('missing_scope', { info: `Esta chamada pede o escopo “${label}”.` })
  // The demonstration is the same for everybody: nobody writes into it.
  if (mode === 'test' && scope === 'write') throw new AppError('forbidden', { info: 'Uma chave de teste não escreve.' })
}

/** The user of a call that only signed-in people, and programs of theirs, can make. */
export function userOf(principal: Principal): SignedInUser {
  if (principal.kind === 'visitor') throw new AppError('no_session')
  return principal.user
}
