import type { RatedFixture } from './rated-match.ts'

/** How strong a team is, how uncertain that is, and up to when it is known. */
export interface Strength {
  readonly strength: number
  readonly variance: number
  readonly lastDayNumber: number
  readonly season: string | null
}

export interface StrengthParameters {
  /** How uncertain a team's strength is when it is seen for the first time, as a variance. */
  readonly newVariance: number
  /** How much uncertainty a day without news adds. */
  readonly dailyVariance: number
  /** How much uncertainty the break between two seasons adds: squads change. */
  readonly breakVariance: number
  /** How much of the distance to the level of its league a team keeps over that break; 1 is all of it. */
  readonly carry: number
}

export type Open<T> = { -readonly [Key in keyof T]: T[Key] }

/** The strength of a team that is seen for the first time: that of its league. */
export function firstStrength(level: number, { dayNumber, season }: RatedFixture, newVariance: number): Open<Strength> {
  return { strength: level, variance: newVariance, lastDayNumber: dayNumber, season }
}

/** Brings a strength to the day of a match. True where the break between two seasons lies before it. */
export function bringToDay(
  known: Open<Strength>,
  level: number,
  { dayNumber, season }: RatedFixture,
  { dailyVariance, breakVariance, carry }: StrengthParameters,
): boolean {
  known.variance += dailyVariance * Math.max(0, dayNumber - known.lastDayNumber)
  known.lastDayNumber = Math.max(known.lastDayNumber, dayNumber)
  if (season === null || season === known.season) return false
  const isAfterBreak = known.season !== null
  known.season = season
  if (!isAfterBreak) return false
  known.strength = level + (known.strength - level) * carry
  known.variance = known.variance * carry ** 2 + breakVariance
  return true
}

/**
 * One step of a Kalman filter on the difference of two strengths and of what is added to it, for example the home edge.
 * `surprise` and `news` are what one result says about that difference and how surely. Returns how much of it counts.
 */
export function moveApart(
  home: Open<Strength>,
  away: Open<Strength>,
  addedVariance: number,
  surprise: number,
  news: number,
): number {
  const gain = 1 / (1 + news * (home.variance + away.variance + addedVariance))
  home.strength += home.variance * surprise * gain
  away.strength -= away.variance * surprise * gain
  home.variance *= 1 - home.variance * news * gain
  away.variance *= 1 - away.variance * news * gain
  return gain
}
