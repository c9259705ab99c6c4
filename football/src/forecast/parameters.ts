import type { MarginParameters } from './margins.ts'
import type { StrengthParameters } from './strength.ts'

/** What the ratings are tuned by. Chosen on past seasons by `npm run forecast:score`, never by hand. */
export interface RatingParameters extends StrengthParameters {
  /** How uncertain the tempo of a team is at first, and what a break adds to that. */
  readonly tempoVariance: number
  readonly tempoBreakVariance: number
  /** How far the edge of one team's own ground may leave the edge that all home teams have. */
  readonly groundVariance: number
  /** How quickly the edge of all home teams may change, per day. */
  readonly homeDailyVariance: number
  /** How much noisier results are than the Poisson distribution says; above 1, one result moves a rating less. */
  readonly noise: number
  /** What differences between teams are multiplied by in a forecast. */
  readonly stretch: number
  /** The correction of Dixon and Coles for the scores 0–0, 1–0, 0–1 and 1–1. */
  readonly lowScores: number
  /** How much a friendly counts beside a match for points. */
  readonly friendlyWeight: number
  /** How many goals one yellow card of the other side is worth when a match is judged. */
  readonly cards: number
  /** The strength of the complete usual eleven compared with none of it, and of a unit of experience. */
  readonly eleven: number
  readonly experience: number
}

export interface ForecastParameters {
  readonly ratings: RatingParameters
  readonly margins: MarginParameters
  /** How much the opinion of the margins counts beside that of the goals, from 0 to 1. */
  readonly marginWeight: number
}

/** Where the search for parameters begins: round numbers of the usual size. */
export const roundParameters: ForecastParameters = {
  ratings: {
    newVariance: 0.1,
    dailyVariance: 1e-5,
    breakVariance: 0.05,
    carry: 0.8,
    tempoVariance: 0.02,
    tempoBreakVariance: 0.002,
    groundVariance: 0.002,
    homeDailyVariance: 1e-6,
    noise: 1.5,
    stretch: 1,
    lowScores: -0.05,
    friendlyWeight: 0.5,
    cards: 0.1,
    eleven: 0.2,
    experience: 0.05,
  },
  margins: {
    newVariance: 0.3,
    dailyVariance: 2e-4,
    breakVariance: 0.03,
    carry: 0.8,
    level: 1.2,
    winLimit: 0.6,
    clearWinLimit: 1.75,
    noise: 1.2,
    stretch: 1,
    friendlyWeight: 0.5,
    cards: 0.1,
    eleven: 1,
    experience: 0.1,
  },
  marginWeight: 0.5,
}

/** Chosen on Série A 2006–2025 and Série B 2013–2025, with Série C and Copa do Brasil as further evidence. */
export const clubParameters: ForecastParameters = {
  ratings: {
    newVariance: 0.187,
    dailyVariance: 1.2e-4,
    breakVariance: 0.0085,
    carry: 0.8,
    tempoVariance: 0.02,
    tempoBreakVariance: 0.002,
    groundVariance: 0.002,
    homeDailyVariance: 1e-6,
    noise: 1.24,
    stretch: 1.05,
    lowScores: -0.067,
    friendlyWeight: 0.5,
    cards: 0.23,
    eleven: 0.55,
    experience: 0.07,
  },
  margins: {
    newVariance: 0.292,
    dailyVariance: 6.1e-5,
    breakVariance: 0.138,
    carry: 0.8,
    level: 0.61,
    winLimit: 0.6,
    clearWinLimit: 1.5,
    noise: 2.82,
    stretch: 1,
    friendlyWeight: 0.5,
    cards: 0.1,
    eleven: 0.71,
    experience: 0.117,
  },
  marginWeight: 0.5,
}

/** Chosen on the World Cups 1954–2026, with every international match as further evidence. */
export const nationParameters: ForecastParameters = {
  ratings: {
    newVariance: 0.1,
    dailyVariance: 2e-5,
    breakVariance: 0.05,
    carry: 0.8,
    tempoVariance: 0.055,
    tempoBreakVariance: 0.002,
    groundVariance: 0.002,
    homeDailyVariance: 1e-6,
    noise: 0.1,
    stretch: 1,
    lowScores: -0.05,
    friendlyWeight: 0.5,
    cards: 0,
    eleven: 0,
    experience: 0,
  },
  margins: {
    newVariance: 0.0053,
    dailyVariance: 2e-4,
    breakVariance: 0.03,
    carry: 0.8,
    level: 1.2,
    winLimit: 0.6,
    clearWinLimit: 1.75,
    noise: 0.857,
    stretch: 1,
    friendlyWeight: 0.5,
    cards: 0,
    eleven: 0,
    experience: 0,
  },
  marginWeight: 0.1,
}
