import type { PushEvent } from '@meio-campo/contract'
import type { QueryClient } from '@tanstack/react-query'
import { isAffected } from './is-affected.ts'
import { onLiveEvent, streamStore } from './live-store.ts'
import { queryClient } from '../api/query.ts'
import { sessionStore } from '../session/session-store.ts'

/** Events within this time cause one refresh. */
const BATCH_MS = 250

/** Reads the queries on screen again when an event affects them. */
function refreshQueries(queries: QueryClient): () => void {
  let waiting: PushEvent[] = []
  let timer: ReturnType<typeof setTimeout> | null = null

  const refresh = () => {
    const events = waiting
    timer = null
    waiting = []
    void queries.invalidateQueries({
      type: 'active',
      predicate: ({ state }) => events.some((event) => isAffected(state.data, event)),
    })
  }
  const stopListening = onLiveEvent((event) => {
    waiting.push(event)
    timer ??= setTimeout(refresh, BATCH_MS)
  })
  // Disconnected: no events arrive, so pages start polling at once.
  const unsubscribe = streamStore.subscribe(() => {
    if (!streamStore.get().connected) void queries.invalidateQueries({ type: 'active', predicate: isPolling })
  })
  return () => {
    stopListening()
    unsubscribe()
    if (timer) clearTimeout(timer)
  }
}

const isPolling = (query: { readonly options: object }) => 'refetchInterval' in query.options

/** Keeps the stream open while a user is signed in. Visitors have none: their pages poll. */
export function startLiveUpdates(): void {
  let stream: { readonly userId: string; readonly stop: Promise<() => void> } | null = null
  const update = () => {
    const userId = sessionStore.get()?.data.user?._id ?? null
    if (userId === (stream?.userId ?? null)) return
    void stream?.stop.then((stop) => stop())
    stream = userId === null ? null : { userId, stop: openStream(userId) }
  }
  refreshQueries(queryClient)
  sessionStore.subscribe(update)
  update()
}

/** Loaded later: the first page does not need it. */
async function openStream(userId: string): Promise<() => void> {
  const { openLiveStream } = await import('./live-stream.ts')
  return openLiveStream(userId)
}
