import type { MatchEvent } from '../match/event.ts'
import type { MatchId, Side, TeamId } from '../match/match.ts'
import type { Card } from './card.ts'

export function cardsInEvents(
  match: { readonly id: MatchId } & Readonly<Record<Side, TeamId>>,
  events: readonly MatchEvent[],
): readonly Card[] {
  return events.flatMap(({ type, side, player }) =>
    (type === 'yellow' || type === 'secondYellow' || type === 'red') && side && player
      ? [{ match: match.id, team: match[side], player, kind: type }]
      : [],
  )
}
