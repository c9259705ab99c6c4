import type { Tie } from '@meio-campo/contract'

/** A tie that is not drawn yet. */
export const tie = (id: string, round: string, position: number, from: (string | null)[] = []): Tie => ({
  id,
  round,
  position,
  first: null,
  second: null,
  aggregate: null,
  penalties: null,
  winner: null,
  decidedBy: null,
  from,
  places: [null, null],
  planned: [],
  matches: [],
})
