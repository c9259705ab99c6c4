import type { Endpoint } from '@meio-campo/contract'
import type { KeyGrant } from '../../../platform/keys/key-grant.ts'
import type { AnsweredCall } from '../../../platform/http/answered-calls.ts'
import type { Verdict } from '../../../platform/quotas/quota.ts'
import { redactBody } from '../../../platform/secrets/redact.ts'

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
  readonly errorCode: string | null
  /** Of the answer's body; null of a stream, which has no end. */
  readonly bytes: number | null
  /** Until it was answered; of a stream, until it was open. */
  readonly ms: number
  readonly ip: string
  readonly userAgent: string | undefined
  /** What a refused write contained, without secrets. */
  readonly refusedBody: string | null
  /** Where the quotas stood, of a call that was counted. */
  readonly verdict: Verdict | undefined
}

/** Null for calls that are not metered: visitors and the console. */
export function recordOf(call: AnsweredCall, now: number): CallRecord | null {
  const { id, method, url, route, endpoint, principal, status, errorCode, bytes, ms, ip, raw } = call
  if (principal?.kind !== 'key') return null
  return {
    id,
    at: now - ms,
    user: principal.user.id,
    key: principal.key,
    endpoint,
    operation: endpoint?.id ?? (route === undefined || route.includes('*') ? UNKNOWN_ADDRESS : route),
    method,
    url,
    status,
    errorCode: errorCode ?? null,
    bytes: raw.isStream ? null : bytes,
    ms,
    ip,
    userAgent: raw.headers['user-agent'],
    refusedBody: findRefusedBody(call),
    verdict: raw.verdict,
  }
}

/** Null if nothing was refused, or if the body was not read, is not JSON, or must not be stored. */
function findRefusedBody({ endpoint, method, status, body }: AnsweredCall): string | null {
  if (status < 400 || method === 'GET' || !endpoint?.body || endpoint.secret) return null
  return typeof body === 'object' && body !== null ? redactBody(body) : null
}
