import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { localValues } from '../../../state/local-values.ts'
import { createStore, type Store } from '../../../state/store.ts'
import { emptyQueue, parseQueue, type DeskQueue } from './desk-queue.ts'
import { keepQueue, keyOfQueue, listKeptQueues } from './kept-queues.ts'

export interface QueueStore extends Pick<Store<DeskQueue>, 'get' | 'subscribe'> {
  readonly change: (change: (queue: DeskQueue) => DeskQueue) => void
}

const stores = new Map<string, QueueStore>()

/** One queue per person and match, on the device: it outlives a reload, and other tabs see it. */
export function queueStoreFor(userId: string, { id: competition, idjogo }: MatchAddress): QueueStore {
  const key = keyOfQueue(userId, idjogo)
  const known = stores.get(key)
  if (known) return known
  const store = createStore(parseQueue(localValues.read(key)))
  window.addEventListener('storage', (event) => {
    if (event.key === key) store.set(parseQueue(event.newValue))
  })
  const made: QueueStore = {
    get: store.get,
    subscribe: store.subscribe,
    change(change) {
      // Another tab may have written since; where nothing can be stored, this tab's own copy is the truth.
      const stored = localValues.read(key)
      const next = change(stored === null ? store.get() : parseQueue(stored))
      const isEmpty = next.waiting.length === 0 && next.refused.length === 0
      keepQueue(key, isEmpty ? null : JSON.stringify({ competition, ...next }))
      store.set(isEmpty ? emptyQueue : next)
    },
  }
  stores.set(key, made)
  return made
}

/** The desks at which this person, on this device, did something that the server does not have, or has refused. */
export function listUnsent(userId: string): readonly MatchAddress[] {
  return listKeptQueues(userId).flatMap((idjogo) => {
    const text = localValues.read(keyOfQueue(userId, idjogo))
    const id = competitionIn(text)
    const { waiting, refused } = parseQueue(text)
    return id !== null && waiting.length + refused.length > 0 ? [{ id, idjogo }] : []
  })
}

function competitionIn(text: string | null): string | null {
  try {
    const { competition } = JSON.parse(text ?? '{}') as { readonly competition?: unknown }
    return typeof competition === 'string' ? competition : null
  } catch {
    return null
  }
}
