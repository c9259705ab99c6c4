import type { Match, StreamingPage } from '@meio-campo/contract'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { matchConditions, ofTeams, type MatchFilters } from '../rows/match-filters.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'
import { isToCome } from '../rows/match-status.ts'
import { teamRefColumns } from '../rows/team-ref.ts'
import { selectStreamings, toStreaming } from './streaming-rows.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { matchPages } from '../including/match-includes.ts'

const MATCHES_SHOWN = 10

/** The service of an address; otherwise redirects or refuses. */
export async function getStreaming(database: Queryable, id: string) {
  const row = await selectStreamings(database, {}).where('streamings.id', '=', id).executeTakeFirst()
  return row ? toStreaming(row) : refuseMissing(database, 'streaming', id)
}

/** A service with what it may show, and what it shows next. */
export async function getStreamingPage(
  database: Database,
  id: string,
  now: Date,
): Promise<Reading<{ data: StreamingPage }>> {
  const streaming = await getStreaming(database, id)
  const next = await selectMatches(database)
    .where((on) => on.and([...matchConditions({ streaming: id }), isToCome(now)]))
    .orderBy('moment')
    .orderBy('id')
    .limit(MATCHES_SHOWN)
    .execute()
  return {
    answer: {
      data: {
        ...streaming,
        rights: await listRights(database, id),
        nextMatches: await toMatches(database, next),
        sources: await listSources(database, 'streaming', id),
      },
    },
    topics: [...NAMES, 'edition', 'phase', 'broadcast-right', topic.matches],
  }
}

async function listRights(database: Queryable, streaming: string): Promise<StreamingPage['rights']> {
  const rows = await database
    .selectFrom('broadcast_rights')
    .innerJoin('editions', 'editions.id', 'broadcast_rights.edition_id')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .select((select) => [
      'competitions.id',
      'competitions.name',
      'editions.name as edition',
      'broadcast_rights.starts',
      'broadcast_rights.ends',
      'broadcast_rights.note',
      jsonObjectFrom(
        select.selectFrom('teams').select(teamRefColumns).whereRef('teams.id', '=', 'broadcast_rights.home_id'),
      ).as('home'),
    ])
    .where('broadcast_rights.streaming_id', '=', streaming)
    .orderBy('editions.name', 'desc')
    .orderBy('competitions.name')
    .orderBy('broadcast_rights.id')
    .execute()
  return rows.map(({ id, name, ...right }) => ({ competition: { id, name }, ...right }))
}

export interface StreamingMatchesQuery extends MatchFilters {
  readonly time?: string
  readonly include?: string
}

/** The matches that a service shows. */
export function listStreamingMatches(
  database: Database,
  id: string,
  { include, time, ...filters }: StreamingMatchesQuery,
  today: string,
): ListSource<Match> {
  const those = (shown: readonly RawBuilder<SqlBool>[]) =>
    selectMatches(database).where((on) => on.and([...shown, ...matchConditions(filters), ...ofTeams(time)]))
  return fromRows({
    rows: those(matchConditions({ streaming: id })),
    // In order of time, every match is checked for an airing; the count reads the airings instead.
    count: those([sql`matches.id = any(array(select match_id from airings where streaming_id = ${id}))`]),
    ...matchPages(database, include, today),
  })
}
