import type { Match, MatchEvent } from '@meio-campo/contract'

export interface MatchMoment {
  readonly match: Match
  /** The newest first. */
  readonly events: readonly MatchEvent[]
}

/**
 * A finished match as it stood at a minute: later events are left out, and the score is the one at that minute. Added
 * time belongs to its minute; the shoot-out, and whatever has no minute, to the end.
 */
export function replayAt({ match, events }: MatchMoment, minute: number, length: number): MatchMoment {
  if (minute >= length) return { match, events }
  const known = events.filter((event) => event.minute !== null && event.period !== 'shootout' && event.minute <= minute)
  const score = known.find(({ scoreAfter, retracted }) => scoreAfter && !retracted)?.scoreAfter ?? { home: 0, away: 0 }
  return {
    match: {
      ...match,
      status: periodAt(minute),
      minute,
      added: null,
      score,
      extraTime: null,
      penalties: null,
      winner: null,
    },
    events: known,
  }
}

function periodAt(minute: number): string {
  if (minute <= 45) return 'firstHalf'
  if (minute <= 90) return 'secondHalf'
  return minute <= 105 ? 'extraTimeFirstHalf' : 'extraTimeSecondHalf'
}
