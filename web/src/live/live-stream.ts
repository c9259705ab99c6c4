import type { PushEvent } from '@meio-campo/contract'
import { currentIdentity, renewToken } from '../api/identity.ts'
import { publishLiveEvent, setConnected } from './live-store.ts'
import { reconnectDelay } from './reconnect-delay.ts'
import { callAddress, callHeaders } from '../api/request.ts'
import { readFrames, type Frame } from '../../../client/src/event-stream.ts'

type Message =
  | { readonly kind: 'event'; readonly event: PushEvent }
  | { readonly kind: 'connection'; readonly connected: boolean }

/**
 * Reads events while a user is signed in. The tabs of a browser share one connection: the tab that holds the lock reads
 * the stream and broadcasts to the others. When it is closed, another tab gets the lock and continues.
 */
export function openLiveStream(userId: string): () => void {
  const stop = new AbortController()
  const name = `meio-campo-live-${userId}`
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  const publish = (message: Message) => {
    handle(message)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
    channel?.postMessage(message)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => handle(data))

  const read = () => readWithReconnects(stop.signal, publish)
  // Locks exist on secure origins only; elsewhere each tab reads for itself.
  const reading = navigator.locks && channel ? navigator.locks.request(name, { signal: stop.signal }, read) : read()
  reading.catch(() => undefined)

  return () => {
    stop.abort()
    channel?.close()
    setConnected(false)
  }
}

function handle(message: Message): void {
  if (message.kind === 'connection') return setConnected(message.connected)
  // A tab that was opened later has missed the connection message: an event implies it.
  setConnected(true)
  publishLiveEvent(message.event)
}

async function readWithReconnects(signal: AbortSignal, publish: (message: Message) => void): Promise<void> {
  let lastId: string | null = null
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      await readStream({
        lastId,
        signal,
        onFrame: ({ id, data }) => {
          attempt = 0
          lastId = id ?? lastId
          publish({ kind: 'connection', connected: true })
          if (data !== '') publish({ kind: 'event', event: JSON.parse(data) as PushEvent })
        },
      })
    } catch (error) {
      if (signal.aborted) return
      // The position has expired: the stream starts now, and pages refetch by themselves.
      if (error instanceof Refused && error.status === 410) lastId = null
      if (error instanceof Refused && error.status === 401 && !(await renewToken())) return
    }
    publish({ kind: 'connection', connected: false })
    if (!currentIdentity()) return
    await pause(reconnectDelay(attempt, Math.random()), signal)
  }
}

/** Ends early when the network returns or the tab becomes visible. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  const resume = () => (document.visibilityState === 'visible' ? resolve() : undefined)
  addEventListener('online', resume)
  document.addEventListener('visibilitychange', resume)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    removeEventListener('online', resume)
    document.removeEventListener('visibilitychange', resume)
  })
}

/** The server sends a heartbeat every 15 s: after more silence a proxy may be buffering, or the connection is dead. */
const SILENCE_MS = 40_000

interface StreamOptions {
  readonly lastId: string | null
  readonly signal: AbortSignal
  readonly onFrame: (frame: Frame) => void
}

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(String(status))
    this.status = status
  }
}

/** Reads the stream until it ends. With fetch, because EventSource cannot send an Authorization header. */
async function readStream({ lastId, signal, onFrame }: StreamOptions): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const response = await fetch(callAddress({ method: 'GET', path: '/api/v1/ao-vivo' }), {
      headers: {
        ...callHeaders({}),
        accept: 'text/event-stream',
        ...(lastId !== null && { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || !response.body) throw new Refused(response.status)
    for await (const frame of readFrames(response.body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      onFrame(frame)
    }
  } finally {
    clearTimeout(timer)
  }
}
