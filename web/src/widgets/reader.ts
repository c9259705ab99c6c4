/** The origin of this script, which the widgets read from. */
const scriptAddress = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href
export const HOME = new URL(scriptAddress, location.href).origin

export type ReadResult<T> =
  | { readonly kind: 'answer'; readonly body: T; readonly changed: boolean }
  | { readonly kind: 'refused'; readonly message: string; readonly retryAfterSeconds: number | null }

/** How a widget reads. The console's preview replaces it with one that uses its session. */
export type WidgetFetch = (path: string, options: RequestOptions) => Promise<Response>

interface RequestOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly cache: RequestCache
  readonly signal: AbortSignal
}

interface Problem {
  readonly detail?: string
}

/** Reads one address repeatedly and downloads the body only when it changed. */
export function createReader<T>(fetching: WidgetFetch) {
  let etag: string | null = null
  let last: { readonly path: string; readonly body: T } | null = null
  return async (path: string, signal: AbortSignal): Promise<ReadResult<T>> => {
    const known = last?.path === path ? last : null
    const headers: Record<string, string> = { accept: 'application/json' }
    if (known && etag) headers['if-none-match'] = etag
    try {
      // The widget keeps the last answer itself, because the browser's cache would hide the 304.
      const response = await fetching(path, { headers, cache: 'no-store', signal })
      if (response.status === 304 && known) return { kind: 'answer', body: known.body, changed: false }
      if (!response.ok) return await refusal(response)
      const body = (await response.json()) as T
      etag = response.headers.get('etag')
      last = { path, body }
      return { kind: 'answer', body, changed: true }
    } catch (error) {
      if (signal.aborted) throw error
      return { kind: 'refused', message: 'Não foi possível carregar agora.', retryAfterSeconds: null }
    }
  }
}

async function refusal(response: Response): Promise<ReadResult<never>> {
  const problem = await response.json().then(
    (body) => body as Problem,
    (): Problem => ({}),
  )
  // The console is where the site's owner looks when a widget is missing.
  if (problem.detail) console.error(`Meio-Campo: ${problem.detail} (${HOME}/api?aba=chaves)`)
  const seconds = Number(response.headers.get('retry-after'))
  return {
    kind: 'refused',
    message: problem.detail ?? 'Não foi possível carregar agora.',
    retryAfterSeconds: seconds > 0 ? seconds : null,
  }
}

/** Reads with a browser key, as written in the snippet. */
export const withKey =
  (key: string): WidgetFetch =>
  (path, options) =>
    fetch(HOME + path, { ...options, headers: { ...options.headers, authorization: `Bearer ${key}` } })
