import type { Match, Side, TeamId } from '../match/match.ts'
import { deductionsAsOf, matchesAsOf, roundsPlayed } from './as-of.ts'
import { contestOf } from './contest.ts'
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
  const earlier = matchesAsOf(matches, asOf)
  if (roundsPlayed(earlier).length === 0) return null
  const deductions = deductionsAsOf(phase.deductions ?? [], matches, asOf)
  return positionsIn(orderTeams(contestOf({ ...phase, deductions }, earlier, side)))
}

/** Every team's position after each round. */
export function positionSeries(
  phase: StandingsPhase,
  matches: readonly Match[],
): ReadonlyMap<TeamId, readonly RoundPosition[]> {
  const tables = roundsPlayed(matches).map((round) => {
    const asOf = { round }
    const deductions = deductionsAsOf(phase.deductions ?? [], matches, asOf)
    const contest = contestOf({ ...phase, deductions }, matchesAsOf(matches, asOf))
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
