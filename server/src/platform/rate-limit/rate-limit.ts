import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { WindowCount } from '../supervisor-link.ts'
import { AppError } from '../errors.ts'
import { networkOf } from '../network.ts'
import type { Principal } from '../principal.ts'
import { chargeOf, quotaExceeded, quotaHeaders } from '../quotas/limit-key.ts'
import type { Verdict } from '../quotas/quota.ts'
import { operationPolicies, SESSION, TEST_KEY, unlimitedOperations, VISITOR, type Policy } from './policies.ts'

declare module 'http' {
  interface IncomingMessage {
    /** How this call with a key was counted, once it was (see fast-reads.ts). */
    verdict?: Verdict
  }
}

type Counting = Pick<Context, 'limits' | 'quotas'>

/** Counts the call, tells the caller where they stand, and refuses what is over the limit. */
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

/** The same for what is outside the table of endpoints. */
export async function limitCaller(
  limits: Counting['limits'],
  policy: Policy,
  caller: string,
  reply: FastifyReply,
): Promise<void> {
  const counted = await limits.take(policy, caller)
  const headers = rateHeaders(policy, counted)
  reply.header('RateLimit-Policy', headers.policy).header('RateLimit', headers.state)
  if (counted.count > policy.quota) throw new AppError('too_many', { retryAfterSeconds: secondsLeft(counted) })
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
export function rateHeaders({ name, quota, windowMs }: Policy, counted: WindowCount) {
  return {
    policy: `"${name}";q=${quota};w=${windowMs / 1000}`,
    state: `"${name}";r=${Math.max(0, quota - counted.count)};t=${secondsLeft(counted)}`,
  }
}

const secondsLeft = ({ resetsInMs }: WindowCount) => Math.max(1, Math.ceil(resetsInMs / 1000))

/** Null for a key that has quotas instead. */
function policyOf(principal: Principal): Policy | null {
  if (principal.kind === 'visitor') return VISITOR
  if (principal.kind === 'user') return SESSION
  return principal.key.mode === 'test' ? TEST_KEY : null
}

function callerOf({ principal, ip }: FastifyRequest): string {
  if (principal.kind === 'visitor') return networkOf(ip)
  return principal.kind === 'key' ? principal.key.id : principal.user.id
}
