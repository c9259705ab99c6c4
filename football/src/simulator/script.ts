import type { MatchEvent } from '../match/event.ts'
import type { Score } from '../match/match.ts'

/** An event and its moment, in seconds of real time since kick-off, breaks included. */
export interface TimedEvent extends MatchEvent {
  readonly at: number
}

/** A whole match, written before it is played: it can be told up to any moment. */
export interface MatchScript {
  readonly events: readonly TimedEvent[]
  readonly halfTime: Score
  /** After 90 minutes. */
  readonly score: Score
  readonly extraTime: Score | null
  readonly penalties: Score | null
  /** Seconds from kick-off to the final whistle. */
  readonly endsAt: number
  /** 90, or 120 with extra time. */
  readonly length: number
}
