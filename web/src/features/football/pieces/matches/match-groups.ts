import type { CompetitionRef, Match } from '@meio-campo/contract'

export interface CompetitionGroup {
  readonly key: string
  readonly competition: CompetitionRef
  readonly edition: string
  readonly matches: readonly Match[]
}
export interface DayGroup {
  readonly key: string
  /** Null: the day is not known yet. */
  readonly day: string | null
  readonly matches: readonly Match[]
}

function groupBy<Key extends string>(matches: readonly Match[], keyOf: (match: Match) => Key): Map<Key, Match[]> {
  const groups = new Map<Key, Match[]>()
  for (const match of matches) {
    const key = keyOf(match)
    const group = groups.get(key)
    if (group) group.push(match)
    else groups.set(key, [match])
  }
  return groups
}

/** In the order in which the list first names each championship. */
export function byCompetition(matches: readonly Match[]): readonly CompetitionGroup[] {
  return [...groupBy(matches, ({ competition, edition }) => `${competition.id} ${edition}`)].map(([key, group]) => ({
    key,
    competition: group[0]!.competition,
    edition: group[0]!.edition,
    matches: group,
  }))
}

/** Keeps the order of the list. */
export function byDay(matches: readonly Match[]): readonly DayGroup[] {
  return [...groupBy(matches, ({ day }) => day ?? '')].map(([key, group]) => ({
    key: key || 'sem-data',
    day: key || null,
    matches: group,
  }))
}
