import { compareText } from '../match/chronology.ts'
import type { TeamId } from '../match/match.ts'
import type { Contest } from './contest.ts'
import type { Criterion, Metric, Scope } from './criterion.ts'
import type { Appearance } from '../match/appearance.ts'
import { readings } from './metric.ts'
import type { StandingsPhase } from './rules.ts'
import { emptyTally, tallies, type Tally } from './tally.ts'

/** One criterion that separates level teams, best group first. */
export interface Split {
  readonly criterion: Criterion
  readonly parts: readonly (readonly TeamId[])[]
}

/** Ranks, best first (teams that no criterion separates share one), and how they came about. */
export interface Ordering {
  readonly ranks: readonly (readonly TeamId[])[]
  readonly splits: readonly Split[]
}

// Neighbouring criteria of one scope look at the same matches: the teams level when the run began.
interface Step {
  readonly scope: Scope
  readonly reapply: boolean
  readonly criteria: readonly Criterion[]
}

export function orderTeams(contest: Contest): Ordering {
  const teams = [...contest.phase.teams].sort(compareText)
  return settle(contest, teams, stepsOf(contest.phase.rules.criteria))
}

function settle(contest: Contest, level: readonly TeamId[], steps: readonly Step[]): Ordering {
  const [step, ...rest] = steps
  if (!step || level.length < 2) return { ranks: level.length > 0 ? [level] : [], splits: [] }

  const { ranks: parts, splits } = refine(contest, level, step)
  const settled = parts.map((part) => settle(contest, part, step.reapply && part.length < level.length ? steps : rest))
  return {
    ranks: settled.flatMap((ordering) => ordering.ranks),
    splits: [...splits, ...settled.flatMap((ordering) => ordering.splits)],
  }
}

function refine(contest: Contest, level: readonly TeamId[], step: Step): Ordering {
  const measure = measureWithin(contest, step.scope, level)
  if (!measure) return { ranks: [level], splits: [] }

  return step.criteria.reduce<Ordering>(
    ({ ranks, splits }, criterion) => {
      const finer = ranks.map((part) => partition(part, (team) => measure(criterion.metric, team)))
      const separated = finer.filter((parts) => parts.length > 1).map((parts) => ({ criterion, parts }))
      return { ranks: finer.flat(), splits: [...splits, ...separated] }
    },
    { ranks: [level], splits: [] },
  )
}

function partition(teams: readonly TeamId[], valueOf: (team: TeamId) => number): readonly (readonly TeamId[])[] {
  const byValue = Map.groupBy(teams, valueOf)
  return [...byValue].sort(([a], [b]) => b - a).map(([, part]) => part)
}

function stepsOf(criteria: readonly Criterion[]): readonly Step[] {
  const steps: (Step & { readonly criteria: Criterion[] })[] = []
  for (const criterion of criteria) {
    const { scope, reapply } = criterion
    const last = steps.at(-1)
    if (last && scope !== 'all' && last.scope === scope && last.reapply === reapply) last.criteria.push(criterion)
    else steps.push({ scope, reapply, criteria: [criterion] })
  }
  return steps
}

/** A metric's value for one team; level teams have equal values. */
export type Measure = (metric: Metric, team: TeamId) => number

/** Reads metrics in a scope, for teams that are level; `null` when the scope has nothing to say about them. */
function measureWithin(contest: Contest, scope: Scope, level: readonly TeamId[]): Measure | null {
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

// A decider applies only to the teams it was held for: one without some of the level teams decides nothing.
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
