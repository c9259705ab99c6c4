import { createHash } from 'node:crypto'
import { periods, type EventType, type Period } from '@meio-campo/football'
import type { EventRecord, Period as RecordPeriod } from '../records/records.ts'
import type { FoundPerson } from '../resolving/person-resolver.ts'

/** An event with its people found. */
export interface FoundEvent {
  readonly stated: EventRecord
  readonly player: FoundPerson | null
  readonly related: FoundPerson | null
}

export interface EventRow {
  readonly id: string
  readonly match_id: string
  readonly position: number
  readonly period: Period | null
  readonly minute: number | null
  readonly added: number | null
  readonly side: 'home' | 'away'
  readonly type: EventType
  readonly detail: string | null
  readonly player_id: string | null
  readonly player_name: string | null
  readonly related_role: string | null
  readonly related_id: string | null
  readonly related_name: string | null
  readonly score_home: number | null
  readonly score_away: number | null
  readonly dataset_id: string
}

const PERIODS: Readonly<Record<RecordPeriod, Period>> = {
  'first-half': 'firstHalf',
  'second-half': 'secondHalf',
  'extra-first-half': 'extraTimeFirstHalf',
  'extra-second-half': 'extraTimeSecondHalf',
  penalties: 'shootout',
}

/** The words of records in those of the desk and of the rows. A kick of a shoot-out has a type of its own there. */
export const EVENT_TYPES = {
  goal: 'goal',
  'own-goal': 'ownGoal',
  penalty: 'penalty',
  'missed-penalty': 'missedPenalty',
  yellow: 'yellow',
  'second-yellow': 'secondYellow',
  red: 'red',
  substitution: 'substitution',
} as const satisfies Readonly<Record<Exclude<EventRecord['type'], 'shootout-kick'>, EventType>>

/** Rows for a match's events, with ids that stay the same when a minute is corrected or another event comes in between. */
export function eventRows(
  matchId: string,
  dataset: string,
  events: readonly FoundEvent[],
  final: readonly [number, number] | null,
): EventRow[] {
  const seen = new Map<string, number>()
  const scores = scoresAfter(events, final)
  return events.map(({ stated, player, related }, position) => {
    const type = typeOf(stated)
    const who = `${stated.player?.key ?? player?.name ?? ''}|${stated.related?.player.key ?? related?.name ?? ''}`
    const content = `${matchId}|${type}|${stated.side}|${who}`
    const time = (seen.get(content) ?? 0) + 1
    seen.set(content, time)
    const twoPeople = related !== null && (related.id === null || related.id !== player?.id)
    return {
      id: `e_${createHash('sha256').update(`${content}|${time}`).digest('hex').slice(0, 20)}`,
      match_id: matchId,
      position,
      ...clockOf(stated),
      side: stated.side,
      type,
      detail: stated.detail ?? null,
      player_id: player?.id ?? null,
      player_name: player?.name ?? null,
      related_role: twoPeople ? (stated.related?.role ?? null) : null,
      related_id: twoPeople ? related.id : null,
      related_name: twoPeople ? related.name : null,
      score_home: scores?.[position]?.[0] ?? null,
      score_away: scores?.[position]?.[1] ?? null,
      dataset_id: dataset,
    }
  })
}

function typeOf({ type, converted }: EventRecord): EventType {
  if (type === 'shootout-kick') return converted === true ? 'shootoutGoal' : 'shootoutMiss'
  return EVENT_TYPES[type]
}

/** Clocks of datasets run over: minute 46 of a first half is 45+1, and added time belongs to a period's last minute. */
function clockOf({ type, period: stated, minute, added }: EventRecord): Pick<EventRow, 'period' | 'minute' | 'added'> {
  const period = type === 'shootout-kick' ? 'shootout' : stated === null ? null : PERIODS[stated]
  if (period === 'shootout') return { period, minute: null, added: null }
  if (minute === null || minute < 0) return { period, minute: null, added: null }
  const { from, minutes } = period === null ? { from: 0, minutes: 120 } : periods[period]
  const end = from + minutes
  if (minute > end) return { period, minute: end, added: Math.min(minute - end + (added ?? 0), 60) }
  if (minute < from) return { period: null, minute, added: null }
  const atEnd = [45, 90, 105, 120].includes(minute)
  return { period, minute, added: atEnd && added !== null && added > 0 ? Math.min(added, 60) : null }
}

const SCORING = new Set(['goal', 'penalty', 'own-goal'])

/** The score after each event; null where the events do not add up to the result, or their order is not known. */
function scoresAfter(
  events: readonly FoundEvent[],
  final: readonly [number, number] | null,
): readonly (readonly [number, number])[] | null {
  let home = 0
  let away = 0
  const scores = events.map(({ stated }): readonly [number, number] => {
    if (!SCORING.has(stated.type)) return [home, away]
    if ((stated.side === 'home') === (stated.type !== 'own-goal')) home += 1
    else away += 1
    return [home, away]
  })
  const timed = events.every(({ stated }) => stated.minute !== null || stated.type === 'shootout-kick')
  return final && timed && home === final[0] && away === final[1] ? scores : null
}
