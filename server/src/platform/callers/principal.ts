import type { Endpoint } from '@meio-campo/contract'
import {
  dutyRoleWords,
  keyScopeWords,
  suitsBrowserKey,
  suitsTestKey,
  type ResourceScope,
} from '@meio-campo/contract/rules'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { KeyGrant } from '../keys/key-grant.ts'

export interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly admin: boolean
}

/** The caller: an unidentified visitor, a person in the console, or a program with that person's key. */
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

/** The caller and the request. */
export interface Caller {
  readonly principal: Principal
  readonly request: FastifyRequest
}

/** The server decides for every call; the console only mirrors it. */
export function authorise(
  principal: Principal,
  endpoint: Pick<Endpoint, 'access' | 'scope' | 'beforeFactor' | 'duty'>,
  refuseVisitor?: () => AppError,
  byDuty = false,
): void {
  const refusal = findRefusal(principal, endpoint, refuseVisitor, byDuty)
  if (refusal) throw refusal
}

/** Why a call may not be made by this caller; null where it may. */
export function findRefusal(
  principal: Principal,
  { access, scope, beforeFactor, duty }: Pick<Endpoint, 'access' | 'scope' | 'beforeFactor' | 'duty'>,
  refuseVisitor: () => AppError = () => new AppError('no_session'),
  /** The caller has a duty by which they may make the call, depending on what it touches. */
  byDuty = false,
): AppError | null {
  const ofKey = principal.kind === 'key' ? refuseKey(principal.key, scope) : null
  if (ofKey) return ofKey
  if (access === 'open') return null
  if (principal.kind === 'visitor') return refuseVisitor()
  if (principal.kind === 'user' && principal.factorDue && !beforeFactor) return new AppError('second_factor_due')
  if (access === 'admin' && !principal.user.admin && !byDuty)
    return principal.factorDue ? new AppError('second_factor_due') : refuseWithoutDuty(duty)
  return null
}

/** A duty may have ended while its page was open. */
function refuseWithoutDuty(duty: Endpoint['duty']): AppError {
  if (!duty || duty.role === 'any') return new AppError('forbidden')
  const role = dutyRoleWords[duty.role].toLowerCase()
  return new AppError('forbidden', {
    info: `Isto é de quem tem a função de ${role}, e a sua conta não a tem, ou não a tem mais. Quem administra pode dá-la.`,
  })
}

function refuseKey({ mode, kind, allowed }: KeyGrant, scope: Endpoint['scope']): AppError | null {
  if (scope === undefined) return new AppError('session_only')
  if (scope === 'any') return null
  if (!allowed.has(scope)) return refuseScope(scope)
  // Such keys are not made; a call never depends on that alone.
  if (mode === 'test' && !suitsTestKey(scope))
    return new AppError('forbidden', { info: 'Uma chave de teste só lê: não escreve nem gere a conta.' })
  if (kind === 'browser' && !suitsBrowserKey(scope))
    return new AppError('forbidden', { info: 'Uma chave de navegador só lê.' })
  return null
}

export function refuseScope(scope: ResourceScope): AppError {
  const { label } = keyScopeWords[scope]
  return new AppError('missing_scope', { info: `Esta chamada pede o escopo “${label}” (\`${scope}\`).` })
}

/** The user of a call that only signed-in people, and programs of theirs, can make. */
export function userOf(principal: Principal): SignedInUser {
  return getKnown(principal).user
}

export function getKnown(principal: Principal): KnownPrincipal {
  if (principal.kind === 'visitor') throw new AppError('no_session')
  return principal
}
