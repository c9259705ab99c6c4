import type { Match } from '@meio-campo/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { matchConditions, type MatchFilters } from '../matches/match-filters.ts'
import { includeInMatches } from '../matches/match-includes.ts'
import { matchOrders, selectMatches, toMatches } from '../matches/match-rows.ts'

export interface StreamingMatchesQuery extends MatchFilters {
  readonly include?: string
}

/** The matches that a service shows. */
export function listStreamingMatches(
  database: Database,
  id: string,
  { include, ...filters }: StreamingMatchesQuery,
): ListSource<Match> {
  const those = (shown: readonly RawBuilder<SqlBool>[]) =>
    selectMatches(database).where((on) => on.and([...shown, ...matchConditions(filters)]))
  return fromRows({
    rows: those(matchConditions({ streaming: id })),
    // In order of time every match is asked for its airings; to count them, only those shown are looked up.
    count: those([sql`matches.id = any(array(select match_id from airings where streaming_id = ${id}))`]),
    orders: matchOrders,
    items: async (rows) => includeInMatches(database, await toMatches(database, rows), include),
  })
}
