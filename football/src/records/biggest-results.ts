import type { Appearance } from '../match/appearance.ts'
import { chronologically } from '../match/chronology.ts'

const marginOf = ({ goalsFor, goalsAgainst }: Appearance) => goalsFor - goalsAgainst
const goalsOf = ({ goalsFor, goalsAgainst }: Appearance) => goalsFor + goalsAgainst
const latestFirst = (a: Appearance, b: Appearance) => chronologically(b.match, a.match)

/** A team's biggest wins: by margin, then by goals scored, then the latest. */
export function biggestWins(appearances: readonly Appearance[], count: number): readonly Appearance[] {
  return appearances
    .filter(({ outcome, ...one }) => outcome === 'won' && one.goalsFor > one.goalsAgainst)
    .toSorted((a, b) => marginOf(b) - marginOf(a) || b.goalsFor - a.goalsFor || latestFirst(a, b))
    .slice(0, count)
}

/** A team's biggest defeats: by margin, then by goals conceded, then the latest. */
export function biggestDefeats(appearances: readonly Appearance[], count: number): readonly Appearance[] {
  return appearances
    .filter(({ outcome, ...one }) => outcome === 'lost' && one.goalsFor < one.goalsAgainst)
    .toSorted((a, b) => marginOf(a) - marginOf(b) || b.goalsAgainst - a.goalsAgainst || latestFirst(a, b))
    .slice(0, count)
}

/** The matches with most goals of both teams; of equals the latest. */
export function highestScoring(appearances: readonly Appearance[], count: number): readonly Appearance[] {
  return appearances
    .filter((appearance) => goalsOf(appearance) > 0)
    .toSorted((a, b) => goalsOf(b) - goalsOf(a) || latestFirst(a, b))
    .slice(0, count)
}
