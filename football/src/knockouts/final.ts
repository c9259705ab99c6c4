import type { TeamId } from '../match/match.ts'

/** A tie as far as it is settled. */
export interface EndedTie {
  readonly teams: readonly [TeamId | null, TeamId | null]
  /** Null while it is open. */
  readonly loser: TeamId | null
}

/**
 * The tie that decides a knock-out, whatever its round is called: the only one of the last round between teams that are
 * still in, when every other team has lost the last tie it played. Null where the rounds that are known end earlier.
 */
export function finalOf<Of extends EndedTie>(rounds: readonly (readonly Of[])[]): Of | null {
  const last = rounds.at(-1) ?? []
  const stillIn = survivorsOf(rounds.slice(0, -1).flat())
  const finals = last.filter(({ teams }) => !teams.every((team) => team !== null && stillIn.get(team) === false))
  const [final] = finals
  if (!final || finals.length > 1 || final.teams.some((team) => team === null)) return null
  const others = [...stillIn].filter(([team, isIn]) => isIn && !final.teams.includes(team))
  return others.length === 0 ? final : null
}

/** For each team of these ties, in playing order, whether it survived its last one. */
function survivorsOf(ties: readonly EndedTie[]): ReadonlyMap<TeamId, boolean> {
  return new Map(
    ties.flatMap(({ teams, loser }) =>
      teams.flatMap((team): [TeamId, boolean][] => (team === null ? [] : [[team, team !== loser]])),
    ),
  )
}
