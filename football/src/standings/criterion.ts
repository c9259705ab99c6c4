/** What is counted. Every metric is read so that more is better; `fewest…` says so where it is not obvious. */
export type Metric =
  | 'points'
  | 'pointsPerMatch'
  | 'wins'
  | 'goalDifference'
  | 'goalAverage'
  | 'goalsFor'
  | 'awayGoals'
  | 'awayWins'
  | 'fewestReds'
  | 'fewestYellows'
  | 'conduct'
  | 'ranking'
  | 'playOff'
  | 'lot'

/**
 * Which matches are counted: all of them, those among the tied, those of a tied pair (three or more level
 * teams pass on to the next criterion), or all of those of the teams one has played against.
 */
export type Scope = 'all' | 'tied' | 'exactly-two' | 'opponents'

export interface Criterion {
  readonly metric: Metric
  readonly scope: Scope
  /** Whether teams which the whole run of neighbouring criteria left level go through that run again, alone. */
  readonly reapply: boolean
}

export function overall(...metrics: Metric[]): readonly Criterion[] {
  return metrics.map((metric) => ({ metric, scope: 'all', reapply: false }))
}

export function amongTied(...metrics: Metric[]): readonly Criterion[] {
  return metrics.map((metric) => ({ metric, scope: 'tied', reapply: false }))
}

export function amongTiedAgain(...metrics: Metric[]): readonly Criterion[] {
  return metrics.map((metric) => ({ metric, scope: 'tied', reapply: true }))
}

export function ofTiedPair(...metrics: Metric[]): readonly Criterion[] {
  return metrics.map((metric) => ({ metric, scope: 'exactly-two', reapply: false }))
}

export function ofOpponents(...metrics: Metric[]): readonly Criterion[] {
  return metrics.map((metric) => ({ metric, scope: 'opponents', reapply: false }))
}
