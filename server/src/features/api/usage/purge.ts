import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { dayAt } from '../../../platform/time/today.ts'

const DAY_MS = 86_400_000
export const LOG_KEPT_DAYS = 7
/** The console shows hours for one day only; the others are kept for closer inspection. */
const HOURS_KEPT_DAYS = 40
const DAYS_KEPT_DAYS = 2 * 366
/** A busy service logs much in a week: rows are deleted in batches that block no other query. */
const MOST_AT_ONCE = 20_000

/** Removes rows past their retention. */
export async function purgeUsage(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from request_log where id in (
        select id from request_log where at < ${before(LOG_KEPT_DAYS)} limit ${MOST_AT_ONCE})`.execute(database)
    if (numAffectedRows < BigInt(MOST_AT_ONCE)) break
  }
  await database.deleteFrom('usage_hours').where('hour', '<', before(HOURS_KEPT_DAYS)).execute()
  await sql`delete from usage_days where day < ${dayAt(before(DAYS_KEPT_DAYS))}::date`.execute(database)
  await sql`delete from quota_alerts where day < ${dayAt(before(HOURS_KEPT_DAYS))}::date`.execute(database)
}
