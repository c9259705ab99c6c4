import type { Criterion, Metric, Scope } from '../standings/criterion.ts'
import type { StandingsPhase } from '../standings/rules.ts'
import { addResult, emptyFastTally, readTally, resultMetrics } from './fast-table.ts'
import type { FastTally, FixedFigures, PlacedResult } from './fast-table.ts'

/** A finished season in numbers: what the criteria look at. Teams are their places in `phase.teams`. */
export interface FastContest {
  readonly phase: StandingsPhase
  readonly fixed: FixedFigures
  readonly results: readonly PlacedResult[]
  readonly totals: readonly FastTally[]
}

interface Step {
  readonly scope: Scope
  readonly reapply: boolean
  readonly metrics: readonly Metric[]
}

type Measure = (metric: Metric, team: number) => number

/**
 * Ranks, best first, exactly as `orderTeams` makes them from matches, but from numbers that thousands of simulated
 * seasons write over. The two are held equal by a property test.
 */
export function fastOrder(contest: FastContest, steps: readonly Step[]): readonly (readonly number[])[] {
  const { phase, fixed, totals } = contest
  const lead = leadingMetrics(steps)
  const values = totals.map((tally, team) =>
    lead.map((metric) => readTally(metric, tally, fixed.deducted[team]!, phase)!),
  )
  const compare = (a: number, b: number) => {
    const [first, second] = [values[a]!, values[b]!]
    for (let place = 0; place < lead.length; place += 1) {
      if (first[place] !== second[place]) return second[place]! - first[place]!
    }
    return 0
  }
  const order = totals.map((_, place) => place).sort(compare)
  const ranks: (readonly number[])[] = []
  for (let from = 0; from < order.length;) {
    let to = from + 1
    while (to < order.length && compare(order[from]!, order[to]!) === 0) to += 1
    const level = order.slice(from, to)
    if (level.length === 1) ranks.push(level)
    else ranks.push(...settle(contest, level, steps, lead.length))
    from = to
  }
  return ranks
}

/** Points, wins, goals: the criteria at the beginning that look at one team alone make one sorting. */
function leadingMetrics(steps: readonly Step[]): readonly Metric[] {
  const end = steps.findIndex(({ scope, metrics }) => scope !== 'all' || !resultMetrics.has(metrics[0]!))
  return steps.slice(0, end === -1 ? steps.length : end).map(({ metrics }) => metrics[0]!)
}

/** Neighbouring criteria of one scope look at the same matches. */
export function stepsOf(criteria: readonly Criterion[]): readonly Step[] {
  const steps: { scope: Scope; reapply: boolean; metrics: Metric[] }[] = []
  for (const { metric, scope, reapply } of criteria) {
    const last = steps.at(-1)
    if (last && scope !== 'all' && last.scope === scope && last.reapply === reapply) last.metrics.push(metric)
    else steps.push({ scope, reapply, metrics: [metric] })
  }
  return steps
}

function settle(contest: FastContest, level: readonly number[], steps: readonly Step[], from: number): number[][] {
  const step = steps[from]
  if (!step || level.length < 2) return level.length > 0 ? [[...level]] : []
  const parts = refine(contest, level, step)
  return parts.flatMap((part) => {
    if (part.length === 1) return [[...part]]
    return settle(contest, part, steps, step.reapply && part.length < level.length ? from : from + 1)
  })
}

function refine(contest: FastContest, level: readonly number[], step: Step): readonly (readonly number[])[] {
  const measure = measureWithin(contest, step.scope, level)
  if (!measure) return [level]
  let parts: readonly (readonly number[])[] = [level]
  for (const metric of step.metrics) {
    parts = parts.flatMap((part) => (part.length === 1 ? [part] : partition(part, (team) => measure(metric, team))))
  }
  return parts
}

function partition(teams: readonly number[], valueOf: (team: number) => number): readonly (readonly number[])[] {
  const sorted = teams.map((team) => ({ team, value: valueOf(team) })).sort((a, b) => b.value - a.value)
  const parts: number[][] = []
  let before: number | null = null
  for (const { team, value } of sorted) {
    if (before !== null && value === before) parts.at(-1)!.push(team)
    else parts.push([team])
    before = value
  }
  return parts
}

function measureWithin(contest: FastContest, scope: Scope, level: readonly number[]): Measure | null {
  if (scope === 'exactly-two' && level.length !== 2) return null
  const { phase, fixed, totals, results } = contest
  if (scope === 'all') {
    return (metric, team) =>
      readTally(metric, totals[team]!, fixed.deducted[team]!, phase) ?? fixedMetric(contest, metric, team, level)
  }
  if (scope === 'opponents') return opponentsMeasure(contest)

  const inside: (FastTally | undefined)[] = totals.map(() => undefined)
  for (const team of level) inside[team] = emptyFastTally()
  for (const result of results) {
    const home = inside[result.home]
    if (home === undefined) continue
    const away = inside[result.away]
    if (away !== undefined) addResult(home, away, result)
  }
  const meetings = (phase.rules.meetings ?? 0) * (level.length - 1)
  if (level.some((team) => inside[team]!.played < meetings)) return null
  return (metric, team) => readTally(metric, inside[team]!, 0, phase) ?? mutualMetric(contest, metric, team, level)
}

function fixedMetric({ phase, fixed }: FastContest, metric: Metric, team: number, level: readonly number[]): number {
  if (metric !== 'lot' && metric !== 'playOff') return fixed.byMetric[metric]![team]!
  const ids = level.map((each) => phase.teams[each]!)
  const decider = phase.deciders?.find(({ kind, order }) => kind === metric && ids.every((id) => order.includes(id)))
  return decider ? -decider.order.indexOf(phase.teams[team]!) : 0
}

// The simulation keeps no cards per opponent, and no rule set compares cards among tied teams alone.
function mutualMetric(contest: FastContest, metric: Metric, team: number, level: readonly number[]): number {
  if (metric === 'fewestReds' || metric === 'fewestYellows' || metric === 'conduct') {
    throw new RangeError(`${metric} among the tied is not known to the projection`)
  }
  return fixedMetric(contest, metric, team, level)
}

function opponentsMeasure({ phase, fixed, totals, results }: FastContest): Measure {
  return (metric, team) => {
    let sum = 0
    for (const { home, away } of results) {
      if (home !== team && away !== team) continue
      const opponent = home === team ? away : home
      if (opponent < 0) continue
      const value = readTally(metric, totals[opponent]!, fixed.deducted[opponent]!, phase)
      sum += value ?? fixed.byMetric[metric]?.[opponent] ?? 0
    }
    return sum
  }
}
