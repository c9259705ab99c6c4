import { LOADING_TIMEOUT_MS, beginActivity } from './activity.ts'
import { apiHost } from './request.ts'

/** An answer as it came over the wire, with its status, time and headers. */
export interface OpenAnswer {
  readonly status: number
  readonly milliseconds: number
  readonly bytes: number
  readonly etag: string | null
  readonly requestId: string | null
  readonly text: string
}

/** The address at which a program outside of this page calls an open endpoint. */
export function openAddress(path: string): string {
  return new URL(apiHost + path, window.location.origin).href
}

/**
 * One GET to an address that needs no session (`/health`, the OpenAPI document), with its time and headers. Null when
 * no answer came; an aborted call throws.
 */
export async function openCall(path: string, signal: AbortSignal): Promise<OpenAnswer | null> {
  const close = beginActivity()
  const start = performance.now()
  try {
    const response = await fetch(apiHost + path, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LOADING_TIMEOUT_MS)]),
    })
    const body = await response.arrayBuffer()
    return {
      status: response.status,
      milliseconds: Math.max(1, Math.round(performance.now() - start)),
      bytes: body.byteLength,
      etag: response.headers.get('etag'),
      requestId: response.headers.get('x-request-id'),
      text: new TextDecoder().decode(body),
    }
  } catch (error) {
    if (signal.aborted) throw error
    return null
  } finally {
    close()
  }
}
