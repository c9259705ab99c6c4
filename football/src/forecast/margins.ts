import type { TeamId } from '../match/match.ts'
import { CardBook } from './cards.ts'
import { noDifference, type LineupDifference } from './elevens.ts'
import type { RatedFixture, RatedMatch } from './rated-match.ts'
import type { OutcomeChances } from './scoreline.ts'
import { bringToDay, firstStrength, moveApart, type Open, type Strength, type StrengthParameters } from './strength.ts'

export interface MarginParameters extends StrengthParameters {
  /** The strength of one unit of `level`. */
  readonly level: number
  /** How far from level a win begins, and how far a win by two goals or more. */
  readonly winLimit: number
  readonly clearWinLimit: number
  /** How much noisier results are than their chances say; above 1, one result moves a strength less. */
  readonly noise: number
  /** What differences between teams are multiplied by in a forecast. */
  readonly stretch: number
  /** How much a friendly counts beside a match for points. */
  readonly friendlyWeight: number
  /** How much one yellow card of the other side says of a match. */
  readonly cards: number
  /** What the whole usual eleven is worth beside none of it, and what a unit of experience is, as strength. */
  readonly eleven: number
  readonly experience: number
}

/** Kept this uncertain, the edge of home teams goes on following what happens. */
const LEAST_EDGE_VARIANCE = 2e-4

/**
 * Ratings made from who won, and whether by one goal or by more: an ordered logit of five margins, learned by the same
 * filter as the ratings made from goals. Goals beyond the second say nothing here, so it errs in other matches.
 */
export class MarginBook {
  readonly #teams = new Map<TeamId, Strength>()
  readonly #cards = new CardBook()
  readonly #parameters: MarginParameters
  #homeEdge = 0.7
  #homeEdgeVariance = 0.02

  constructor(parameters: MarginParameters) {
    this.#parameters = parameters
  }

  chances(fixture: RatedFixture, lineups = noDifference): OutcomeChances {
    const { stretch, winLimit } = this.#parameters
    const lead =
      this.#lead(this.#at(fixture.home, fixture), this.#at(fixture.away, fixture), fixture, lineups) * stretch
    const [home, away] = [logistic(lead - winLimit), logistic(-lead - winLimit)]
    return { home, draw: 1 - home - away, away }
  }

  learn(match: RatedMatch, lineups = noDifference): void {
    const { noise, friendlyWeight, cards } = this.#parameters
    const [home, away] = [this.#at(match.home, match), this.#at(match.away, match)]
    const weight = (match.friendly ? friendlyWeight : 1) / noise
    const { slope, information } = this.#judge(match, this.#lead(home, away, match, lineups))
    const surprise = (slope + cards * this.#cards.learn(match)) * weight
    const news = information * weight
    const edgeVariance = match.neutral ? 0 : this.#homeEdgeVariance
    const gain = moveApart(home, away, edgeVariance, surprise, news)
    if (!match.neutral) {
      this.#homeEdge += edgeVariance * surprise * gain
      this.#homeEdgeVariance = Math.max(LEAST_EDGE_VARIANCE, edgeVariance * (1 - edgeVariance * news * gain))
    }
    this.#teams.set(match.home, home)
    this.#teams.set(match.away, away)
  }

  #lead(home: Strength, away: Strength, { neutral }: RatedFixture, lineups: LineupDifference): number {
    const { eleven, experience } = this.#parameters
    const edge = neutral ? 0 : this.#homeEdge
    return home.strength - away.strength + edge + eleven * lineups.usual + experience * lineups.experience
  }

  /** How the logarithm of the chance of what happened changes with the lead, and how much one result tells about it. */
  #judge({ homeGoals, awayGoals }: RatedMatch, lead: number): { readonly slope: number; readonly information: number } {
    const { winLimit, clearWinLimit } = this.#parameters
    const limits = [-clearWinLimit, -winLimit, winLimit, clearWinLimit]
    // `atLeast[n]` is the chance of the n-th margin or a better one for the home team.
    const atLeast = [1, ...limits.map((limit) => logistic(lead - limit)), 0]
    const slopeOf = (margin: number) => 1 - atLeast[margin]! - atLeast[margin + 1]!
    const information = [0, 1, 2, 3, 4].reduce(
      (sum, margin) => sum + (atLeast[margin]! - atLeast[margin + 1]!) * slopeOf(margin) ** 2,
      0,
    )
    return { slope: slopeOf(Math.max(-2, Math.min(2, homeGoals - awayGoals)) + 2), information }
  }

  /** A copy of what is known about a team, brought to the day of a match. */
  #at(team: TeamId, fixture: RatedFixture): Open<Strength> {
    const level = fixture.level * this.#parameters.level
    const known = this.#teams.get(team)
    if (!known) return firstStrength(level, fixture, this.#parameters.newVariance)
    const strength = { ...known }
    bringToDay(strength, level, fixture, this.#parameters)
    return strength
  }
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
