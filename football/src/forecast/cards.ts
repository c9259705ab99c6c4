import type { RatedMatch } from './rated-match.ts'

/** Of how many matches the usual difference in cards is the mean, about. */
const CARD_MATCHES = 500

/** How many yellow cards more than usual the away team was shown. */
export class CardBook {
  /** How many more it usually is, away from neutral grounds. */
  #usual = 0.3

  learn({ yellowCards, neutral }: RatedMatch): number {
    if (!yellowCards) return 0
    const difference = yellowCards.away - yellowCards.home
    if (neutral) return difference
    const surprise = difference - this.#usual
    this.#usual += surprise / CARD_MATCHES
    return surprise
  }
}
