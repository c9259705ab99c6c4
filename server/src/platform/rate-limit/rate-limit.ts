import { counted, plural } from '@meio-campo/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { networkOf } from '../callers/network.ts'
import type { Principal } from '../callers/principal.ts'
import { METERS, type Charge, type Meter, type QuotaLimits, type Verdict } from '../quotas/quota.ts'
import type { Quotas } from '../quotas/quota-client.ts'
import type { Limits } from './limits.ts'
import {
  operationPolicies,
  SESSION,
  TEST_KEY,
  UNCHANGED,
  unlimitedOperations,
  VISITOR,
  type Policy,
} from './policies.ts'
import type { WindowCount } from './window-counter.ts'

declare module 'http' {
  interface IncomingMessage {
    /** How this call with a key was counted, once it was (see fast-reads.ts). */
    verdict?: Verdict
    /** A call with a key that may cost nothing, because its answer may be 304; it is charged where it is not. */
    uncharged?: true
  }
}

interface Counting {
  readonly limits: Limits
  readonly quotas: Quotas
}

/** Counts the call, writes the rate limit headers, and refuses what is over the limit. */
export async function limitRate(
  { limits, quotas }: Counting,
  operation: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (unlimitedOperations.has(operation)) return
  const { principal } = request
  const policy = operationPolicies[operation] ?? policyOf(principal)
  if (policy === null) return limitKey(quotas, principal as KeyPrincipal, request, reply)
  await limitCaller(limits, policy, callerOf(request), reply)
}

/** Puts off the charge of a call that says what it has already. Past the ceiling of such calls each is charged as usual. */
export async function deferCharge(
  { limits }: Counting,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { principal, headers } = request
  if (policyOf(principal) !== null || principal.kind !== 'key' || !saysWhatItHas(headers)) return false
  const taken = await limits.take(UNCHANGED, principal.user.id)
  if (taken.count > UNCHANGED.quota) return false
  const { policy, state } = rateHeaders(UNCHANGED, taken)
  reply.header('RateLimit-Policy', policy).header('RateLimit', state)
  request.raw.uncharged = true
  return true
}

export const saysWhatItHas = (headers: FastifyRequest['headers']): boolean =>
  headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined

/** The same for what is outside the table of endpoints. */
export async function limitCaller(
  limits: Counting['limits'],
  policy: Policy,
  caller: string,
  reply: FastifyReply,
): Promise<void> {
  const taken = await limits.take(policy, caller)
  const headers = rateHeaders(policy, taken)
  reply.header('RateLimit-Policy', headers.policy).header('RateLimit', headers.state)
  if (taken.count > policy.quota) throw new AppError('too_many', { retryAfterSeconds: secondsLeft(taken) })
}

type KeyPrincipal = Extract<Principal, { kind: 'key' }>

async function limitKey(
  quotas: Counting['quotas'],
  principal: KeyPrincipal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const verdict = (request.raw.verdict ??= await quotas.take(chargeOf(principal)))
  const { limits } = principal.key
  const headers = quotaHeaders(limits, verdict)
  reply.header('RateLimit-Policy', headers.policy).header('RateLimit', headers.state)
  if (!verdict.passed) throw quotaExceeded(limits, verdict)
}

/** The two headers that tell a caller which limit they are nearing, and how near. */
export function rateHeaders({ name, quota, windowMs }: Policy, taken: WindowCount) {
  return {
    policy: `"${name}";q=${quota};w=${windowMs / 1000}`,
    state: `"${name}";r=${Math.max(0, quota - taken.count)};t=${secondsLeft(taken)}`,
  }
}

const secondsLeft = ({ resetsInMs }: WindowCount) => Math.max(1, Math.ceil(resetsInMs / 1000))

/** Null for a key that has quotas instead. */
function policyOf(principal: Principal): Policy | null {
  if (principal.kind === 'visitor') return VISITOR
  if (principal.kind === 'user') return SESSION
  return principal.key.mode === 'test' ? TEST_KEY : null
}

/** An account is one caller, however many keys it has, because keys can be created at will. */
const callerOf = ({ principal, ip }: FastifyRequest): string =>
  principal.kind === 'visitor' ? networkOf(ip) : principal.user.id

export function chargeOf({ user, key }: KeyPrincipal): Charge {
  return { user: user.id, key: key.id, limits: key.limits }
}

const WINDOW_SECONDS: Readonly<Record<Meter['window'], number>> = { minute: 60, day: 86_400 }
const names: Readonly<Record<`${Meter['of']} ${Meter['window']}`, string>> = {
  'account minute': 'minuto',
  'account day': 'dia',
  'key minute': 'chave-minuto',
  'key day': 'chave-dia',
}

/** The limits a caller has, and how much of each is left. */
export function quotaHeaders(limits: QuotaLimits, { standings }: Verdict): { policy: string; state: string } {
  const policy: string[] = []
  const state: string[] = []
  for (const [index, { of, window }] of METERS.entries()) {
    const [limit, standing] = [limits[index] ?? null, standings[index]]
    if (limit === null || !standing) continue
    const name = names[`${of} ${window}`]
    policy.push(`"${name}";q=${limit};w=${WINDOW_SECONDS[window]}`)
    state.push(`"${name}";r=${Math.max(0, limit - standing.used)};t=${seconds(standing.resetsInMs)}`)
  }
  return { policy: policy.join(', '), state: state.join(', ') }
}

/** Says which limit is used up, and when it will be open again: the last of them, if there are several. */
export function quotaExceeded(limits: QuotaLimits, { standings }: Verdict): AppError {
  const full = METERS.map((meter, index) => ({ ...meter, limit: limits[index] ?? null, ...standings[index]! }))
    .filter(({ limit, used }) => limit !== null && used >= limit)
    .toSorted((a, b) => b.resetsInMs - a.resetsInMs)[0]!
  const { of, window, limit, resetsInMs } = full
  const whose = of === 'account' ? 'da conta' : 'da chave'
  const calls = counted(limit!, 'chamada', 'chamadas')
  return new AppError('quota_exceeded', {
    info: `A cota ${whose} é de ${calls} por ${window === 'minute' ? 'minuto' : 'dia'} e acabou. Ela volta ${inWords(resetsInMs)}.`,
    retryAfterSeconds: seconds(resetsInMs),
  })
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

function inWords(ms: number): string {
  const left = seconds(ms)
  if (left < 90) return `em ${left} ${plural(left, 'segundo', 'segundos')}`
  const minutes = Math.ceil(left / 60)
  return minutes < 90 ? `em ${minutes} minutos` : `em ${Math.ceil(minutes / 60)} horas`
}
