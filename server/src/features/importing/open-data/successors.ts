/** A match as an older and a newer version of the open data hold it, each under its own ids. */
export interface DatedMatch {
  readonly id: string
  readonly edition: string
  readonly day: string | null
  readonly home: string
  readonly away: string
  readonly score: string
}

/** What the records that are there no more have become, by their old ids. */
export interface Successors {
  readonly matches: ReadonlyMap<string, string>
  readonly teams: ReadonlyMap<string, string>
}

interface Versions {
  readonly before: readonly DatedMatch[]
  readonly now: readonly DatedMatch[]
  /** The id that a team of the older version has in the newer one, as far as it is known. */
  readonly teamNow: (id: string) => string | null
}

/**
 * The successor of a match has the same edition, day and score; at least one side is the same club, and the other is
 * not known to be a different one. The successor of a club follows from all its matched matches.
 */
export function findSuccessors({ before, now, teamNow }: Versions): Successors {
  const there = new Set(now.map(({ id }) => id))
  const gone = before.filter(({ id }) => !there.has(id))
  const byFixture = Map.groupBy(now, fixtureOf)
  const teams = new Map<string, string>()
  const teamOf = (id: string) => teams.get(id) ?? teamNow(id)
  const find = (match: DatedMatch): DatedMatch | null => {
    const [home, away] = [teamOf(match.home), teamOf(match.away)]
    if (home === null && away === null) return null
    const found = (byFixture.get(fixtureOf(match)) ?? []).filter(
      (other) => (home === null || other.home === home) && (away === null || other.away === away),
    )
    return found.length === 1 ? found[0]! : null
  }
  // The clubs matched in one round are the known opponents of the next.
  for (let known = -1; known < teams.size;) {
    known = teams.size
    for (const [old, id] of agreed(gone, find, teamOf)) teams.set(old, id)
  }
  const matches = new Map(gone.flatMap((match) => (find(match) ? [[match.id, find(match)!.id] as const] : [])))
  return { matches, teams }
}

const fixtureOf = ({ edition, day, score }: DatedMatch) => JSON.stringify([edition, day, score])

/** Clubs that all the matches found give the same new id. */
function agreed(
  gone: readonly DatedMatch[],
  find: (match: DatedMatch) => DatedMatch | null,
  teamOf: (id: string) => string | null,
): readonly (readonly [string, string])[] {
  const said = new Map<string, Set<string>>()
  for (const match of gone) {
    const found = find(match)
    if (found === null) continue
    for (const side of ['home', 'away'] as const) {
      if (teamOf(match[side]) !== null) continue
      said.set(match[side], (said.get(match[side]) ?? new Set()).add(found[side]))
    }
  }
  return [...said].flatMap(([old, ids]) => (ids.size === 1 ? [[old, [...ids][0]!] as const] : []))
}
