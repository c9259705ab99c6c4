/**
 * Evidence that two mentions are the same thing, in bits: the logarithm (base 2) of how much likelier it is to be seen
 * when they are the same than when they are not (Fellegi and Sunter's weights). Independent evidence adds up.
 */
export interface Evidence {
  readonly kind: EvidenceKind
  /** Positive speaks for one thing, negative against. `-Infinity` forbids: the two cannot be the same. */
  readonly bits: number
  /** What was compared, for the sentence a person reads. */
  readonly detail: Readonly<Record<string, string | number>>
}

export type EvidenceKind =
  | 'same-name'
  | 'similar-name'
  | 'different-name'
  | 'rare-name'
  | 'shared-alias'
  | 'same-fixtures'
  | 'different-fixtures'
  | 'opponents'
  | 'same-edition'
  | 'neighbouring-editions'
  | 'same-country'
  | 'different-country'
  | 'different-state'
  | 'same-state'
  | 'same-city'
  | 'different-city'
  | 'same-founding-year'
  | 'different-gender'
  | 'same-birth-date'
  | 'different-birth-date'
  | 'age'
  | 'two-registrations'
  | 'same-squad-place'
  | 'same-line-up-place'
  | 'same-goal'
  | 'same-team'
  | 'two-teams-on-one-day'
  | 'two-places-in-one-match'
  | 'same-coordinates'
  | 'far-apart'
  | 'same-home-team'
  | 'same-day'
  | 'same-score'
  | 'listed-apart'
  | 'decided-by-person'

/**
 * Similar names alone are not enough for a question: half the clubs of a country share a word with others of their
 * town.
 */
const WEAK: ReadonlySet<EvidenceKind> = new Set([
  'similar-name',
  'different-name',
  'rare-name',
  'same-state',
  'same-country',
])
/** From here on alike names alone are asked about: a slip of the pen in a rare word. */
const WEAK_BUT_MANY_BITS = 9

export type Verdict = 'same' | 'unsure' | 'apart'

/** Above `same` records are joined without asking; between the two a person is asked; below they stay apart. */
export interface Thresholds {
  readonly same: number
  readonly unsure: number
}

export const THRESHOLDS: Thresholds = { same: 12, unsure: 7 }

export function bitsOf(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, { bits }) => sum + bits, 0)
}

export function judge(evidence: readonly Evidence[], { same, unsure }: Thresholds = THRESHOLDS): Verdict {
  const bits = bitsOf(evidence)
  if (bits >= same) return 'same'
  const isStrong = bits >= WEAK_BUT_MANY_BITS || evidence.some(({ kind }) => !WEAK.has(kind))
  return bits >= unsure && isStrong ? 'unsure' : 'apart'
}
