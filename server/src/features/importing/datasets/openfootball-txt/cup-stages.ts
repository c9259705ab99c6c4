import type { MatchRow } from '../openfootball/match-row.ts'

/** `Semi-finais` before `Final Taça Rio` are those of that cup; a state championship has two of them. */
export function withCupStages(rows: readonly MatchRow[]): readonly MatchRow[] {
  let following: string | null = null
  let heading: string | null = null
  return rows
    .toReversed()
    .map((row) => {
      if (row.round !== heading) {
        following = heading
        heading = row.round
      }
      const cup = /^Final (Taça .+)$/.exec(following ?? '')?.[1]
      return cup && row.stage === null && row.round?.startsWith('Semi') ? { ...row, stage: cup } : row
    })
    .toReversed()
}
