import { useMemo, useState } from 'react'
import type { RowSelection } from '../../../../components/list/row-selection.ts'
import { selectAll, toggleId, unselectAll } from './selection.ts'

export interface BulkSelection extends RowSelection {
  readonly ids: readonly string[]
  readonly setAll: (keys: readonly string[], chosen: boolean) => void
  readonly clear: () => void
}

/** Stays when the list is filtered anew: what was chosen in one search can be joined by what another finds. */
export function useBulkSelection(): BulkSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      ids: [...ids],
      has: (key) => ids.has(key),
      toggle: (key) => setIds((now) => toggleId(now, key)),
      setAll: (keys, chosen) => setIds((now) => (chosen ? selectAll(now, keys) : unselectAll(now, keys))),
      clear: () => setIds(new Set()),
    }),
    [ids],
  )
}
