import type { LiveStage } from '@meio-campo/football'
import type { EventRecord, Score } from '../../records/records.ts'

/** What a provider says of a match at one moment, under the provider's keys. */
export interface LiveMatch {
  readonly key: string
  /** Null before the match, while it is interrupted, or if it is not played: nothing is reported then. */
  readonly stage: LiveStage | null
  readonly hasExtraTime: boolean
  readonly hasShootout: boolean
  readonly minute: number | null
  readonly added: number | null
  /** All goals but those of a shoot-out. */
  readonly score: Score | null
  readonly penalties: Score | null
  /** Null where the answer has no list of events. */
  readonly events: readonly EventRecord[] | null
}
