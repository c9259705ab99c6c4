import type { PlayerId, Score, Side } from '../match/match.ts'
import type { DeskEvent, DeskEventType } from './desk.ts'
import { scoringSide } from './scores.ts'

/** How far a match has come; `over` is the end, however it was decided. */
export type LiveStage =
  | 'firstHalf'
  | 'halfTime'
  | 'secondHalf'
  | 'breakAfterNinety'
  | 'extraTimeFirstHalf'
  | 'extraTimeHalfTime'
  | 'extraTimeSecondHalf'
  | 'shootout'
  | 'over'

/** What a source says of a match at one moment: all of it, not only what is new. */
export interface LiveReport {
  readonly stage: LiveStage
  readonly hasExtraTime: boolean
  readonly hasShootout: boolean
  /** As a scoreboard shows it; null where the source has no clock. */
  readonly minute: number | null
  readonly added: number | null
  /** All goals but those of a shoot-out. */
  readonly score: Score | null
  readonly penalties: Score | null
  /** Null if the source has no events: then only the score is followed. */
  readonly events: readonly ReportedEvent[] | null
}

export interface ReportedEvent {
  readonly type: Exclude<DeskEventType, 'periodStart' | 'periodEnd'>
  /** The player's side: an own goal counts for the other one. */
  readonly side: Side
  readonly minute: number | null
  readonly added: number | null
  /** In a substitution, the player coming on. */
  readonly player: PlayerId | null
  readonly related: PlayerId | null
}

const FAMILIES: Readonly<Partial<Record<DeskEventType, string>>> = {
  goal: 'goal',
  penalty: 'goal',
  ownGoal: 'goal',
  yellow: 'yellow',
  secondYellow: 'sending-off',
  red: 'sending-off',
  substitution: 'substitution',
  missedPenalty: 'missed-penalty',
}

type Same = (known: DeskEvent, reported: ReportedEvent) => boolean

const samePlayer: Same = (known, { player }) => player !== null && known.player === player
const sameMinute: Same = (known, { minute }) => minute !== null && known.minute === minute
const nearMinute: Same = (known, { minute }) =>
  minute !== null && known.minute !== null && Math.abs(known.minute - minute) <= 3
const oneUnnamed: Same = (known, { player }) => known.player === null || player === null

/** From the surest sign that two descriptions mean one event to the weakest. */
const SIGNS: readonly Same[] = [
  (known, reported) => samePlayer(known, reported) && sameMinute(known, reported),
  samePlayer,
  (known, reported) => oneUnnamed(known, reported) && nearMinute(known, reported),
  sameMinute,
  (known, reported) => known.type === 'goal' && oneUnnamed(known, reported),
]

/**
 * Which known event each reported one is. Events of sources have no number, a scorer may be named later and a minute
 * corrected: the surest pairs are made first, each event at most once.
 */
export function pairEvents(
  known: readonly DeskEvent[],
  reported: readonly ReportedEvent[],
): ReadonlyMap<ReportedEvent, DeskEvent> {
  const pairs = new Map<ReportedEvent, DeskEvent>()
  const taken = new Set<DeskEvent>()
  for (const isSame of SIGNS) {
    for (const event of reported) {
      if (pairs.has(event)) continue
      const found = known.find((each) => !taken.has(each) && isAlike(each, event) && isSame(each, event))
      if (!found) continue
      pairs.set(event, found)
      taken.add(found)
    }
  }
  return pairs
}

function isAlike(known: DeskEvent, reported: ReportedEvent): boolean {
  const family = FAMILIES[known.type]
  if (family === undefined || family !== FAMILIES[reported.type]) return false
  return (scoringSide(known) ?? known.side) === (scoringSide(reported) ?? reported.side)
}
