import type { TeamId } from '../match/match.ts'

/** Where a side of a tie comes from: a place of a table, or another tie. */
export type PlaceSource =
  | { readonly kind: 'place'; readonly table: string; readonly place: number }
  | { readonly kind: 'winner' | 'loser'; readonly tie: string }

type Pair<T> = readonly [T, T]

/** A tie as it is stored. */
export interface DrawnTie {
  readonly id: string
  readonly teams: Pair<TeamId | null>
  /** Null: the side was given its team by hand. */
  readonly sources: Pair<PlaceSource | null>
  /** One of its matches has begun, so its teams stay. */
  readonly begun: boolean
  /** As its matches and its stored teams decide. */
  readonly winner: TeamId | null
  readonly loser: TeamId | null
}

export interface FilledTie {
  readonly id: string
  readonly teams: Pair<TeamId | null>
  /** The team that holds the place of each side; null if it is undecided or the side has no place. */
  readonly holders: Pair<TeamId | null>
  /** Whether the tie began with a team that does not hold the place. */
  readonly diverges: Pair<boolean>
}

/**
 * Gives every side with a source the team that holds its place, and removes the team if none holds it any more. Ties
 * that have begun keep their teams. The order of the ties does not matter, and repeating it changes nothing.
 */
export function fillTies(
  ties: readonly DrawnTie[],
  holderOf: (table: string, place: number) => TeamId | null,
): readonly FilledTie[] {
  const byId = new Map(ties.map((tie) => [tie.id, tie]))
  const filled = new Map<string, FilledTie>()
  const underWay = new Set<string>()

  function heldBy(source: PlaceSource): TeamId | null {
    if (source.kind === 'place') return holderOf(source.table, source.place)
    const tie = byId.get(source.tie)
    // A tie that leads to itself never decides anything.
    if (!tie || underWay.has(tie.id)) return null
    const { teams } = fill(tie)
    const asStored = teams[0] === tie.teams[0] && teams[1] === tie.teams[1]
    return asStored ? tie[source.kind] : null
  }

  function fill(tie: DrawnTie): FilledTie {
    const known = filled.get(tie.id)
    if (known) return known
    underWay.add(tie.id)
    const holder = (source: PlaceSource | null) => source && heldBy(source)
    const holders = [holder(tie.sources[0]), holder(tie.sources[1])] as const
    underWay.delete(tie.id)
    const side = (index: 0 | 1) => {
      const stored = tie.teams[index]
      return tie.sources[index] === null || (tie.begun && stored !== null) ? stored : holders[index]
    }
    const differs = (index: 0 | 1) => tie.sources[index] !== null && side(index) !== holders[index]
    const result = {
      id: tie.id,
      teams: apart(tie, [side(0), side(1)]),
      holders,
      diverges: [differs(0), differs(1)] as const,
    }
    filled.set(tie.id, result)
    return result
  }

  return ties.map(fill)
}

/** A team does not meet itself: if both places are its own, the side that was not given by hand stays open. */
function apart({ sources }: DrawnTie, [first, second]: Pair<TeamId | null>): Pair<TeamId | null> {
  if (first === null || first !== second) return [first, second]
  return sources[1] === null ? [null, second] : [first, null]
}

/** A match of a table: over, still to be played, or never to be played. */
export interface TableMatch {
  readonly home: TeamId
  readonly away: TeamId
  readonly state: 'over' | 'open' | 'cancelled'
}

export interface TableProgress {
  readonly teams: readonly TeamId[]
  /** Without annulled ones. */
  readonly matches: readonly TableMatch[]
  /** Matches of each declared round. */
  readonly matchesByRound: readonly number[]
}

const LEAST_ROUNDS = 2

/**
 * Whether no match of a table is still to come. Matches that were not entered yet are to come too: every declared round has
 * matches, and all teams have met each other equally often, or each has played in every round where not all of them meet.
 */
export function isTableFinal({ teams, matches, matchesByRound }: TableProgress): boolean {
  if (teams.length < LEAST_ROUNDS || matches.some(({ state }) => state === 'open')) return false
  if (matchesByRound.includes(0)) return false
  const meetings = new Map<string, number>()
  const outings = new Map<TeamId, number>()
  for (const { home, away } of matches) {
    const pair = [home, away].sort().join(' ')
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1)
    for (const team of [home, away]) outings.set(team, (outings.get(team) ?? 0) + 1)
  }
  const counts = teams.flatMap((one, index) =>
    teams.slice(index + 1).map((other) => meetings.get([one, other].sort().join(' ')) ?? 0),
  )
  if (counts.every((count) => count > 0 && count === counts[0])) return true
  const rounds = Math.max(LEAST_ROUNDS, matchesByRound.length)
  return matchesByRound.length >= LEAST_ROUNDS && teams.every((team) => (outings.get(team) ?? 0) >= rounds)
}

/** The team at a place of a final table; null where teams share the place. */
export function holderOfPlace(
  rows: readonly { readonly position: number | null; readonly team: TeamId }[],
  place: number,
): TeamId | null {
  const there = rows.filter(({ position }) => position === place)
  return there.length === 1 ? there[0]!.team : null
}
