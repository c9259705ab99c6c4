import type { Match } from '@meio-campo/contract'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { listCompetitionsByFame } from './competitions-by-fame.ts'
import { LIVE } from '../rows/match-status.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'

/**
 * Those of the reader first, then live ones, then the others by how well known their championship is, in the order of
 * their times: what is over stays where it was. An invented championship's come after the real ones'.
 */
export async function listTodaysMatches(
  database: Queryable,
  today: string,
  limit: number,
  own: readonly RawBuilder<SqlBool>[] = [],
): Promise<Match[]> {
  const live = sql<SqlBool>`matches.status in (${sql.join(LIVE.map((status) => sql.lit(status)))})`
  const place = sql`(
    select array_position(${await listCompetitionsByFame(database)}::text[], editions.competition_id)
    from editions where editions.id = matches.edition_id)`
  const todays = sql<SqlBool>`(${live} or matches.day = ${today}::date)`
  // Found in the table itself, by its indexes: a call that sees less sees no other match as live or as today's.
  const candidates = sql<SqlBool>`matches.id in (select matches.id from public.matches as matches where ${todays})`
  const found = selectMatches(database).where(candidates).where(todays)
  const rows = await own
    .reduce((query, which) => query.orderBy(sql`coalesce(${which}, false)`, 'desc'), found)
    .orderBy(live, 'desc')
    .orderBy(place)
    .orderBy('matches.moment')
    .orderBy('matches.id')
    .limit(limit)
    .execute()
  return toMatches(database, rows)
}
