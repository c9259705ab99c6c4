import type { Match } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { listCompetitionsByFame } from './competitions-by-fame.ts'
import { LIVE } from '../rows/match-status.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'

/**
 * A favourite team's first, then live ones, then the others by how well known their championship is, in the order of
 * their times: what is over stays where it was. An invented championship's come after the real ones'.
 */
export async function listTodaysMatches(
  database: Queryable,
  today: string,
  limit: number,
  favourite: string | null = null,
): Promise<Match[]> {
  const live = sql<SqlBool>`matches.status in (${sql.join(LIVE.map((status) => sql.lit(status)))})`
  const place = sql`(
    select array_position(${await listCompetitionsByFame(database)}::text[], editions.competition_id)
    from editions where editions.id = matches.edition_id)`
  const rows = await selectMatches(database)
    .where((on) => on.or([live, sql<SqlBool>`matches.day = ${today}::date`]))
    .orderBy(sql`coalesce(${favourite}::text in (matches.home_id, matches.away_id), false)`, 'desc')
    .orderBy(live, 'desc')
    .orderBy(place)
    .orderBy('matches.moment')
    .orderBy('matches.id')
    .limit(limit)
    .execute()
  return toMatches(database, rows)
}
