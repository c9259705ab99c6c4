import { createStore, type Store } from '../../../state/store.ts'

export interface TabStore<T> extends Pick<Store<T>, 'get' | 'subscribe'> {
  readonly change: (change: (value: T) => T) => void
}

/** Values of this tab that outlive a reload, one for each key; another tab has its own. */
export function tabStores<T>(parse: (text: string | null) => T): (key: string) => TabStore<T> {
  const stores = new Map<string, TabStore<T>>()
  return (key) => {
    const known = stores.get(key)
    if (known) return known
    const store = createStore(parse(read(key)))
    const made: TabStore<T> = {
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
