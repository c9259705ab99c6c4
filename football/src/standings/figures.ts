import { pointsOf } from './metric.ts'
import type { StandingsRules } from './rules.ts'
import type { Tally } from './tally.ts'

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

export function figuresOf(tally: Tally, rules: StandingsRules): Figures {
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
