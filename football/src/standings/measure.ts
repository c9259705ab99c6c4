import type { Appearance } from '../match/appearance.ts'
import type { TeamId } from '../match/match.ts'
import type { Contest } from './contest.ts'
import type { Metric, Scope } from './criterion.ts'
import { readings } from './metric.ts'
import type { StandingsPhase } from './rules.ts'
import { emptyTally, tallies } from './tally.ts'
import type { Tally } from './tally.ts'

/** A metric's value for one team; level teams have equal values. */
export type Measure = (metric: Metric, team: TeamId) => number

/** Reads metrics in a scope, for teams that are level; `null` when the scope has nothing to say about them. */
export function measureWithin(contest: Contest, scope: Scope, level: readonly TeamId[]): Measure | null {
  if (scope === 'exactly-two' && level.length !== 2) return null
  if (scope === 'all') return measureOf(contest, contest.totals, level)
  if (scope === 'opponents') return opponentsMeasure(contest)

  const mutual = appearancesAmong(level, contest.appearances)
  const meetings = (contest.phase.rules.meetings ?? 0) * (level.length - 1)
  const table = tallies(level, mutual)
  const haveMet = [...table.values()].every((tally) => tally.played >= meetings)
  return haveMet ? measureOf(contest, table, level) : null
}

function measureOf(contest: Contest, table: ReadonlyMap<TeamId, Tally>, level: readonly TeamId[]): Measure {
  const { phase } = contest
  return (metric, team) => {
    if (metric === 'ranking') return -(phase.ranking?.[team] ?? Number.MAX_SAFE_INTEGER)
    if (metric === 'lot' || metric === 'playOff') return placeDecided(phase, metric, team, level)
    return readings[metric](table.get(team) ?? emptyTally, phase.rules)
  }
}

// A decider speaks only for the teams it was held for: one that misses some of the level teams is no answer.
function placeDecided(phase: StandingsPhase, kind: 'lot' | 'playOff', team: TeamId, level: readonly TeamId[]): number {
  const decider = phase.deciders?.find(
    ({ kind: other, order }) => other === kind && level.every((each) => order.includes(each)),
  )
  return decider ? -decider.order.indexOf(team) : 0
}

// Each opponent counts as often as it was met.
function opponentsMeasure(contest: Contest): Measure {
  const measure = measureOf(contest, contest.totals, [])
  return (metric, team) =>
    contest.appearances
      .filter((appearance) => appearance.team === team)
      .reduce((sum, { opponent }) => sum + measure(metric, opponent), 0)
}

function appearancesAmong(level: readonly TeamId[], appearances: readonly Appearance[]): readonly Appearance[] {
  const pool = new Set(level)
  return appearances.filter(({ team, opponent }) => pool.has(team) && pool.has(opponent))
}
