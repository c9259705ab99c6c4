import type { MatchEvent } from '@meio-campo/contract'

const kinds = {
  gols: ['goal', 'penalty', 'ownGoal', 'missedPenalty', 'shootoutGoal', 'shootoutMiss'],
  cartoes: ['yellow', 'secondYellow', 'red'],
  substituicoes: ['substitution'],
  var: ['var'],
} as const

export type EventKind = keyof typeof kinds

/** `?lances=gols` */
export interface LiveSearch {
  readonly lances?: EventKind
}

export function parseLiveSearch(search: Readonly<Record<string, unknown>>): LiveSearch {
  const { lances } = search
  return typeof lances === 'string' && Object.hasOwn(kinds, lances) ? { lances: lances as EventKind } : {}
}

/** Of one kind, or all of them; a goal that was taken back belongs to the VAR as well. */
export function eventsOf(events: readonly MatchEvent[], kind: EventKind | undefined): readonly MatchEvent[] {
  if (!kind) return events
  const wanted: readonly string[] = kinds[kind]
  return events.filter(({ type, retracted }) => wanted.includes(type) || (kind === 'var' && retracted))
}
