import type { Match, Side, TeamId } from '../match/match.ts'
import { appearancesIn } from '../match/appearance.ts'
import { type AsOf, deductionsAsOf, matchesAsOf, roundsPlayed } from './as-of.ts'
import { contestAsOf, contestFrom } from './contest.ts'
import { pointsOf } from './metric.ts'
import { orderTeams } from './ordering.ts'
import type { Ordering } from './ordering.ts'
import type { StandingsPhase } from './rules.ts'

export interface RoundPosition {
  readonly round: number
  readonly position: number
  readonly points: number
}

/** Level teams share the better place, and the places below stay empty: 1, 2, 2, 4. */
export function positionsIn({ ranks }: Ordering): ReadonlyMap<TeamId, number> {
  const positions = new Map<TeamId, number>()
  for (const rank of ranks) {
    const position = positions.size + 1
    for (const team of rank) positions.set(team, position)
  }
  return positions
}

/** Every team's position before the latest round; `null` when that was the first, or rounds are not known. */
export function positionsBefore(
  phase: StandingsPhase,
  matches: readonly Match[],
  side?: Side,
): ReadonlyMap<TeamId, number> | null {
  const latest = roundsPlayed(matches).at(-1)
  if (latest === undefined) return null
  const asOf = { round: latest - 1 }
  if (roundsPlayed(matchesAsOf(matches, asOf)).length === 0) return null
  return positionsIn(orderTeams(contestAsOf(phase, matches, asOf, side)))
}

/** The places alone, without the rest of the table, of the teams that have played by then. */
export function positionsAsOf(
  phase: StandingsPhase,
  matches: readonly Match[],
  asOf: AsOf,
): ReadonlyMap<TeamId, number> {
  const contest = contestAsOf(phase, matches, asOf)
  const hasPlayed = ([team]: readonly [TeamId, number]) => contest.totals.get(team)!.played > 0
  return new Map([...positionsIn(orderTeams(contest))].filter(hasPlayed))
}

/** Every team's position after each round. */
export function positionSeries(
  phase: StandingsPhase,
  matches: readonly Match[],
): ReadonlyMap<TeamId, readonly RoundPosition[]> {
  const appearances = matches.flatMap(appearancesIn)
  const tables = roundsPlayed(matches).map((round) => {
    const deductions = deductionsAsOf(phase.deductions ?? [], matches, { round })
    const known = appearances.filter(({ match }) => match.round !== null && match.round <= round)
    const contest = contestFrom({ ...phase, deductions }, known)
    return { round, contest, positions: positionsIn(orderTeams(contest)) }
  })
  return new Map(
    phase.teams.map((team) => [
      team,
      tables.map(({ round, contest, positions }) => ({
        round,
        position: positions.get(team)!,
        points: pointsOf(contest.totals.get(team)!, phase.rules),
      })),
    ]),
  )
}
