import type { OutcomeChances } from './scoreline.ts'

export type MatchOutcome = keyof OutcomeChances

/** A forecast beside what happened. */
export interface Verdict {
  readonly chances: OutcomeChances
  readonly outcome: MatchOutcome
}

export function outcomeOf(homeGoals: number, awayGoals: number): MatchOutcome {
  return homeGoals > awayGoals ? 'home' : homeGoals < awayGoals ? 'away' : 'draw'
}

/** Epstein's ranked probability score: 0 is perfect, and a draw is nearer to a win than a defeat is. */
export function rankedProbabilityScore({ chances, outcome }: Verdict): number {
  const first = chances.home - (outcome === 'home' ? 1 : 0)
  const second = chances.home + chances.draw - (outcome === 'away' ? 0 : 1)
  return (first ** 2 + second ** 2) / 2
}

/** The negative logarithm of the chance that was given to what happened. */
export function logLoss({ chances, outcome }: Verdict): number {
  return -Math.log(Math.max(chances[outcome], 1e-12))
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export interface CalibrationRow {
  /** Chances from here to a tenth more. */
  readonly from: number
  readonly forecasts: number
  /** The mean chance that was given, and how often it came true. */
  readonly given: number
  readonly happened: number
}

/** Every chance of every forecast, by tenths: of what was given 30 %, about 30 % should have happened. */
export function calibration(verdicts: readonly Verdict[]): readonly CalibrationRow[] {
  const all = verdicts.flatMap(({ chances, outcome }) =>
    (['home', 'draw', 'away'] as const).map((each) => ({ given: chances[each], happened: each === outcome ? 1 : 0 })),
  )
  const byTenth = Map.groupBy(all, ({ given }) => Math.min(9, Math.floor(given * 10)))
  return [...byTenth]
    .toSorted(([a], [b]) => a - b)
    .map(([tenth, each]) => ({
      from: tenth / 10,
      forecasts: each.length,
      given: mean(each.map(({ given }) => given)),
      happened: mean(each.map(({ happened }) => happened)),
    }))
}
