import type { EventType, Period } from '../match/event.ts'
import type { PlayerId, Score, Side } from '../match/match.ts'
import type { MatchPhase } from '../simulator/match-state.ts'

export type DeskEventType = EventType | 'var'

/** Where a match stands: what is played, or what keeps it from being played. */
export type DeskStatus = MatchPhase | 'postponed' | 'suspended' | 'abandoned' | 'cancelled' | 'awarded' | 'walkover'

export interface DeskEvent {
  readonly id: string
  /** Grows with every correction. */
  readonly revision: number
  readonly retracted: boolean
  readonly period: Period | null
  readonly minute: number | null
  readonly added: number | null
  readonly side: Side | null
  readonly type: DeskEventType
  readonly detail: string | null
  /** In a substitution, the player coming on. */
  readonly player: PlayerId | null
  readonly related: { readonly role: 'assist' | 'in' | 'out'; readonly player: PlayerId } | null
  readonly scoreAfter: Score | null
}

/** What the desk counts without a name: each mark is one of them. */
export type MarkKind = 'shot' | 'shotOnTarget' | 'corner' | 'foul' | 'offside' | 'save'

/** One thing that the desk counted. */
export interface DeskMark {
  readonly id: string
  readonly kind: MarkKind
  readonly side: Side
  readonly period: Period
  readonly minute: number | null
  readonly added: number | null
  /** Where on the pitch, if it was shown: per cent of its length and of its width, the home team attacking to 100. */
  readonly x: number | null
  readonly y: number | null
  readonly retracted: boolean
}

/** When a period began, in milliseconds since 1970, so that its clock can be read at any moment. */
export interface DeskClock {
  readonly period: Period
  readonly startedAt: number
  /** Minutes of added time, once the referee has shown them. */
  readonly announced: number | null
}

export interface DeskLineup {
  readonly starters: readonly PlayerId[]
  readonly bench: readonly PlayerId[]
}

export interface DeskScores {
  readonly halfTime: Score | null
  /** After 90 minutes. */
  readonly score: Score | null
  /** After 120, the first 90 included. */
  readonly extraTime: Score | null
  readonly penalties: Score | null
}

/** Everything the desk of one match works on. */
export interface Desk {
  readonly status: DeskStatus
  readonly scores: DeskScores
  /** One for each period that began and has a clock. */
  readonly clocks: readonly DeskClock[]
  /** In the order of the match, including retracted events. */
  readonly events: readonly DeskEvent[]
  readonly lineups: Readonly<Record<Side, DeskLineup>>
  /** What was counted, in the order of counting, including what was taken back. */
  readonly marks?: readonly DeskMark[]
}

export type DeskAction =
  | 'start'
  | 'end'
  | 'announce'
  | 'setClock'
  | 'tell'
  | 'mark'
  | 'correct'
  | 'retract'
  | 'restore'
  | 'confirm'
  | 'doubt'

/** One tap. In a correction, missing fields stay and null ones are cleared. */
export interface DeskCommand {
  /** Made by the device; it becomes the id of the event. */
  readonly id: string
  readonly do: DeskAction
  /** When it was tapped, in milliseconds since 1970. Of the `restore` of a kick-off: when the period began. */
  readonly at: number
  /** Of `end`, `announce` and `setClock`: what was being played then; it may be over when the command arrives. */
  readonly period?: Period | null | undefined
  /** Of `end`, and of the `restore` of such a whistle: the match is over. */
  readonly final?: boolean | undefined
  /** For the `retract` of a whistle: the match's status before it, which the other whistles do not always show. */
  readonly status?: DeskStatus | undefined
  /** Of `announce`. */
  readonly minutes?: number | undefined
  /** As a scoreboard shows it; of `setClock`, also beyond the end of a period: 47 is 45+2. */
  readonly minute?: number | null | undefined
  readonly added?: number | null | undefined
  readonly type?: DeskEventType | undefined
  /** Of `mark`: what is counted, and where. Of the `confirm` of a mark: as what the second person saw it. */
  readonly mark?: MarkKind | undefined
  readonly x?: number | null | undefined
  readonly y?: number | null | undefined
  readonly side?: Side | null | undefined
  readonly player?: PlayerId | null | undefined
  /** The assisting player, or the one who goes off. */
  readonly related?: PlayerId | null | undefined
  readonly detail?: string | null | undefined
  /** Of `correct` and `retract`: takes back what did not change the score, which therefore stays. */
  readonly keepsScore?: boolean | undefined
  /** Of `correct`, `retract`, `restore`, `confirm` and `doubt`: which event; of all but the first also which mark. */
  readonly event?: string | undefined
}

export type DeskRefusal =
  | 'incomplete'
  | 'closed'
  | 'periodRunning'
  | 'nothingRunning'
  | 'periodOver'
  | 'wrongPeriod'
  | 'notBegun'
  | 'tooEarly'
  | 'shootoutLevel'
  | 'minuteNeeded'
  | 'minuteOutside'
  | 'shootoutOnly'
  | 'notInShootout'
  | 'wrongSide'
  | 'samePerson'
  | 'sentOff'
  | 'alreadyBooked'
  | 'notBooked'
  | 'notOnPitch'
  | 'alreadyOnPitch'
  | 'wentOff'
  | 'beyondScore'
  | 'unknownEvent'
  | 'retractedEvent'
  | 'whistleStands'
  | 'periodHasEvents'
  | 'secondYellowStands'
  | 'offThePitch'

export type Performed =
  | { readonly ok: true; readonly desk: Desk }
  | { readonly ok: false; readonly refusal: DeskRefusal }

export const done = (desk: Desk): Performed => ({ ok: true, desk })
export const refuse = (refusal: DeskRefusal): Performed => ({ ok: false, refusal })

/** Events that count: those that were not retracted. */
export function standing(events: readonly DeskEvent[]): readonly DeskEvent[] {
  return events.filter(({ retracted }) => !retracted)
}

export function isWhistle({ type }: Pick<DeskEvent, 'type'>): boolean {
  return type === 'periodStart' || type === 'periodEnd'
}
