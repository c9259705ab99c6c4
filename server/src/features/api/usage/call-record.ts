import type { Endpoint } from '@meio-campo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyGrant } from '../../../platform/keys/key-grant.ts'
import type { Principal } from '../../../platform/callers/principal.ts'
import type { Verdict } from '../../../platform/quotas/quota.ts'

/** Stands for an operation in the sums of calls to addresses, or with methods, that do not exist. */
export const UNKNOWN_ADDRESS = 'unknownAddress'

/** An answered call as it is first recorded; everything costly is computed from it later. */
export interface CallRecord {
  readonly id: string
  /** When it arrived. */
  readonly at: number
  readonly user: string
  readonly key: KeyGrant
  readonly endpoint: Endpoint | undefined
  readonly operation: string
  readonly method: string
  readonly url: string
  readonly status: number
  /** Until it was answered; of a stream, until it was open. */
  readonly ms: number
  readonly ip: string
  /** Where the quotas stood, of a call that was counted. */
  readonly verdict: Verdict | undefined
}

/** Null for calls that are not metered: visitors and the console. */
export function recordOf(request: FastifyRequest, reply: FastifyReply, now: number): CallRecord | null {
  // A call refused before authentication has no principal.
  const principal = request.principal as Principal | undefined
  if (principal?.kind !== 'key') return null
  const { url, config } = request.routeOptions
  const ms = reply.elapsedTime
  return {
    id: request.id,
    at: now - ms,
    user: principal.user.id,
    key: principal.key,
    endpoint: config.endpoint,
    operation: config.endpoint?.id ?? (url === undefined || url.includes('*') ? UNKNOWN_ADDRESS : url),
    method: request.method,
    url: request.originalUrl,
    status: reply.statusCode,
    ms,
    ip: request.ip,
    verdict: request.raw.verdict,
  }
}
