import { redsIn, yellowsIn } from '../discipline/sanction.ts'
import { formOf } from '../form/form.ts'
import type { FormLetter } from '../form/form.ts'
import type { Match, Side, TeamId } from '../match/match.ts'
import { deductionsAsOf, matchesAsOf } from './as-of.ts'
import type { AsOf } from './as-of.ts'
import { contestOf } from './contest.ts'
import { decisionsFor } from './decision.ts'
import type { Decision } from './decision.ts'
import { figuresOf } from './figures.ts'
import type { Figures } from './figures.ts'
import { orderTeams } from './ordering.ts'
import { positionsBefore, positionsIn } from './position.ts'
import type { Deduction, StandingsPhase, Zone } from './rules.ts'
import { emptyTally, tallies } from './tally.ts'

export interface StandingsView {
  readonly asOf?: AsOf | undefined
  /** Only what the teams did at home, or only away. */
  readonly side?: Side | undefined
}

export interface StandingsRow extends Figures {
  readonly position: number
  /** Places gained in the latest round; `null` when there was none before it. */
  readonly change: number | null
  readonly team: TeamId
  readonly home: Figures
  readonly away: Figures
  /** The last five, newest last. */
  readonly form: readonly FormLetter[]
  readonly zone: string | null
  readonly cards: { readonly yellow: number; readonly red: number }
  readonly deduction: { readonly points: number; readonly reasons: readonly string[] } | null
  readonly decidedBy: readonly Decision[]
}

/** The table of a phase or group, best first; teams that nothing tells apart share a position. */
export function standings(
  phase: StandingsPhase,
  matches: readonly Match[],
  { asOf, side }: StandingsView = {},
): readonly StandingsRow[] {
  const { rules, teams } = phase
  const known = matchesAsOf(matches, asOf)
  const deductions = deductionsAsOf(phase.deductions ?? [], matches, asOf)
  const contest = contestOf({ ...phase, deductions }, known, side)
  const ordering = orderTeams(contest)
  const order = ordering.ranks.flat()
  const positions = positionsIn(ordering)
  const before = positionsBefore(phase, known, side)
  const appearances = Map.groupBy(contest.appearances, ({ team }) => team)
  const at = (where: Side) =>
    tallies(
      teams,
      contest.appearances.filter((each) => each.side === where),
    )
  const [home, away] = [at('home'), at('away')]

  return order.map((team) => {
    const tally = contest.totals.get(team) ?? emptyTally
    const position = positions.get(team)!
    return {
      position,
      change: before ? before.get(team)! - position : null,
      team,
      ...figuresOf(tally, rules),
      home: figuresOf(home.get(team)!, rules),
      away: figuresOf(away.get(team)!, rules),
      form: formOf(appearances.get(team) ?? []),
      zone: zoneAt(position, rules.zones),
      cards: { yellow: yellowsIn(tally.sanctions), red: redsIn(tally.sanctions) },
      deduction: side ? null : deductionOf(team, deductions),
      decidedBy: decisionsFor(team, order, ordering.splits, rules.criteria[0]),
    }
  })
}

function zoneAt(position: number, zones: readonly Zone[]): string | null {
  return zones.find(({ from, to }) => from <= position && position <= to)?.id ?? null
}

function deductionOf(team: TeamId, deductions: readonly Deduction[]): StandingsRow['deduction'] {
  const own = deductions.filter((deduction) => deduction.team === team)
  if (own.length === 0) return null
  return {
    points: own.reduce((sum, { points }) => sum + points, 0),
    reasons: own.map(({ reason }) => reason),
  }
}
