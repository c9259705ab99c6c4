import { MeioCampoError } from './errors.ts'
import { readFrames } from './event-stream.ts'
import { type CallOptions, type Transport, wait, waitAfter } from './transport.ts'
import type { PushEvent, Several } from './types.gen.ts'

/** Filters; without any, all events. An event must match every filter, and of a list one value. */
export interface LiveQuery {
  /** Only these competitions, by id. */
  readonly campeonato?: Several | undefined
  /** Only matches of these teams, by id. */
  readonly time?: Several | undefined
  /** Only these matches, by id. */
  readonly jogo?: Several | undefined
  readonly tipo?: Several<PushEvent['type']> | undefined
  /** The `id` of the last event received, to resume after it; otherwise the stream starts now. */
  readonly desde?: string | undefined
}

const PATH = '/api/v1/ao-vivo'
/** The service sends a heartbeat every 15 seconds: after three missing ones the connection is considered dead. */
const SILENCE_MS = 45_000
const MOST_BACKOFF_MS = 30_000

/**
 * Events as they happen. A broken connection is opened again at the last event, without gaps or repetitions, until the
 * iteration ends; errors that a retry cannot solve (no key, no scope, an expired position) are thrown.
 */
export async function* follow(
  transport: Transport,
  { desde, ...filters }: LiveQuery,
  { signal }: CallOptions,
  silenceMs = SILENCE_MS,
): AsyncGenerator<PushEvent, void, undefined> {
  let lastId = desde ?? null
  let retryMs = 2_000
  const connect = async () => {
    const opened = openConnection(signal, silenceMs)
    try {
      const answer = await transport.open('GET', PATH, {
        query: { ...filters },
        headers: { accept: 'text/event-stream', ...(lastId !== null && { 'last-event-id': lastId }) },
        signal: opened.signal,
      })
      return { ...opened, body: answer.body! }
    } catch (error) {
      opened.close()
      throw error
    }
  }

  // The first connection is retried a few times only, so that a wrong address is reported; later ones without limit.
  let connection: Awaited<ReturnType<typeof connect>> | null = await transport.withRetries(connect, true, signal)
  for (let failures = 0; ;) {
    try {
      connection ??= await connect()
      for await (const frame of readFrames(connection.body)) {
        failures = 0
        retryMs = frame.retryMs ?? retryMs
        connection.pauseTimeout()
        if (frame.data !== '') yield JSON.parse(frame.data) as PushEvent
        lastId = frame.id ?? lastId
        connection.restartTimeout()
      }
      connection.close()
      connection = null
      await wait(retryMs * Math.random(), signal)
    } catch (error) {
      signal?.throwIfAborted()
      // A connection that broke can be retried; without one the request itself failed.
      const refused = connection === null ? error : new MeioCampoError({ status: 0 }, { cause: error })
      const ms = waitAfter(refused, failures, MOST_BACKOFF_MS)
      if (ms === null) throw error
      connection?.close()
      connection = null
      failures += 1
      await wait(ms, signal)
    } finally {
      // Also when the caller stops iterating.
      connection?.close()
    }
  }
}

/** A connection that is aborted by the caller's signal, and when nothing arrives for `silenceMs`. */
function openConnection(signal: AbortSignal | undefined, silenceMs: number) {
  const end = new AbortController()
  let silence: ReturnType<typeof setTimeout> | undefined
  const pauseTimeout = () => clearTimeout(silence)
  const restartTimeout = () => {
    pauseTimeout()
    silence = setTimeout(() => end.abort(), silenceMs)
  }
  restartTimeout()
  return {
    signal: signal ? AbortSignal.any([signal, end.signal]) : end.signal,
    restartTimeout,
    /** Nothing is read while the caller handles an event, so that is not silence of the service. */
    pauseTimeout,
    close() {
      pauseTimeout()
      end.abort()
    },
  }
}
