import type { PlayerId, Side, TeamId } from './match.ts'
import type { MatchEvent } from './event.ts'

export type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward'

export interface LineupPlayer {
  readonly player: PlayerId
  readonly position: Position
}

export interface Lineup {
  readonly team: TeamId
  readonly starters: readonly LineupPlayer[]
  readonly bench: readonly LineupPlayer[]
}

/** Minutes of every player who was on the pitch; added time is not counted, as is the custom. */
export function minutesPlayed(
  lineup: Lineup,
  side: Side,
  events: readonly MatchEvent[],
  length: number,
): ReadonlyMap<PlayerId, number> {
  const own = events.filter((event) => event.side === side)
  const came = new Map(lineup.starters.map(({ player }) => [player, 0]))
  const left = new Map<PlayerId, number>()
  for (const { type, player, related, minute } of own) {
    if (player === null) continue
    // A card is also shown to the bench: who had left already played no longer for it.
    if ((type === 'secondYellow' || type === 'red') && !left.has(player)) left.set(player, minute)
    if (type !== 'substitution') continue
    came.set(player, minute)
    if (related) left.set(related.player, minute)
  }
  return new Map([...came].map(([player, from]) => [player, (left.get(player) ?? length) - from]))
}
