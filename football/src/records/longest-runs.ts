import { belongsToRun } from '../aftermath/runs.ts'
import type { RunKind } from '../aftermath/runs.ts'
import type { Appearance } from '../match/appearance.ts'

/** The longest series of results of one kind that a team ever had. */
export interface LongestRun {
  readonly kind: RunKind
  /** Oldest first. */
  readonly appearances: readonly Appearance[]
  /** It goes to the last match, so the next one may lengthen it. */
  readonly running: boolean
  /** How long the series is that goes on today; 0 where the last match broke it. */
  readonly now: number
}

/** One for each kind that ever occurred; of equals the latest. Give one team's appearances, oldest first. */
export function longestRuns(appearances: readonly Appearance[]): readonly LongestRun[] {
  return (Object.keys(belongsToRun) as RunKind[]).flatMap((kind) => {
    const runs = runsOf(appearances, belongsToRun[kind])
    const longest = runs.reduce((best, run) => (run.length >= best.length ? run : best), [])
    const last = runs.at(-1)!
    if (longest.length === 0) return []
    return [{ kind, appearances: longest, running: longest === last, now: last.length }]
  })
}

/** In their order; the last one is that up to the end, empty where the end breaks it. */
function runsOf(
  appearances: readonly Appearance[],
  fits: (appearance: Appearance) => boolean,
): readonly (readonly Appearance[])[] {
  const runs: Appearance[][] = [[]]
  for (const appearance of appearances) {
    if (fits(appearance)) runs.at(-1)!.push(appearance)
    else runs.push([])
  }
  return runs
}
