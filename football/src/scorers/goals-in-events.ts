import type { MatchEvent } from '../match/event.ts'
import type { MatchId, Side, TeamId } from '../match/match.ts'
import type { Goal, GoalKind } from './scorers.ts'

const kinds: Partial<Record<MatchEvent['type'], GoalKind>> = {
  goal: 'goal',
  penalty: 'penalty',
  ownGoal: 'ownGoal',
}

/** What a match's events add to the scorers' table; a shoot-out adds nothing. */
export function goalsInEvents(
  match: { readonly id: MatchId } & Readonly<Record<Side, TeamId>>,
  events: readonly MatchEvent[],
): readonly Goal[] {
  return events.flatMap(({ type, side, player, related }) => {
    const kind = kinds[type]
    if (!kind || !side || !player) return []
    const assist = related?.role === 'assist' ? related.player : null
    return [{ match: match.id, team: match[side], player, kind, assist }]
  })
}
