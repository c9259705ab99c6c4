import type { Day } from '../calendar/day.ts'
import type { ConductScale } from '../match/sanction.ts'
import type { TeamId } from '../match/match.ts'
import type { Criterion } from './criterion.ts'

/** How a phase turns results into an order. Plain data: it can be stored, sent, edited and compared. */
export interface StandingsRules {
  readonly pointsPerWin: number
  readonly pointsPerDraw: number
  /** In order; the first one makes the table, the others break its ties. */
  readonly criteria: readonly Criterion[]
  readonly conduct: ConductScale
  /** Matches every tied pair must have played before head-to-head speaks; until then it is passed over. */
  readonly meetings?: number
  readonly zones: readonly Zone[]
}

/** A stretch of the table that leads somewhere; both ends belong to it. */
export interface Zone {
  readonly id: string
  readonly from: number
  readonly to: number
  /** What people call it and how it is drawn, where that does not follow from its id. The ordering does not use it. */
  readonly name?: string
  readonly shape?: 'title' | 'filled' | 'outlined' | 'tinted' | 'risk' | 'down'
}

export interface Deduction {
  readonly team: TeamId
  readonly points: number
  readonly reason: string
  /** From when it counts; `null`: from the beginning. */
  readonly day: Day | null
}

/** An order settled outside the table, best first: a drawing of lots, or an extra match. */
export interface Decider {
  readonly kind: 'lot' | 'playOff'
  readonly order: readonly TeamId[]
}

/** Everything a phase (or one of its groups) knows besides its matches. */
export interface StandingsPhase {
  readonly rules: StandingsRules
  readonly teams: readonly TeamId[]
  readonly deductions?: readonly Deduction[]
  readonly deciders?: readonly Decider[]
  /** Place in an outside ranking, 1 is best: FIFA's, or one made from coefficients. */
  readonly ranking?: Readonly<Record<TeamId, number>>
}
