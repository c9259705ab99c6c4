import type { TeamId } from '../match/match.ts'
import { ElevenBook } from './elevens.ts'
import { MarginBook } from './margins.ts'
import type { ForecastParameters } from './parameters.ts'
import type { RatedFixture, RatedMatch } from './rated-match.ts'
import { RatingBook } from './ratings.ts'
import type { ExpectedGoals, Rating, Ratings } from './ratings.ts'
import { outcomeChances, scorelineChances } from './scoreline.ts'
import type { OutcomeChances } from './scoreline.ts'

export interface MatchForecast {
  readonly expectedGoals: ExpectedGoals
  readonly chances: OutcomeChances
  /** `scorelines[home][away]`: how likely each score is; they add up to `chances`. */
  readonly scorelines: readonly (readonly number[])[]
}

/** Forecasts from two ratings that learn together: one made from goals, one from margins of victory. */
export class Forecaster {
  readonly #goals: RatingBook
  readonly #margins: MarginBook
  readonly #elevens = new ElevenBook()
  readonly #parameters: ForecastParameters

  constructor(parameters: ForecastParameters) {
    this.#parameters = parameters
    this.#goals = new RatingBook(parameters.ratings)
    this.#margins = new MarginBook(parameters.margins)
  }

  get ratings(): Ratings {
    return this.#goals.ratings
  }

  findRating(team: TeamId): Rating | undefined {
    return this.#goals.findRating(team)
  }

  forecast(fixture: RatedFixture): MatchForecast {
    const lineups = this.#elevens.difference(fixture)
    const expectedGoals = this.#goals.expectedGoals(fixture, lineups)
    const scorelines = scorelineChances(expectedGoals, this.#parameters.ratings.lowScores)
    const byGoals = outcomeChances(scorelines)
    const chances = blend(byGoals, this.#margins.chances(fixture, lineups), this.#parameters.marginWeight)
    return { expectedGoals, chances, scorelines: reweigh(scorelines, chances) }
  }

  learn(match: RatedMatch): void {
    const lineups = this.#elevens.difference(match)
    this.#goals.learn(match, lineups)
    this.#margins.learn(match, lineups)
    this.#elevens.learn(match)
  }
}

/** The weighted geometric mean of two opinions, made to add up to 1. */
export function blend(first: OutcomeChances, second: OutcomeChances, secondWeight: number): OutcomeChances {
  const between = (a: number, b: number) => a ** (1 - secondWeight) * b ** secondWeight
  const home = between(first.home, second.home)
  const draw = between(first.draw, second.draw)
  const away = between(first.away, second.away)
  const total = home + draw + away
  return { home: home / total, draw: draw / total, away: away / total }
}

/** Scores that add up to other chances: within wins, draws and defeats they keep their proportions. */
export function reweigh(
  scorelines: readonly (readonly number[])[],
  to: OutcomeChances,
): readonly (readonly number[])[] {
  const from = outcomeChances(scorelines)
  const factors = { home: to.home / from.home, draw: to.draw / from.draw, away: to.away / from.away }
  return scorelines.map((row, goals) =>
    row.map((chance, against) => {
      const factor = goals > against ? factors.home : goals < against ? factors.away : factors.draw
      return chance * factor
    }),
  )
}
