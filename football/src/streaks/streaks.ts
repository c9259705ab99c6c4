import { chronologically } from '../match/chronology.ts'
import type { Appearance } from '../match/appearance.ts'
import type { MatchId } from '../match/match.ts'

const conditions = {
  winning: ({ outcome }) => outcome === 'won',
  unbeaten: ({ outcome }) => outcome !== 'lost',
  drawing: ({ outcome }) => outcome === 'drawn',
  winless: ({ outcome }) => outcome !== 'won',
  losing: ({ outcome }) => outcome === 'lost',
  scoring: ({ goalsFor }) => goalsFor > 0,
  goalless: ({ goalsFor }) => goalsFor === 0,
  cleanSheets: ({ goalsAgainst }) => goalsAgainst === 0,
} as const satisfies Record<string, (appearance: Appearance) => boolean>

export type StreakKind = keyof typeof conditions

export interface Streak {
  readonly length: number
  readonly from: MatchId | null
  readonly to: MatchId | null
}

export interface Streaks {
  /** Ends with the latest match; length 0 when that one broke it. */
  readonly current: Streak
  readonly longest: Streak
}

const none: Streak = { length: 0, from: null, to: null }

/** Runs of one team's appearances. Of two equally long ones the older is the longest: the newer only equals it. */
export function streaksOf(appearances: readonly Appearance[]): Readonly<Record<StreakKind, Streaks>> {
  const ordered = appearances.toSorted((a, b) => chronologically(a.match, b.match))
  const entries = Object.entries(conditions).map(([kind, holds]) => [kind, runsOf(ordered, holds)])
  return Object.fromEntries(entries) as Record<StreakKind, Streaks>
}

function runsOf(appearances: readonly Appearance[], holds: (appearance: Appearance) => boolean): Streaks {
  return appearances.reduce<Streaks>(
    ({ current, longest }, appearance) => {
      const run = holds(appearance) ? prolong(current, appearance.match.id) : none
      return { current: run, longest: run.length > longest.length ? run : longest }
    },
    { current: none, longest: none },
  )
}

function prolong({ length, from }: Streak, match: MatchId): Streak {
  return { length: length + 1, from: from ?? match, to: match }
}
