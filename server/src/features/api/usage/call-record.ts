import type { Endpoint } from '@meio-campo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyGrant } from '../../../platform/keys/key-grant.ts'
import type { Principal } from '../../../platform/callers/principal.ts'
import type { Verdict } from '../../../platform/quotas/quota.ts'

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
  readonly ms: number
  /** A stream lasts as long as its client stays connected, so it has no response time. */
  readonly stream: boolean
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
    operation: config.endpoint?.id ?? url ?? request.method,
    method: request.method,
    url: request.originalUrl,
    status: reply.statusCode,
    ms,
    stream: request.headers.accept === 'text/event-stream' && reply.statusCode < 300,
    ip: request.ip,
    verdict: request.raw.verdict,
  }
}
