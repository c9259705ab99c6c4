import type { Appearance } from './appearance.ts'

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
