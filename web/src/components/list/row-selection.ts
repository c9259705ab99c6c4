import { createContext, use, useMemo, useState } from 'react'

/** Which rows of a list are selected. Where a list provides it, its table shows checkboxes. */
export interface RowSelection {
  readonly has: (key: string) => boolean
  readonly toggle: (key: string) => void
}

export const RowSelectionContext = createContext<RowSelection | null>(null)

export const useRowSelection = (): RowSelection | null => use(RowSelectionContext)

export interface SelectionState extends RowSelection {
  readonly ids: readonly string[]
  readonly setAll: (keys: readonly string[], selected: boolean) => void
  readonly clear: () => void
}

/** Survives a new search: rows selected in one search can be joined by rows of another. */
export function useSelectionState(): SelectionState {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      ids: [...ids],
      has: (key) => ids.has(key),
      toggle: (key) => setIds((now) => toggleId(now, key)),
      setAll: (keys, selected) => setIds((now) => (selected ? selectAll(now, keys) : unselectAll(now, keys))),
      clear: () => setIds(new Set()),
    }),
    [ids],
  )
}

/** As many as the API changes at once. */
export const MOST_SELECTED = 1000

export function toggleId(now: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return now.has(id) ? unselectAll(now, [id]) : selectAll(now, [id])
}

export function selectAll(now: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return new Set([...now, ...ids].slice(0, MOST_SELECTED))
}

export function unselectAll(now: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const removed = new Set(ids)
  return new Set([...now].filter((id) => !removed.has(id)))
}
