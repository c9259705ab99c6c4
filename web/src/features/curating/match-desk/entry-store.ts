import { useSyncExternalStore } from 'react'
import { parseEntry, type DeskEntry } from './desk-entry.ts'
import { tabStores } from './tab-store.ts'

const stores = tabStores(parseEntry)

export type ChangeEntry = (changes: Partial<DeskEntry>) => void

/** The half-entered event of a desk, which survives a new mount of the desk, a reload and a visit to another page. */
export function useDeskEntry(userId: string, matchId: string): readonly [DeskEntry, ChangeEntry] {
  const store = stores(`lance:${userId}:${matchId}`)
  const entry = useSyncExternalStore(store.subscribe, store.get)
  return [entry, (changes) => store.change((current) => ({ ...current, ...changes }))]
}
