import { conductPoints, redsIn, yellowsIn } from '../match/sanction.ts'
import type { Metric } from './criterion.ts'
import type { StandingsRules } from './rules.ts'
import type { Tally } from './tally.ts'

type Reading = (tally: Tally, rules: StandingsRules) => number

/** Metrics settled elsewhere: no tally holds them. */
export type OutsideMetric = 'ranking' | 'playOff' | 'lot'

export type TallyMetric = Exclude<Metric, OutsideMetric>

export function pointsOf(tally: Tally, rules: StandingsRules): number {
  return tally.won * rules.pointsPerWin + tally.drawn * rules.pointsPerDraw - tally.deducted
}

export const readings: Readonly<Record<TallyMetric, Reading>> = {
  points: pointsOf,
  pointsPerMatch: (tally, rules) => ratio(pointsOf(tally, rules), tally.played),
  wins: (tally) => tally.won,
  goalDifference: (tally) => tally.goalsFor - tally.goalsAgainst,
  goalAverage: (tally) => ratio(tally.goalsFor, tally.goalsAgainst),
  goalsFor: (tally) => tally.goalsFor,
  awayGoals: (tally) => tally.awayGoals,
  awayWins: (tally) => tally.awayWins,
  fewestReds: (tally) => -redsIn(tally.sanctions),
  fewestYellows: (tally) => -yellowsIn(tally.sanctions),
  conduct: (tally, rules) => -conductPoints(tally.sanctions, rules.conduct),
}

// Goals without any conceded are the best possible average; no goals at all are the worst.
function ratio(part: number, whole: number): number {
  return whole === 0 && part === 0 ? 0 : part / whole
}
