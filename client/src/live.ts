import { MeioCampoError } from './errors.ts'
import { partsOf, readFrames } from './event-stream.ts'
import { waitAfter, type CallOptions, type Transport } from './transport.ts'
import type { PushEvent, Several } from './types.gen.ts'
import { wait } from './wait.ts'

/** What to listen for; without any of them, everything. All that is asked must hold, of each list one is enough. */
export interface LiveQuery {
  /** Only these competitions, by id. */
  readonly campeonato?: Several | undefined
  /** Only matches of these teams, by id. */
  readonly time?: Several | undefined
  /** Only these matches, by id. */
  readonly jogo?: Several | undefined
  readonly tipo?: Several<PushEvent['type']> | undefined
  /** The `id` of the last event that was seen, to go on from there; otherwise from now on. */
  readonly desde?: string | undefined
}

const PATH = '/api/v1/ao-vivo'
/** The service speaks every 15 seconds: after three of them in silence the connection is dead, whatever it says. */
const SILENCE_MS = 45_000
const MOST_BACKOFF_MS = 30_000

/**
 * What happens, as it happens. A connection that breaks is opened again where it was, without a gap and without a
 * repetition, for as long as somebody iterates; what cannot be mended (no key, no scope, a place forgotten) is thrown.
 */
export async function* follow(
  transport: Transport,
  { desde, ...filters }: LiveQuery,
  { signal }: CallOptions,
  silenceMs = SILENCE_MS,
): AsyncGenerator<PushEvent, void, undefined> {
  let place = desde ?? null
  let retryMs = 2_000
  const connect = async () => {
    const line = openLine(signal, silenceMs)
    try {
      const answer = await transport.open('GET', PATH, {
        query: { ...filters },
        headers: { accept: 'text/event-stream', ...(place !== null && { 'last-event-id': place }) },
        signal: line.signal,
      })
      return { ...line, body: answer.body! }
    } catch (error) {
      line.close()
      throw error
    }
  }

  // An address that never answered is a mistake and soon told; one that stops answering is waited out.
  let line: Awaited<ReturnType<typeof connect>> | null = await transport.persist(connect, true, signal)
  for (let failures = 0; ;) {
    try {
      line ??= await connect()
      for await (const frame of readFrames(partsOf(line.body))) {
        failures = 0
        retryMs = frame.retryMs ?? retryMs
        line.rest()
        if (frame.data !== '') yield JSON.parse(frame.data) as PushEvent
        place = frame.id ?? place
        line.heed()
      }
      line.close()
      line = null
      await wait(retryMs * Math.random(), signal)
    } catch (error) {
      signal?.throwIfAborted()
      // With a line it broke, without one it was refused.
      const refused = line === null ? error : new MeioCampoError({ status: 0 }, { cause: error })
      const ms = waitAfter(refused, failures, MOST_BACKOFF_MS)
      if (ms === null) throw error
      line?.close()
      line = null
      failures += 1
      await wait(ms, signal)
    } finally {
      // Also when nobody iterates any more.
      line?.close()
    }
  }
}

/** A connection that ends with the caller's signal, and when nothing is heard while somebody listens. */
function openLine(signal: AbortSignal | undefined, silenceMs: number) {
  const end = new AbortController()
  let silence: ReturnType<typeof setTimeout> | undefined
  const rest = () => clearTimeout(silence)
  const heed = () => {
    rest()
    silence = setTimeout(() => end.abort(), silenceMs)
  }
  heed()
  return {
    signal: signal ? AbortSignal.any([signal, end.signal]) : end.signal,
    heed,
    /** Whoever is busy with an event hears nothing for a while: that is no silence. */
    rest,
    close() {
      rest()
      end.abort()
    },
  }
}
