import type { Access } from '@meio-campo/contract'
import { sha256Hex } from '@meio-campo/contract/rules'
import type { Database } from '../database/database.ts'
import type { Base } from './base-address.ts'
import { AppError } from './errors.ts'

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

/** Finds out who is calling. A base address that names a user needs that user's token, and no other. */
export async function identify(
  database: Database,
  base: Base,
  authorization: string | undefined,
  now: Date,
): Promise<Principal> {
  if (base.kind === 'visitor') return visitor
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1]
  if (base.kind === 'program' && token === undefined) return visitor
  const principal = token === undefined ? null : await findSession(database, token, now)
  if (!principal) throw new AppError('no_session')
  if (base.kind === 'user' && principal.user.id !== base.userId) throw new AppError('other_user')
  return principal
}

async function findSession(database: Database, token: string, now: Date) {
  const tokenHash = await sha256Hex(token)
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.admin', 'sessions.device_id'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { device_id, ...user } = row
  return { kind: 'user', user, tokenHash, deviceId: device_id } satisfies Principal
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
