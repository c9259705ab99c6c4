import { scorers, type Goal, type Match, type Outing, type ScorersFilter, type ScorersRow } from '@meio-campo/football'

export interface Scoring {
  readonly matches: readonly Match[]
  readonly goals: readonly Goal[]
  readonly outings: readonly Outing[]
}

/** `played` is null where no line-up has him: then nobody knows how often he played. */
export type TalliedRow = Omit<ScorersRow, 'played'> & { readonly played: number | null }

/** Who scored most. */
export function scorersTable({ matches, goals, outings }: Scoring, filter: ScorersFilter): readonly TalliedRow[] {
  return scorers(matches, goals, outings, filter).map(withKnownOutings)
}

/** Who gave most last passes, also without a goal of his own: the same count, with the passes in the goals' place. */
export function assistsTable(scoring: Scoring, filter: ScorersFilter): readonly TalliedRow[] {
  const { matches, goals, outings } = scoring
  const passes = goals.flatMap(({ assist, ...goal }): Goal[] =>
    assist ? [{ ...goal, player: assist, kind: 'goal' }] : [],
  )
  const scored = new Map(scorersTable(scoring, filter).map((row) => [row.player, row]))
  return scorers(matches, passes, outings, filter).map((row) => {
    const own = scored.get(row.player)
    return {
      ...withKnownOutings(row),
      goals: own?.goals ?? 0,
      penalties: own?.penalties ?? 0,
      assists: row.goals,
      minutesPerGoal: own?.minutesPerGoal ?? null,
    }
  })
}

function withKnownOutings(row: ScorersRow): TalliedRow {
  return row.played === 0 ? { ...row, played: null } : row
}
