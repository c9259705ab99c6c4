import type { TeamId } from '../match/match.ts'
import type { RatedFixture, RatedMatch } from './rated-match.ts'
import type { OutcomeChances } from './scoreline.ts'

export interface EloParameters {
  /** How many points the winner of an even match takes; a larger margin takes more, by its square root. */
  readonly step: number
  /** What playing at home is worth, in points. */
  readonly home: number
  /** How much of the distance to the level of its league a team keeps over the break between seasons. */
  readonly carry: number
  /** Points of one unit of `level`. */
  readonly level: number
  /** How steeply chances follow the difference, and how far from level a win begins on either side. */
  readonly slope: number
  readonly cutHome: number
  readonly cutAway: number
}

interface EloRating {
  readonly points: number
  readonly season: string | null
}

/** Elo ratings: who won, hardly by how much. They err in other matches than ratings made from goals do. */
export class EloBook {
  readonly #teams = new Map<TeamId, EloRating>()
  readonly #parameters: EloParameters

  constructor(parameters: EloParameters) {
    this.#parameters = parameters
  }

  /** An ordered logit turns the difference into three chances. */
  chances(fixture: RatedFixture): OutcomeChances {
    const { slope, cutHome, cutAway } = this.#parameters
    const lead = (slope * this.#lead(fixture)) / 400
    const home = logistic(lead - cutHome)
    const away = logistic(-lead - cutAway)
    return { home, draw: Math.max(0, 1 - home - away), away }
  }

  learn(match: RatedMatch): void {
    const expected = 1 / (1 + 10 ** (-this.#lead(match) / 400))
    const margin = match.homeGoals - match.awayGoals
    const scored = (Math.sign(margin) + 1) / 2
    const weight = Math.sqrt(Math.abs(margin) || 1) * (match.friendly ? 0.5 : 1)
    const change = this.#parameters.step * weight * (scored - expected)
    const [home, away] = [this.#pointsOf(match.home, match), this.#pointsOf(match.away, match)]
    this.#keep(match.home, home + change, match.season)
    this.#keep(match.away, away - change, match.season)
  }

  #lead(fixture: RatedFixture): number {
    const edge = fixture.neutral ? 0 : this.#parameters.home
    return this.#pointsOf(fixture.home, fixture) - this.#pointsOf(fixture.away, fixture) + edge
  }

  #pointsOf(team: TeamId, { season, level }: RatedFixture): number {
    const middle = level * this.#parameters.level
    const known = this.#teams.get(team)
    if (!known) return middle
    const isNewSeason = season !== null && known.season !== null && known.season !== season
    return isNewSeason ? middle + (known.points - middle) * this.#parameters.carry : known.points
  }

  #keep(team: TeamId, points: number, season: string | null): void {
    this.#teams.set(team, { points, season: season ?? this.#teams.get(team)?.season ?? null })
  }
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
