import type { PushEvent } from '@meio-campo/contract'
import { currentIdentity, renewToken } from '../api/identity.ts'
import { setFlowing, tellLiveEvent } from './live-store.ts'
import { pauseBefore } from './pauses.ts'
import { readStream, Refused } from './read-stream.ts'

type Message =
  | { readonly kind: 'event'; readonly event: PushEvent }
  | { readonly kind: 'flowing'; readonly flowing: boolean }

/**
 * Follows what happens, for as long as somebody is signed in. The tabs of a browser share one connection: the one that
 * holds the lock reads and tells the others. When it is closed, another takes the lock and goes on.
 */
export function followStream(userId: string): () => void {
  const stop = new AbortController()
  const name = `meio-campo-live-${userId}`
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  const tell = (message: Message) => {
    take(message)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
    channel?.postMessage(message)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => take(data))

  const lead = () => readOn(stop.signal, tell)
  // Locks exist on secure origins only; elsewhere each tab reads for itself.
  const leading = navigator.locks && channel ? navigator.locks.request(name, { signal: stop.signal }, lead) : lead()
  leading.catch(() => undefined)

  return () => {
    stop.abort()
    channel?.close()
    setFlowing(false)
  }
}

function take(message: Message): void {
  if (message.kind === 'flowing') return setFlowing(message.flowing)
  // A tab that was opened later has not heard that it flows: an event says so too.
  setFlowing(true)
  tellLiveEvent(message.event)
}

async function readOn(signal: AbortSignal, tell: (message: Message) => void): Promise<void> {
  let lastId: string | null = null
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      await readStream({
        lastId,
        signal,
        onFrame: ({ id, data }) => {
          attempt = 0
          lastId = id ?? lastId
          tell({ kind: 'flowing', flowing: true })
          if (data !== null) tell({ kind: 'event', event: JSON.parse(data) as PushEvent })
        },
      })
    } catch (error) {
      if (signal.aborted) return
      // What was missed for longer than the log remembers is read anew by the pages themselves.
      if (error instanceof Refused && error.status === 410) lastId = null
      if (error instanceof Refused && error.status === 401 && !(await renewToken())) return
    }
    tell({ kind: 'flowing', flowing: false })
    if (!currentIdentity()) return
    await pause(pauseBefore(attempt, Math.random()), signal)
  }
}

/** Ends early when the network or the reader comes back: nobody waits for half a minute then. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  const wake = () => (document.visibilityState === 'visible' ? resolve() : undefined)
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  })
}
