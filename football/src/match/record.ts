import type { Appearance, Outcome } from './appearance.ts'
import { chronologically } from './chronology.ts'

/** What a series of matches gave one team. */
export interface TeamRecord {
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
  readonly goalDifference: number
}

/** Give the appearances of one team only. */
export function recordOf(appearances: readonly Appearance[]): TeamRecord {
  const count = { won: 0, drawn: 0, lost: 0 }
  let [goalsFor, goalsAgainst] = [0, 0]
  for (const appearance of appearances) {
    count[appearance.outcome] += 1
    goalsFor += appearance.goalsFor
    goalsAgainst += appearance.goalsAgainst
  }
  return { played: appearances.length, ...count, goalsFor, goalsAgainst, goalDifference: goalsFor - goalsAgainst }
}

/** Vitória, empate, derrota: the letters Brazilian tables print. */
export type FormLetter = 'V' | 'E' | 'D'

const letters: Readonly<Record<Outcome, FormLetter>> = { won: 'V', drawn: 'E', lost: 'D' }

/** The latest results of one team's appearances, newest last. */
export function formOf(appearances: readonly Appearance[], count = 5): readonly FormLetter[] {
  if (count < 1) return []
  return [...appearances]
    .sort((a, b) => chronologically(a.match, b.match))
    .slice(-count)
    .map(({ outcome }) => letters[outcome])
}
