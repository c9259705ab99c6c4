import { MeioCampoError, type Problem } from './errors.ts'

export interface ClientOptions {
  /** Where the installation answers: `https://futebol.exemplo.com.br`. */
  readonly baseUrl: string
  /** An API key: `mc_live_…` or `mc_test_…`. It travels in a header, never in an address. */
  readonly key: string
  /** How often a failed read is retried; by default 3. */
  readonly retries?: number
  /** The time limit of each attempt; by default 30 seconds. */
  readonly timeoutMs?: number
  /** The longest `Retry-After` that is waited for; beyond it the error is thrown. By default 60 seconds. */
  readonly longestWaitMs?: number
  /** Another `fetch`, for tests and proxies. */
  readonly fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

export interface RequestOptions extends CallOptions {
  readonly query?: Values
  readonly body?: unknown
  /** Makes a write safe to repeat: with it, and only with it, writes are retried as well. */
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
}

const MOST_BACKOFF_MS = 8_000

export type Transport = ReturnType<typeof createTransport>

/** Sends calls, retries those that can be repeated, and turns failures into errors. */
export function createTransport(options: ClientOptions) {
  const { key, retries = 3, timeoutMs = 30_000, longestWaitMs = 60_000 } = options
  // An invalid address throws at once, and not after three retries.
  const base = new URL(options.baseUrl).href.replace(/\/+$/, '')
  const send = options.fetch ?? globalThis.fetch

  /** One attempt: a successful response, or an error. */
  const open = async (method: string, path: string, asked: RequestOptions): Promise<Response> => {
    const { query, body, idempotencyKey, headers, signal } = asked
    signal?.throwIfAborted()
    const address = `${base}${toAddress(path, query)}`
    try {
      const answer = await send(address, {
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${key}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      })
      if (answer.ok) return answer
      throw await toError(answer)
    } catch (error) {
      throw asError(error)
    }
  }

  /** Retries until it succeeds, the error is permanent, or the retries are used up. */
  const withRetries = async <T>(attempt: () => Promise<T>, repeatable: boolean, signal?: AbortSignal): Promise<T> => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt()
      } catch (error) {
        signal?.throwIfAborted()
        const ms = repeatable && failures < retries ? waitAfter(error, failures) : null
        if (ms === null || ms > longestWaitMs) throw error
        await wait(ms, signal)
      }
    }
  }

  const request = <T>(method: string, path: string, asked: RequestOptions = {}): Promise<T> => {
    const repeatable = method === 'GET' || method === 'HEAD' || asked.idempotencyKey !== undefined
    const attempt = async (): Promise<T> => {
      const limit = AbortSignal.timeout(timeoutMs)
      const signal = asked.signal ? AbortSignal.any([asked.signal, limit]) : limit
      const answer = await open(method, path, { ...asked, signal })
      try {
        const text = await answer.text()
        return (text === '' ? undefined : JSON.parse(text)) as T
      } catch (error) {
        throw asError(error)
      }
    }
    return withRetries(attempt, repeatable, asked.signal)
  }

  return { open, withRetries, request }
}

/** How long to wait before a retry; null for a permanent error. */
export function waitAfter(error: unknown, failures: number, mostMs = MOST_BACKOFF_MS): number | null {
  if (!(error instanceof MeioCampoError)) return null
  const { status, code, retryAfterSeconds } = error
  // The first attempt of a write is still under way: its answer comes with the next.
  if (code !== 'in_progress' && status !== 0 && status !== 408 && status !== 429 && status < 500) return null
  return retryAfterSeconds === null ? backoffMs(failures, mostMs) : retryAfterSeconds * 1000
}

/** Random, also where a page is not served securely and `crypto.randomUUID` is missing. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function asError(error: unknown): unknown {
  if (error instanceof MeioCampoError) return error
  const detail = 'Não foi possível alcançar a API.'
  return new MeioCampoError({ code: 'network', title: 'Sem resposta', status: 0, detail }, { cause: error })
}

async function toError(answer: Response): Promise<MeioCampoError> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>
  const requestId = answer.headers.get('x-request-id')
  return new MeioCampoError(
    { ...(requestId !== null && { instance: requestId }), ...problem, status: answer.status },
    { retryAfterSeconds: parseRetryAfter(answer.headers.get('retry-after')) },
  )
}

/** `Retry-After` in seconds or as a date. */
function parseRetryAfter(text: string | null): number | null {
  if (text === null) return null
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

type Value = string | number | boolean | readonly string[] | null | undefined
export type Values = Readonly<Record<string, Value>>

/** Fills parameters like `{id}` from the values; values that are not in the path become the query. */
function toAddress(path: string, values: Values = {}): string {
  const query = new URLSearchParams()
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null || value === '') throw new TypeError(`${path}: “${name}” is missing`)
    return encodeURIComponent(textOf(value))
  })
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || path.includes(`{${name}}`)) continue
    query.set(name, textOf(value))
  }
  const text = query.toString()
  return text === '' ? filled : `${filled}?${text}`
}

function textOf(value: NonNullable<Value>): string {
  return typeof value === 'object' ? value.join(',') : String(value)
}

/** Waits, or throws the signal's reason as soon as it is aborted. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal!.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

const FIRST_BACKOFF_MS = 250

/** Exponential, with jitter, so that clients do not all return at the same moment. */
function backoffMs(attempt: number, mostMs: number, random: () => number = Math.random): number {
  const ceiling = Math.min(mostMs, FIRST_BACKOFF_MS * 2 ** attempt)
  return ceiling / 2 + (random() * ceiling) / 2
}
