import type { TeamId } from '../match/match.ts'
import { CardBook } from './cards.ts'
import { noDifference, type LineupDifference } from './elevens.ts'
import type { RatedFixture, RatedMatch } from './rated-match.ts'
import type { RatingParameters } from './parameters.ts'
import { bringToDay, firstStrength, moveApart, type Open, type Strength } from './strength.ts'

/** What is known about one team. Strength is the logarithm of a ratio of goals: 0 is a middling first-division team. */
export interface Rating extends Strength {
  /** How many goals its matches have, beyond what all matches have; also a logarithm. */
  readonly tempo: number
  readonly tempoVariance: number
  /** What its own ground gives it beyond what every home team has. */
  readonly ground: number
  readonly matches: number
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
  readonly lastDayNumber: number | null
}

/** Before the first match: about 2.4 goals, 60 % of them by the home team. */
const noRatings: Omit<Ratings, 'teams'> = {
  goals: Math.log(1.15),
  goalsVariance: 0.01,
  homeEdge: 0.4,
  homeEdgeVariance: 0.02,
  lastDayNumber: null,
}

/**
 * Ratings that learn match by match: a Kalman filter on the difference and on the sum of both teams' goals, which are
 * taken as Poisson. Uncertain ratings move more than settled ones; time and the break between seasons add uncertainty.
 * Who was shown fewer yellow cards than usual was better than the score says; who begins changes what to expect.
 */
export class RatingBook {
  readonly #teams = new Map<TeamId, Open<Rating>>()
  readonly #all: Open<Omit<Ratings, 'teams'>> = { ...noRatings }
  readonly #cards = new CardBook()
  readonly #parameters: RatingParameters

  constructor(parameters: RatingParameters) {
    this.#parameters = parameters
  }

  get ratings(): Ratings {
    return { ...this.#all, teams: new Map(Array.from(this.#teams, ([team, rating]) => [team, { ...rating }])) }
  }

  findRating(team: TeamId): Rating | undefined {
    return this.#teams.get(team)
  }

  /** Looks ahead without changing anything: time until the match and a new season are taken into account. */
  expectedGoals(fixture: RatedFixture, lineups = noDifference): ExpectedGoals {
    const [home, away] = [this.#at(fixture.home, fixture), this.#at(fixture.away, fixture)]
    return this.#expected(home, away, this.#edge(home, fixture, lineups), this.#parameters.stretch)
  }

  learn(match: RatedMatch, lineups = noDifference): void {
    const { noise, friendlyWeight, homeDailyVariance, cards } = this.#parameters
    const [home, away] = [this.#at(match.home, match), this.#at(match.away, match)]
    const all = this.#all
    const days = all.lastDayNumber === null ? 0 : Math.max(0, match.dayNumber - all.lastDayNumber)
    all.goalsVariance += days * 1e-7
    all.homeEdgeVariance += days * homeDailyVariance
    all.lastDayNumber = Math.max(all.lastDayNumber ?? match.dayNumber, match.dayNumber)

    const expected = this.#expected(home, away, this.#edge(home, match, lineups), 1)
    const sum = expected.home + expected.away
    const weight = (match.friendly ? friendlyWeight : 1) / noise
    this.#learnDifference(
      home,
      away,
      match.neutral,
      ((match.homeGoals - match.awayGoals - expected.home + expected.away + cards * this.#cards.learn(match)) / 2) *
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
  }

  /** What the home team has beyond strength: its ground, and a better eleven than the other side. */
  #edge(home: Rating, { neutral }: RatedFixture, lineups: LineupDifference): number {
    const { eleven, experience } = this.#parameters
    const ofGround = neutral ? 0 : this.#all.homeEdge + home.ground
    return ofGround + eleven * lineups.usual + experience * lineups.experience
  }

  #expected(home: Rating, away: Rating, edge: number, stretch: number): ExpectedGoals {
    const half = ((home.strength - away.strength + edge) * stretch) / 2
    const level = this.#all.goals + home.tempo + away.tempo
    return { home: Math.exp(level + half), away: Math.exp(level - half) }
  }

  #learnDifference(home: Open<Rating>, away: Open<Rating>, neutral: boolean, surprise: number, news: number): void {
    const all = this.#all
    const edgeVariance = neutral ? 0 : all.homeEdgeVariance
    const gain = moveApart(home, away, edgeVariance, surprise, news)
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
  #at(team: TeamId, fixture: RatedFixture): Open<Rating> {
    const { newVariance, tempoVariance, tempoBreakVariance, carry } = this.#parameters
    const known = this.#teams.get(team)
    if (!known) {
      return { ...firstStrength(fixture.level, fixture, newVariance), tempo: 0, tempoVariance, ground: 0, matches: 0 }
    }
    const rating = { ...known }
    if (bringToDay(rating, fixture.level, fixture, this.#parameters)) {
      rating.tempo *= carry
      rating.tempoVariance += tempoBreakVariance
    }
    return rating
  }
}
