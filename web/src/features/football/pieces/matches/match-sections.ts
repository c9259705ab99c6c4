import type { CompetitionRef, Match } from '@meio-campo/contract'
import { isLive } from './match-stage.ts'

/** Some matches of a day under one heading, in the order of their times. */
export interface MatchSection {
  readonly key: string
  /** Of several championships: those being played, and those that the reader follows. */
  readonly kind: 'live' | 'followed' | 'competition'
  readonly competition: CompetitionRef | null
  readonly edition: string
  readonly matches: readonly Match[]
}

interface Choices {
  /** Ids of championships, the best known first. */
  readonly competitions: readonly string[]
  /** Where a match stands among what the reader follows, the first the lowest; null for one that is not followed. */
  readonly rankOf: (match: Match) => number | null
}

/**
 * Live matches first, then those that the reader follows, in the reader's own order, then one section per championship, the best known first. Each
 * match is in one section only.
 */
export function matchSections(matches: readonly Match[], { competitions, rankOf }: Choices): MatchSection[] {
  const known = new Map(competitions.map((id, place) => [id, place]))
  const placeOf = ({ competition }: Match) => known.get(competition.id) ?? competitions.length
  const live = matches.filter(isLive)
  const followed = matches.filter((match) => !isLive(match) && rankOf(match) !== null)
  const rest = matches.filter((match) => !isLive(match) && rankOf(match) === null)
  const groups = Map.groupBy(
    rest.toSorted((a, b) => placeOf(a) - placeOf(b)),
    ({ competition, edition }) => `${competition.id} ${edition}`,
  )
  return [
    ...mixed('live', live, placeOf),
    ...mixed('followed', followed, (match) => rankOf(match) ?? 0),
    ...[...groups].map(([key, group]) => ({
      key,
      kind: 'competition' as const,
      competition: group[0]!.competition,
      edition: group[0]!.edition,
      matches: inOrderOfTime(group),
    })),
  ]
}

function mixed(kind: 'live' | 'followed', matches: readonly Match[], placeOf: (match: Match) => number) {
  if (matches.length === 0) return []
  const ordered = inOrderOfTime(matches).toSorted((a, b) => placeOf(a) - placeOf(b))
  return [{ key: kind, kind, competition: null, edition: '', matches: ordered }]
}

/** What has no time yet comes last. */
function inOrderOfTime(matches: readonly Match[]): Match[] {
  const timeOf = ({ kickoff, timeConfirmed }: Match) => (kickoff && timeConfirmed ? kickoff : '9')
  return matches.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))
}
