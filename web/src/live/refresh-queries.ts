import type { PushEvent } from '@meio-campo/contract'
import type { QueryClient } from '@tanstack/react-query'
import { concerns } from './concerns.ts'
import { onLiveEvent, streamStore } from './live-store.ts'

/** Several things that happen at once are one reason to look again. */
const TOGETHER_MS = 250

/** What is on screen is read again when something happens to it. */
export function refreshQueries(queryClient: QueryClient): () => void {
  let waiting: PushEvent[] = []
  let timer: ReturnType<typeof setTimeout> | null = null

  const refresh = () => {
    const events = waiting
    timer = null
    waiting = []
    void queryClient.invalidateQueries({
      type: 'active',
      predicate: ({ state }) => events.some((event) => concerns(state.data, event)),
    })
  }
  const leave = onLiveEvent((event) => {
    waiting.push(event)
    timer ??= setTimeout(refresh, TOGETHER_MS)
  })
  // It broke off: what happens meanwhile nobody tells, so pages begin to ask again, at once.
  const unsubscribe = streamStore.subscribe(() => {
    if (!streamStore.get().flowing) void queryClient.invalidateQueries({ type: 'active', predicate: isPaced })
  })
  return () => {
    leave()
    unsubscribe()
    if (timer) clearTimeout(timer)
  }
}

/** Those that keep themselves fresh. */
const isPaced = (query: { readonly options: object }) => 'refetchInterval' in query.options
