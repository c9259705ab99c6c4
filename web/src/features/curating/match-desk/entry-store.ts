import { useSyncExternalStore } from 'react'
import { parseEntry, type DeskEntry } from './desk-entry.ts'
import { tabStores } from './tab-store.ts'

const stores = tabStores(parseEntry)

export type ChangeEntry = (changes: Partial<DeskEntry>) => void

/** The half-entered event of a desk. Whatever draws the desk anew, a reload or another page in between, it is still there. */
export function useDeskEntry(userId: string, matchId: string): readonly [DeskEntry, ChangeEntry] {
  const store = stores(`lance:${userId}:${matchId}`)
  const entry = useSyncExternalStore(store.subscribe, store.get)
  return [entry, (changes) => store.change((current) => ({ ...current, ...changes }))]
}
