import { LOADING_TIMEOUT_MS, beginActivity } from './activity.ts'
import { currentIdentity, renewToken } from './identity.ts'
import type { RawAnswer } from './raw-call.ts'
import { apiHost } from './request.ts'

export interface ProgramCall {
  readonly method: string
  /** The whole path with its query, as a program would call it. */
  readonly path: string
  /** JSON unless it is a form. */
  readonly body?: unknown
  /** The key that the visitor gave; without one, the session's token is sent. Null sends neither. */
  readonly key?: string | null | undefined
  readonly signal: AbortSignal
}

/**
 * One call exactly as a program outside makes it: its own address, a bearer, nothing that the console adds for
 * itself. Null when no answer came; an aborted call throws.
 */
export async function programCall(call: ProgramCall): Promise<RawAnswer | null> {
  if (call.key !== undefined) return attempt(call, call.key)
  const identity = currentIdentity()
  const answer = await attempt(call, identity?.token ?? null)
  if (answer?.status !== 401 || !identity) return answer
  const renewed = currentIdentity()?.token !== identity.token || (await renewToken())
  return renewed ? attempt(call, currentIdentity()?.token ?? null) : answer
}

async function attempt({ method, path, body, signal }: ProgramCall, bearer: string | null): Promise<RawAnswer | null> {
  const close = beginActivity()
  const start = performance.now()
  const isForm = body instanceof FormData
  try {
    const response = await fetch(apiHost + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LOADING_TIMEOUT_MS)]),
    })
    const answer = await response.arrayBuffer()
    const milliseconds = Math.max(1, Math.round(performance.now() - start))
    return { status: response.status, ok: response.ok, milliseconds, headers: response.headers, body: answer }
  } catch (error) {
    if (signal.aborted) throw error
    return null
  } finally {
    close()
  }
}
