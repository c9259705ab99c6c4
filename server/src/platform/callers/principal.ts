import type { Endpoint } from '@meio-campo/contract'
import { keyScopeWords } from '@meio-campo/contract/rules'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { KeyGrant } from '../keys/key-grant.ts'

export interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly admin: boolean
}

/** Who is calling: an unidentified visitor, a person in the console, or a program with that person's key. */
export type Principal =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user'
      readonly user: SignedInUser
      readonly tokenHash: string
      readonly deviceId: string | null
      /** A second factor is required of this account, and it has none yet. */
      readonly factorDue: boolean
    }
  | {
      readonly kind: 'key'
      /** Of an admin whose second factor is due, not an admin here. */
      readonly user: SignedInUser
      readonly key: KeyGrant
      readonly factorDue: boolean
    }
export type KnownPrincipal = Exclude<Principal, { kind: 'visitor' }>

export const visitor: Principal = { kind: 'visitor' }

/** Who is calling, and by which request. */
export interface Caller {
  readonly principal: Principal
  readonly request: FastifyRequest
}

/** The server decides for every call; the console only mirrors it. */
export function authorise(
  principal: Principal,
  { access, scope, beforeFactor }: Pick<Endpoint, 'access' | 'scope' | 'beforeFactor'>,
  refuseVisitor: () => AppError = () => new AppError('no_session'),
  /** The caller has a duty by which they may make the call, depending on what it touches. */
  byDuty = false,
): void {
  if (principal.kind === 'key') authoriseKey(principal.key, scope)
  if (access === 'open') return
  if (principal.kind === 'visitor') throw refuseVisitor()
  if (principal.kind === 'user' && principal.factorDue && !beforeFactor) throw new AppError('second_factor_due')
  if (access === 'admin' && !principal.user.admin && !byDuty)
    throw new AppError(principal.factorDue ? 'second_factor_due' : 'forbidden')
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
