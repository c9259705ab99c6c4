import type { StreamTicket } from '@meio-campo/contract'
import { pushEventTypes } from '@meio-campo/contract/rules'
import { HOME, type WidgetFetch } from './reader.ts'

const NEW_TICKET_MS = 2_000
const TOGETHER_MS = 300
/** As many as a ticket is given for. */
const MOST_MATCHES = 20

/**
 * Says that something happened in these matches, as soon as it does, until the signal is aborted. Each stream is opened with
 * a ticket of its own; without one (no right to it, too many streams) the widget goes on reading by the clock.
 */
async function followMatches(
  ids: readonly string[],
  fetching: WidgetFetch,
  onEvent: () => void,
  signal: AbortSignal,
): Promise<void> {
  let lastId: string | null = null
  while (!signal.aborted) {
    const address = await findTicket(ids, fetching, signal)
    if (address === null) return
    lastId = await readStream(address, lastId, onEvent, signal)
    await pause(NEW_TICKET_MS + Math.random() * NEW_TICKET_MS, signal)
  }
}

async function findTicket(ids: readonly string[], fetching: WidgetFetch, signal: AbortSignal): Promise<string | null> {
  const path = `/api/v1/ao-vivo/bilhete?jogo=${ids.map(encodeURIComponent).join(',')}`
  const headers = { accept: 'application/json' }
  const answer = await fetching(path, { headers, cache: 'no-store', signal }).catch(() => null)
  if (!answer?.ok) return null
  return ((await answer.json()) as { data: StreamTicket }).data.address
}

/** The stream of the matches that a widget shows, while there are any in progress. */
export class LiveStream {
  readonly #fetching: WidgetFetch
  readonly #signal: AbortSignal
  #following = ''
  #stop = new AbortController()
  #happened = Promise.withResolvers<void>()

  constructor(fetching: WidgetFetch, signal: AbortSignal) {
    this.#fetching = fetching
    this.#signal = signal
    signal.addEventListener('abort', () => this.#stop.abort())
  }

  /** Follows these matches, and no others any more. */
  follow(ids: readonly string[]): void {
    const wanted = ids.slice(0, MOST_MATCHES)
    if (wanted.join() === this.#following || this.#signal.aborted) return
    this.#following = wanted.join()
    this.#stop.abort()
    this.#stop = new AbortController()
    if (wanted.length > 0) void followMatches(wanted, this.#fetching, () => this.#happened.resolve(), this.#stop.signal)
  }

  /** Until something happens, or this time has passed. */
  async waitForEvent(ms: number): Promise<void> {
    await Promise.race([pause(ms, this.#signal), this.#happened.promise])
    this.#happened = Promise.withResolvers()
    // Several events come at once: one read shows them all.
    await pause(TOGETHER_MS, this.#signal)
  }
}

/** Ends when the stream does; where it was, for the next one. */
function readStream(
  address: string,
  lastId: string | null,
  onEvent: () => void,
  signal: AbortSignal,
): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const source = new EventSource(HOME + address + (lastId === null ? '' : `&desde=${lastId}`))
  let last = lastId
  const end = () => {
    source.close()
    resolve(last)
  }
  // Every event has its type as its name.
  for (const type of Object.keys(pushEventTypes)) {
    source.addEventListener(type, ({ lastEventId }: MessageEvent) => {
      last = lastEventId || last
      onEvent()
    })
  }
  // The browser's own retry would send a ticket that is no longer valid.
  source.addEventListener('error', end)
  signal.addEventListener('abort', end, { once: true })
  return promise
}

export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}
