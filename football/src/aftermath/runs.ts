import type { Appearance } from '../match/appearance.ts'

/** Results of one kind in a row, up to the last match. */
export type RunKind = 'winning' | 'unbeaten' | 'winless' | 'losing' | 'scoring' | 'cleanSheets'

export interface Run {
  readonly kind: RunKind
  /** Oldest first; the last one is the match that the run was asked for. */
  readonly appearances: readonly Appearance[]
  /** The longest run of this kind that ended before this one began. */
  readonly longestBefore: number
}

/** What continues a run of each kind. */
export const belongsToRun: Readonly<Record<RunKind, (appearance: Appearance) => boolean>> = {
  winning: ({ outcome }) => outcome === 'won',
  unbeaten: ({ outcome }) => outcome !== 'lost',
  winless: ({ outcome }) => outcome !== 'won',
  losing: ({ outcome }) => outcome === 'lost',
  scoring: ({ goalsFor }) => goalsFor > 0,
  cleanSheets: ({ goalsAgainst }) => goalsAgainst === 0,
}

/** A run shorter than this is not news. */
const NEWS: Readonly<Record<RunKind, number>> = {
  winning: 3,
  unbeaten: 5,
  winless: 5,
  losing: 3,
  scoring: 8,
  cleanSheets: 3,
}

/** The runs that are still going on after the last of a team's appearances, given oldest first. */
export function runsAfter(appearances: readonly Appearance[]): readonly Run[] {
  const kinds = Object.keys(belongsToRun) as RunKind[]
  const runs = kinds.map((kind) => {
    const before = lengthsOf(appearances, belongsToRun[kind])
    const length = before.pop() ?? 0
    return { kind, appearances: appearances.slice(appearances.length - length), longestBefore: Math.max(0, ...before) }
  })
  const isNews = runs.filter(({ kind, appearances: run }) => run.length >= NEWS[kind])
  // Five wins in a row are also five matches unbeaten: the stronger one says it.
  const has = (kind: RunKind) => isNews.find((run) => run.kind === kind)?.appearances.length ?? 0
  return isNews.filter(({ kind, appearances: run }) => {
    if (kind === 'unbeaten') return has('winning') < run.length
    if (kind === 'winless') return has('losing') < run.length
    return true
  })
}

/** How long each run was, in their order; the last one is that up to the end, 0 where the end breaks it. */
function lengthsOf(appearances: readonly Appearance[], fits: (appearance: Appearance) => boolean): number[] {
  const lengths = [0]
  for (const appearance of appearances) {
    if (fits(appearance)) lengths[lengths.length - 1]! += 1
    else lengths.push(0)
  }
  return lengths
}
