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

/** The events of one kind, or all; a disallowed goal also counts as a VAR event. */
export function eventsOf(events: readonly MatchEvent[], kind: EventKind | undefined): readonly MatchEvent[] {
  if (!kind) return events
  const wanted: readonly string[] = kinds[kind]
  return events.filter(({ type, retracted }) => wanted.includes(type) || (kind === 'var' && retracted))
}
