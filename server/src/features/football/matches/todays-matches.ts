import type { Match } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { LIVE } from '../rows/match-status.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'

/** A favourite team's first, then live ones, then those of the day; an invented competition's after the real ones'. */
export async function listTodaysMatches(
  database: Queryable,
  today: string,
  limit: number,
  favourite: string | null = null,
): Promise<Match[]> {
  const live = sql<SqlBool>`matches.status in (${sql.join(LIVE.map((status) => sql.lit(status)))})`
  const invented = sql`(
    select competitions.demo from editions join competitions on competitions.id = editions.competition_id
    where editions.id = matches.edition_id)`
  const rows = await selectMatches(database)
    .where((on) => on.or([live, sql<SqlBool>`matches.day = ${today}::date`]))
    .orderBy(sql`coalesce(${favourite}::text in (matches.home_id, matches.away_id), false)`, 'desc')
    .orderBy(live, 'desc')
    .orderBy(sql`matches.status = 'scheduled'`, 'desc')
    .orderBy(invented)
    .orderBy('matches.moment')
    .orderBy('matches.id')
    .limit(limit)
    .execute()
  return toMatches(database, rows)
}
