import { sql, type SqlBool } from 'kysely'
import { dayAt } from '../../../platform/time/today.ts'
import { LIVE } from './match-status.ts'

/** The longest that a match can still be under way, a long break included. */
const UNDER_WAY_HOURS = 12

/** A match under way, or still to come: one that was planned for a day gone by is neither. */
export function isToCome(now: Date) {
  const since = new Date(now.getTime() - UNDER_WAY_HOURS * 3_600_000)
  return sql<SqlBool>`matches.moment >= ${since}::timestamptz and (
    (matches.status = 'scheduled' and matches.day >= ${dayAt(now)}::date) or matches.status = any(${LIVE}))`
}
