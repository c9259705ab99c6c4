import { redsIn, yellowsIn } from '../match/sanction.ts'
import { type FormLetter, formOf } from '../match/record.ts'
import type { Match, Side, TeamId } from '../match/match.ts'
import { type AsOf, matchesAsOf } from './as-of.ts'
import { contestAsOf } from './contest.ts'
import { orderTeams, type Split } from './ordering.ts'
import { positionsBefore, positionsIn } from './position.ts'
import type { Deduction, StandingsPhase, StandingsRules, Zone } from './rules.ts'
import { emptyTally, tallies, type Tally } from './tally.ts'
import type { Criterion } from './criterion.ts'
import { pointsOf } from './metric.ts'

export interface StandingsView {
  readonly asOf?: AsOf | undefined
  /** Only what the teams did at home, or only away. */
  readonly side?: Side | undefined
}

export interface StandingsRow extends Figures {
  /** `null` before the first match: no team has earned a place yet. */
  readonly position: number | null
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

/** The table of a phase or group, best first; teams that no criterion separates share a position. */
export function standings(
  phase: StandingsPhase,
  matches: readonly Match[],
  { asOf, side }: StandingsView = {},
): readonly StandingsRow[] {
  const { rules, teams } = phase
  const known = matchesAsOf(matches, asOf)
  const contest = contestAsOf(phase, matches, asOf, side)
  const deductions = contest.phase.deductions ?? []
  const ordering = orderTeams(contest)
  const order = ordering.ranks.flat()
  const positions = positionsIn(ordering)
  const played = contest.appearances.length > 0
  const before = positionsBefore(phase, known, side)
  const appearances = Map.groupBy(contest.appearances, ({ team }) => team)
  const at = (where: Side) =>
    tallies(
      teams,
      contest.appearances.filter((each) => each.side === where),
    )
  const [home, away] = [at('home'), at('away')]
  const tellings = ordering.splits.map(toTelling)

  return order.map((team) => {
    const tally = contest.totals.get(team) ?? emptyTally
    const position = played ? positions.get(team)! : null
    return {
      position,
      change: before && position !== null ? before.get(team)! - position : null,
      team,
      ...figuresOf(tally, rules),
      home: figuresOf(home.get(team)!, rules),
      away: figuresOf(away.get(team)!, rules),
      form: formOf(appearances.get(team) ?? []),
      zone: position === null ? null : zoneAt(position, rules.zones),
      cards: { yellow: yellowsIn(tally.sanctions), red: redsIn(tally.sanctions) },
      deduction: side ? null : deductionOf(team, deductions),
      decidedBy: played ? decisionsFor(team, order, tellings, rules.criteria[0]) : [],
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

/** Why a team stands above or below another one that is level with it; `null`: nothing decided, they share the rank. */
export interface Decision {
  readonly against: TeamId
  readonly criterion: Criterion | null
}

/** One decision for every team level on the table's first criterion, in the order of the table. */
function decisionsFor(
  team: TeamId,
  order: readonly TeamId[],
  tellings: readonly Telling[],
  table: Criterion | undefined,
): readonly Decision[] {
  return order
    .filter((other) => other !== team)
    .map((against) => ({ against, criterion: criterionBetween(team, against, tellings) }))
    .filter(({ criterion }) => criterion === null || criterion !== table)
}

/** A split by team: every pair of teams asks all of them. */
interface Telling {
  readonly criterion: Criterion
  readonly partOf: ReadonlyMap<TeamId, number>
}

function toTelling({ criterion, parts }: Split): Telling {
  return { criterion, partOf: new Map(parts.flatMap((part, place) => part.map((team) => [team, place] as const))) }
}

function criterionBetween(a: TeamId, b: TeamId, tellings: readonly Telling[]): Criterion | null {
  return tellings.find(({ partOf }) => partOf.get(a) !== partOf.get(b))?.criterion ?? null
}

/** The figures of a row, which its home and away halves have as well. */
export interface Figures {
  readonly points: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
  readonly goalDifference: number
  /** Points kept of those there were to win, in per cent with one decimal. */
  readonly percentage: number
}

function figuresOf(tally: Tally, rules: StandingsRules): Figures {
  const { played, won, drawn, lost, goalsFor, goalsAgainst } = tally
  const points = pointsOf(tally, rules)
  const share = played > 0 ? Math.max(0, points) / (played * rules.pointsPerWin) : 0
  return {
    points,
    played,
    won,
    drawn,
    lost,
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    percentage: Math.round(share * 1000) / 10,
  }
}
