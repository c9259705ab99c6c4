import type { EloParameters } from './elo.ts'

/** What the ratings are tuned by. Chosen on past seasons by `npm run forecast:score`, never by hand. */
export interface RatingParameters {
  /** How uncertain a team's strength is when it is seen for the first time, as a variance. */
  readonly newVariance: number
  /** How much uncertainty a day without news adds. */
  readonly dailyVariance: number
  /** How much uncertainty the break between two seasons adds: squads change. */
  readonly breakVariance: number
  /** How much of the distance to the level of its league a team keeps over that break; 1 is all of it. */
  readonly carry: number
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
  /** What the whole usual eleven is worth beside none of it, and what a unit of experience is, as strength. */
  readonly eleven: number
  readonly experience: number
}

export interface ForecastParameters {
  readonly ratings: RatingParameters
  readonly elo: EloParameters
  /** How much the opinion of the Elo ratings counts beside that of the goals, from 0 to 1. */
  readonly eloWeight: number
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
  elo: { step: 20, home: 80, carry: 0.8, level: 150, slope: 2, cutHome: 0.6, cutAway: 0.6 },
  eloWeight: 0.3,
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
  elo: { step: 15.7, home: 123, carry: 0.8, level: 210, slope: 2, cutHome: 0.63, cutAway: 0.6 },
  eloWeight: 0.1,
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
  elo: { step: 55, home: 157, carry: 0.8, level: 150, slope: 2, cutHome: 0.6, cutAway: 0.6 },
  eloWeight: 0.1,
}
