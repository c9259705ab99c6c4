import type { StandingsPhase } from '@meio-campo/contract'

type Series = NonNullable<StandingsPhase['positions']>[number]

export interface Evolution {
  readonly name: string
  readonly series: readonly Series[]
}

/** A line needs two rounds. Rounds not played yet are cut off. */
const MIN_ROUNDS = 2

/** The positions by round in each table of a phase that has at least two rounds. */
export function evolutions({
  positions = [],
  groups,
}: Pick<StandingsPhase, 'positions' | 'groups'>): readonly Evolution[] {
  return groups.flatMap(({ name }): Evolution[] => {
    const series = positions.filter(({ group }) => group === name)
    const played = Math.max(0, ...series.map((one) => one.positions.findLastIndex((place) => place !== null) + 1))
    if (played < MIN_ROUNDS) return []
    return [{ name, series: series.map((one) => ({ ...one, positions: one.positions.slice(0, played) })) }]
  })
}
