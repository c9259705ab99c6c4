import type { TeamId } from '../match/match.ts'
import { ElevenBook, type Elevens } from './elevens.ts'
import type { RatedFixture, RatedMatch } from './rated-match.ts'
import type { RatingParameters } from './parameters.ts'

/** What is known about one team. Strength is the logarithm of a ratio of goals: 0 is a middling first-division team. */
export interface Rating {
  readonly strength: number
  readonly variance: number
  /** How many goals its matches have, beyond what all matches have; also a logarithm. */
  readonly tempo: number
  readonly tempoVariance: number
  /** What its own ground gives it beyond what every home team has. */
  readonly ground: number
  readonly matches: number
  readonly lastDayNumber: number
  readonly season: string | null
}

/** How many goals each side is expected to score in 90 minutes. */
export interface ExpectedGoals {
  readonly home: number
  readonly away: number
}

/** All ratings at one moment, as plain data. */
export interface Ratings {
  readonly teams: ReadonlyMap<TeamId, Rating>
  readonly goals: number
  readonly goalsVariance: number
  readonly homeEdge: number
  readonly homeEdgeVariance: number
  /** How many yellow cards more the away team is usually shown. */
  readonly cardEdge: number
  readonly lastDayNumber: number | null
}

/** Before the first match: about 2.4 goals, of which the home team scores half as many again as the other. */
const noRatings: Omit<Ratings, 'teams'> = {
  goals: Math.log(1.15),
  goalsVariance: 0.01,
  homeEdge: 0.4,
  homeEdgeVariance: 0.02,
  cardEdge: 0.3,
  lastDayNumber: null,
}

type Open<T> = { -readonly [Key in keyof T]: T[Key] }

/** Of how many matches the usual difference in cards is the mean, about. */
const CARD_MATCHES = 500

/**
 * Ratings that learn match by match: a Kalman filter on the difference and on the sum of both teams' goals, which are
 * taken as Poisson. Uncertain ratings move more than settled ones; time and the break between seasons add uncertainty.
 * Who was shown fewer yellow cards than usual was better than the score says; who begins changes what to expect.
 */
export class RatingBook {
  readonly #teams = new Map<TeamId, Open<Rating>>()
  readonly #all: Open<Omit<Ratings, 'teams'>> = { ...noRatings }
  readonly #elevens: Elevens
  readonly #parameters: RatingParameters

  constructor(parameters: RatingParameters, elevens: Elevens = new ElevenBook()) {
    this.#parameters = parameters
    this.#elevens = elevens
  }

  get ratings(): Ratings {
    return { ...this.#all, teams: new Map(Array.from(this.#teams, ([team, rating]) => [team, { ...rating }])) }
  }

  findRating(team: TeamId): Rating | undefined {
    return this.#teams.get(team)
  }

  /** Looks ahead without changing anything: time until the match and a new season are taken into account. */
  expectedGoals(fixture: RatedFixture): ExpectedGoals {
    const [home, away] = [this.#at(fixture.home, fixture), this.#at(fixture.away, fixture)]
    return this.#expected(home, away, this.#edge(home, fixture), this.#parameters.stretch)
  }

  learn(match: RatedMatch): void {
    const { noise, friendlyWeight, homeDailyVariance, cards } = this.#parameters
    const [home, away] = [this.#at(match.home, match), this.#at(match.away, match)]
    const all = this.#all
    const days = all.lastDayNumber === null ? 0 : Math.max(0, match.dayNumber - all.lastDayNumber)
    all.goalsVariance += days * 1e-7
    all.homeEdgeVariance += days * homeDailyVariance
    all.lastDayNumber = Math.max(all.lastDayNumber ?? match.dayNumber, match.dayNumber)

    const expected = this.#expected(home, away, this.#edge(home, match), 1)
    const sum = expected.home + expected.away
    const weight = (match.friendly ? friendlyWeight : 1) / noise
    this.#learnDifference(
      home,
      away,
      match.neutral,
      ((match.homeGoals - match.awayGoals - expected.home + expected.away + cards * this.#cardSurprise(match)) / 2) *
        weight,
      (sum / 4) * weight,
    )
    this.#learnSum(home, away, (match.homeGoals + match.awayGoals - sum) * weight, sum * weight)
    for (const [team, rating] of [
      [match.home, home],
      [match.away, away],
    ] as const) {
      rating.matches += 1
      this.#teams.set(team, rating)
    }
    this.#elevens.learn(match)
  }

  /** What the home team has beyond strength: its ground, and a better eleven than the other side. */
  #edge(home: Rating, fixture: RatedFixture): number {
    const { eleven, experience } = this.#parameters
    const ofGround = fixture.neutral ? 0 : this.#all.homeEdge + home.ground
    if (eleven === 0 && experience === 0) return ofGround
    const difference = this.#elevens.difference(fixture)
    return ofGround + eleven * difference.usual + experience * difference.experience
  }

  /** How many cards more than usual the away team was shown. */
  #cardSurprise({ yellowCards, neutral }: RatedMatch): number {
    if (!yellowCards) return 0
    const difference = yellowCards.away - yellowCards.home
    if (neutral) return difference
    const surprise = difference - this.#all.cardEdge
    this.#all.cardEdge += surprise / CARD_MATCHES
    return surprise
  }

  #expected(home: Rating, away: Rating, edge: number, stretch: number): ExpectedGoals {
    const half = ((home.strength - away.strength + edge) * stretch) / 2
    const level = this.#all.goals + home.tempo + away.tempo
    return { home: Math.exp(level + half), away: Math.exp(level - half) }
  }

  #learnDifference(home: Open<Rating>, away: Open<Rating>, neutral: boolean, surprise: number, news: number): void {
    const all = this.#all
    const edgeVariance = neutral ? 0 : all.homeEdgeVariance
    const gain = 1 / (1 + news * (home.variance + away.variance + edgeVariance))
    home.strength += home.variance * surprise * gain
    away.strength -= away.variance * surprise * gain
    home.variance *= 1 - home.variance * news * gain
    away.variance *= 1 - away.variance * news * gain
    if (neutral) return
    const { groundVariance } = this.#parameters
    home.ground += (groundVariance * surprise) / (1 + news * groundVariance)
    all.homeEdge += edgeVariance * surprise * gain
    all.homeEdgeVariance *= 1 - edgeVariance * news * gain
  }

  #learnSum(home: Open<Rating>, away: Open<Rating>, surprise: number, news: number): void {
    const all = this.#all
    const gain = 1 / (1 + news * (home.tempoVariance + away.tempoVariance + all.goalsVariance))
    for (const rating of [home, away]) {
      rating.tempo += rating.tempoVariance * surprise * gain
      rating.tempoVariance *= 1 - rating.tempoVariance * news * gain
    }
    all.goals += all.goalsVariance * surprise * gain
    all.goalsVariance = Math.max(1e-5, all.goalsVariance * (1 - all.goalsVariance * news * gain))
  }

  /** A copy of what is known about a team, brought to the day of a match. */
  #at(team: TeamId, { dayNumber, season, level }: RatedFixture): Open<Rating> {
    const parameters = this.#parameters
    const known = this.#teams.get(team)
    if (!known) return newcomer(level, dayNumber, season, parameters)
    const rating = { ...known }
    rating.variance += parameters.dailyVariance * Math.max(0, dayNumber - known.lastDayNumber)
    rating.lastDayNumber = Math.max(known.lastDayNumber, dayNumber)
    if (season === null || season === known.season) return rating
    rating.season = season
    if (known.season === null) return rating
    rating.strength = level + (rating.strength - level) * parameters.carry
    rating.variance = rating.variance * parameters.carry ** 2 + parameters.breakVariance
    rating.tempo *= parameters.carry
    rating.tempoVariance += parameters.tempoBreakVariance
    return rating
  }
}

function newcomer(
  strength: number,
  lastDayNumber: number,
  season: string | null,
  { newVariance, tempoVariance }: RatingParameters,
): Open<Rating> {
  return { strength, variance: newVariance, tempo: 0, tempoVariance, ground: 0, matches: 0, lastDayNumber, season }
}
