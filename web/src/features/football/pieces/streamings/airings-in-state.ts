import type { Airing } from '@meio-campo/contract'
import type { BrazilianState } from '@meio-campo/contract/rules'

type Reach = Pick<Airing, 'statesIncluded' | 'statesExcluded'>

/** True of a broadcast that not all of Brazil can watch. */
export const isLimited = ({ statesIncluded, statesExcluded }: Reach) =>
  statesIncluded.length + statesExcluded.length > 0

export function airsIn({ statesIncluded, statesExcluded }: Reach, state: BrazilianState): boolean {
  if (statesExcluded.includes(state)) return false
  return statesIncluded.length === 0 || statesIncluded.includes(state)
}

/** Those that reach the state first; nothing is left out, because a traveller may want the others. */
export function inOwnState<A extends Reach>(airings: readonly A[], state: BrazilianState | null): readonly A[] {
  if (state === null) return airings
  return airings.toSorted((a, b) => Number(airsIn(b, state)) - Number(airsIn(a, state)))
}
