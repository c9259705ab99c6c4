import type { Standings, StandingsPhase } from '@meio-campo/contract'

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

/** The number of lines that colour and dash can distinguish. */
const MAX_HIGHLIGHTED = 6

/** Choosing more lines than there are colours drops the one chosen first. */
export function toggleHighlight(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-MAX_HIGHLIGHTED)
}

/** Which rounds are named under the axis: the first, the last and every fifth or tenth between. */
export function namedRounds(rounds: number): readonly number[] {
  const step = rounds > 20 ? 10 : rounds > 8 ? 5 : 1
  const named = Array.from({ length: rounds }, (_, index) => index + 1).filter((round) => round % step === 0)
  // Skips a label next to the last one, so that they do not overlap.
  const inner = named.filter((round) => round > step / 2 && rounds - round >= step / 2)
  return rounds === 0 ? [] : [...new Set([1, ...inner, rounds])]
}

/**
 * The numbers of the rounds to choose from, up to the latest played. Empty with several phases, because each
 * numbers its rounds from one and "round 3" would be ambiguous.
 */
export function playedRounds({ phases }: Pick<Standings, 'phases'>, latest: number | null): readonly number[] {
  const [phase, ...others] = phases
  if (!phase || others.length > 0 || latest === null) return []
  return phase.rounds.flatMap(({ number }) => (number !== null && number <= latest ? [number] : []))
}

/** The round on screen: the requested one or the nearest before it; without a request, the latest. */
export function shownRound(rounds: readonly number[], requested: number | null): number | undefined {
  return requested === null ? rounds.at(-1) : (rounds.findLast((round) => round <= requested) ?? rounds[0])
}
