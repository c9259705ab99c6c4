import type { PlayerId, Score, Side } from './match.ts'

/** The stretches of a match, with the minute each one counts from and how long it lasts before added time. */
export const periods = {
  firstHalf: { from: 0, minutes: 45 },
  secondHalf: { from: 45, minutes: 45 },
  extraTimeFirstHalf: { from: 90, minutes: 15 },
  extraTimeSecondHalf: { from: 105, minutes: 15 },
  shootout: { from: 120, minutes: 0 },
} as const

export type Period = keyof typeof periods

export type EventType =
  | 'periodStart'
  | 'periodEnd'
  | 'goal'
  | 'penalty'
  | 'ownGoal'
  | 'missedPenalty'
  | 'yellow'
  | 'secondYellow'
  | 'red'
  | 'substitution'
  | 'shootoutGoal'
  | 'shootoutMiss'

export interface MatchEvent {
  readonly period: Period
  /** As a scoreboard shows it: from 1, and 45 (or 90…) all through added time. */
  readonly minute: number
  readonly added: number | null
  /** The player's side; for an own goal, the one that suffers it. */
  readonly side: Side | null
  readonly type: EventType
  /** In a substitution, the player coming on. */
  readonly player: PlayerId | null
  readonly related: { readonly role: 'assist' | 'out'; readonly player: PlayerId } | null
  /** Without the shoot-out. */
  readonly scoreAfter: Score
}

/** The minute of a moment in a period: the 46th one of a first half is 45+1. */
export function minuteOf(period: Period, minute: number): Pick<MatchEvent, 'minute' | 'added'> {
  const { from, minutes } = periods[period]
  return minute <= minutes
    ? { minute: from + minute, added: null }
    : { minute: from + minutes, added: minute - minutes }
}
