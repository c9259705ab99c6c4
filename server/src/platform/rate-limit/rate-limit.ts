import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SupervisorLink } from '../../supervisor/link.ts'
import { AppError } from '../errors.ts'
import { networkOf } from '../network.ts'
import type { Principal } from '../principal.ts'
import { operationPolicies, SESSION, unlimitedOperations, VISITOR, type Policy } from './policies.ts'

/** Counts the call, tells the caller where they stand, and refuses what is over the limit. */
export async function limitRate(
  supervisor: SupervisorLink,
  operation: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (unlimitedOperations.has(operation)) return
  const policy = operationPolicies[operation] ?? policyOf(request.principal)
  const { count, resetsInMs } = await supervisor.count(`${policy.name}:${callerOf(request)}`, policy.windowMs)
  const seconds = Math.max(1, Math.ceil(resetsInMs / 1000))
  reply.header('RateLimit-Policy', `"${policy.name}";q=${policy.quota};w=${policy.windowMs / 1000}`)
  reply.header('RateLimit', `"${policy.name}";r=${Math.max(0, policy.quota - count)};t=${seconds}`)
  if (count > policy.quota) throw new AppError('too_many', { retryAfterSeconds: seconds })
}

function policyOf(principal: Principal): Policy {
  return principal.kind === 'user' ? SESSION : VISITOR
}

function callerOf({ principal, ip }: FastifyRequest): string {
  return principal.kind === 'user' ? principal.user.id : networkOf(ip)
}
