import { chronologically } from '../match/chronology.ts'
import type { Appearance, Outcome } from '../match/appearance.ts'

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
