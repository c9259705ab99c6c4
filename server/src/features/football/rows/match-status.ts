import { sql, type SqlBool } from 'kysely'
import { dayAt } from '../../../platform/time/today.ts'

/** Under way, breaks included. */
export const LIVE = [
  'firstHalf',
  'halfTime',
  'secondHalf',
  'break',
  'extraTimeFirstHalf',
  'extraTimeSecondHalf',
  'shootout',
]
/** Played to the end. */
export const FINISHED = ['finished', 'finishedAfterExtraTime', 'finishedOnPenalties']
/** Decided off the pitch. */
export const GIVEN = ['awarded', 'walkover']
/** The result is final. */
export const OVER = [...FINISHED, ...GIVEN]
/** Not one minute was played. */
export const NOT_BEGUN = ['scheduled', 'postponed', 'cancelled', 'walkover']

/** Words of a condition: as literals every plan can use an index that has them. */
export const inWords = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ')

/** The longest that a match can still be under way, a long break included. */
const UNDER_WAY_HOURS = 12

const since = (now: Date) => new Date(now.getTime() - UNDER_WAY_HOURS * 3_600_000)

/** The same in a statement whose $2 and $3 are these values. */
export const TO_COME = `matches.moment >= $2::timestamptz and (
  (matches.status = 'scheduled' and matches.day >= $3::date)
  or matches.status in (${inWords(LIVE)}))`
export const toComeValues = (now: Date) => [since(now), dayAt(now)] as const

/** A match that is live or still to come; one that was scheduled for a past day is neither. */
export function isToCome(now: Date) {
  return sql<SqlBool>`matches.moment >= ${since(now)}::timestamptz and (
    (matches.status = 'scheduled' and matches.day >= ${dayAt(now)}::date) or matches.status = any(${LIVE}))`
}
