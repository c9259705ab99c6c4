import type { Access } from '@meio-campo/contract'
import { sha256Hex } from '@meio-campo/contract/rules'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { Base } from './base-address.ts'
import { AppError } from './errors.ts'
import type { SessionCache } from './session-cache.ts'

export interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly admin: boolean
}

/** Who is calling. */
export type Principal =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly user: SignedInUser; readonly tokenHash: string; readonly deviceId: string | null }

const visitor: Principal = { kind: 'visitor' }

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i

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
  const principal =
    token === null ? null : (sessions.find(token, now) ?? (await readSession(database, sessions, token, now)))
  if (!principal) throw new AppError('no_session')
  if (!fitsBase(principal, base)) throw new AppError('other_user')
  return principal
}

export function fitsBase(principal: Extract<Principal, { kind: 'user' }>, base: Base): boolean {
  return base.kind === 'program' || (base.kind === 'user' && principal.user.id === base.userId)
}

async function readSession(database: Database, sessions: SessionCache, token: string, now: Date) {
  const begun = sessions.begin()
  const tokenHash = await sha256Hex(token)
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.admin', 'sessions.device_id', 'sessions.expires_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { device_id, expires_at: expiresAt, ...user } = row
  const principal = { kind: 'user', user, tokenHash, deviceId: device_id } satisfies Principal
  sessions.keep(token, { principal, expiresAt }, begun)
  return principal
}

/** The server decides for every call; the console only mirrors it. */
export function authorise(principal: Principal, access: Access): void {
  if (access === 'open') return
  if (principal.kind === 'visitor') throw new AppError('no_session')
  if (access === 'admin' && !principal.user.admin) throw new AppError('forbidden')
}

/** The user of a call that only signed-in people can make. */
export function userOf(principal: Principal): SignedInUser {
  if (principal.kind === 'visitor') throw new AppError('no_session')
  return principal.user
}
