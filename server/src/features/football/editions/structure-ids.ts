import { slug } from '@meio-campo/contract/rules'

// Ids of an edition's parts, by one rule for importers and forms: the parent's id and the part's name, cut so that
// the ids of its own parts still fit.

interface RoundName {
  readonly number: number | null
  readonly name: string
}

export const phaseIdOf = (edition: string, name: string): string => `${edition}_${slug(name)}`.slice(0, 160)

export const groupIdOf = (phase: string, name: string): string => `${phase}_${slug(name)}`.slice(0, 190)

export const roundIdOf = (phase: string, { number, name }: RoundName): string =>
  `${phase}_${number === null ? slug(name) : `r${number}`}`.slice(0, 190)

/** By its two teams in alphabetical order. */
export const tieIdOf = (roundOrPhase: string, one: string, other: string): string =>
  `${roundOrPhase}_${[one, other].sort().join('_')}`.slice(0, 200)

export interface MatchName {
  /** The championship's code. */
  readonly code: string
  readonly edition: string
  readonly round: number | null
  readonly home: string
  readonly away: string
}

/** `bra_a_2026_r34_bahia_palmeiras`; a second meeting gets a number. */
export function matchIdOf({ code, edition, round, home, away }: MatchName): string {
  const parts = [code, slug(edition), round === null ? null : `r${round}`, home, away]
  return parts.filter((part) => part !== null).join('_')
}
