import { createStore, type Store } from '../../../state/store.ts'
import { parseLog, type ActLog } from './desk-acts.ts'

export interface ActStore extends Pick<Store<ActLog>, 'get' | 'subscribe'> {
  readonly change: (change: (log: ActLog) => ActLog) => void
}

const stores = new Map<string, ActStore>()

/** What this tab has done at the desk of a match. It outlives a reload; another tab is another desk. */
export function actStoreFor(userId: string, matchId: string): ActStore {
  const key = `atos:${userId}:${matchId}`
  const known = stores.get(key)
  if (known) return known
  const store = createStore(parseLog(read(key)))
  const made: ActStore = {
    get: store.get,
    subscribe: store.subscribe,
    change(change) {
      const next = change(store.get())
      write(key, JSON.stringify(next))
      store.set(next)
    },
  }
  stores.set(key, made)
  return made
}

/** Storage may be forbidden or full: the desk then remembers until the tab is reloaded. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // See above.
  }
}
