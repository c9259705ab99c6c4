import type { Standings } from '@meio-campo/contract'

/**
 * The numbers of the rounds that one can go back to, up to the latest played. With several phases each counts from
 * one again, and "round 3" would be several days: then there are none.
 */
export function playedRounds({ phases }: Pick<Standings, 'phases'>, latest: number | null): readonly number[] {
  const [phase, ...others] = phases
  if (!phase || others.length > 0 || latest === null) return []
  return phase.rounds.flatMap(({ number }) => (number !== null && number <= latest ? [number] : []))
}

/** The round on screen: the requested one or the nearest before it; without a request, the latest. */
export function shownRound(rounds: readonly number[], wish: number | null): number | undefined {
  return wish === null ? rounds.at(-1) : (rounds.findLast((round) => round <= wish) ?? rounds[0])
}
