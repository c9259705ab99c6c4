import { LOADING_TIMEOUT_MS, beginActivity } from './activity.ts'
import { currentIdentity, renewToken } from './identity.ts'
import { callAddress, callHeaders } from './request.ts'

export interface RawCall {
  readonly path: string
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}

/** An answer as it came over the wire: what is saved as a file, or shown with its time and headers. */
export interface RawAnswer {
  readonly status: number
  readonly ok: boolean
  readonly milliseconds: number
  readonly headers: Headers
  readonly body: ArrayBuffer
}

/** One GET as the signed-in user. Null when no answer came; an aborted call throws. */
export async function rawCall(call: RawCall): Promise<RawAnswer | null> {
  const identity = currentIdentity()
  const answer = await attempt(call)
  if (answer?.status !== 401 || !identity) return answer
  const renewed = currentIdentity()?.token !== identity.token || (await renewToken())
  return renewed && currentIdentity() ? attempt(call) : answer
}

async function attempt({ signal, timeoutMs = LOADING_TIMEOUT_MS, ...call }: RawCall): Promise<RawAnswer | null> {
  const close = beginActivity()
  const start = performance.now()
  const timeUp = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(callAddress({ method: 'GET', ...call }), {
      headers: callHeaders({}),
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeUp]) : timeUp,
    })
    const body = await response.arrayBuffer()
    const milliseconds = Math.max(1, Math.round(performance.now() - start))
    return { status: response.status, ok: response.ok, milliseconds, headers: response.headers, body }
  } catch (error) {
    if (signal?.aborted) throw error
    return null
  } finally {
    close()
  }
}
