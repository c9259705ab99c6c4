import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { networkOf } from '../network.ts'
import type { Principal } from '../principal.ts'
import type { WindowCount } from '../../supervisor/link.ts'
import type { Limits } from './limits.ts'
import { operationPolicies, SESSION, unlimitedOperations, VISITOR, type Policy } from './policies.ts'

/** Counts the call, tells the caller where they stand, and refuses what is over the limit. */
export async function limitRate(
  limits: Limits,
  operation: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (unlimitedOperations.has(operation)) return
  const policy = operationPolicies[operation] ?? policyOf(request.principal)
  const counted = await limits.take(policy, callerOf(request))
  const headers = rateHeaders(policy, counted)
  reply.header('RateLimit-Policy', headers.policy).header('RateLimit', headers.state)
  if (counted.count > policy.quota) throw new AppError('too_many', { retryAfterSeconds: secondsLeft(counted) })
}

/** The two headers that tell a caller which limit they are nearing, and how near. */
export function rateHeaders({ name, quota, windowMs }: Policy, counted: WindowCount) {
  return {
    policy: `"${name}";q=${quota};w=${windowMs / 1000}`,
    state: `"${name}";r=${Math.max(0, quota - counted.count)};t=${secondsLeft(counted)}`,
  }
}

const secondsLeft = ({ resetsInMs }: WindowCount) => Math.max(1, Math.ceil(resetsInMs / 1000))

function policyOf(principal: Principal): Policy {
  return principal.kind === 'user' ? SESSION : VISITOR
}

function callerOf({ principal, ip }: FastifyRequest): string {
  return principal.kind === 'user' ? principal.user.id : networkOf(ip)
}
