import type { SearchHit } from '@meio-campo/contract'
import { createStore } from '../../../state/store.ts'

const KEPT = 5

/** The hits opened from the search. Kept in memory only, so that the next user of the device does not see them. */
export const recentHits = createStore<readonly SearchHit[]>([])

export function rememberHit(hit: SearchHit) {
  const others = recentHits.get().filter((known) => known.kind !== hit.kind || known.id !== hit.id)
  recentHits.set([hit, ...others].slice(0, KEPT))
}
