import type { SearchHit } from '@meio-campo/contract'
import { createStore } from '../../../state/store.ts'

const KEPT = 5

/** What was opened from the search. In memory only: whoever signs in next on this device learns nothing of it. */
export const recentHits = createStore<readonly SearchHit[]>([])

export function rememberHit(hit: SearchHit) {
  const others = recentHits.get().filter((known) => known.kind !== hit.kind || known.id !== hit.id)
  recentHits.set([hit, ...others].slice(0, KEPT))
}
