import type { Standings } from '@meio-campo/contract'

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
