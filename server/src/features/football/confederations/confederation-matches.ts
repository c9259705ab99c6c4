import type { Match } from '@meio-campo/contract'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { LARGEST_TOTAL } from '../../../platform/paging.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { matchConditions, type MatchFilters, ofTeams } from '../rows/match-filters.ts'
import { matchPages } from '../including/match-includes.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'
import { isToCome } from '../rows/match-status.ts'
import { confederationsBelow } from '../rows/confederation-tree.ts'

export interface ConfederationMatchesQuery extends MatchFilters {
  readonly time?: string
  readonly include?: string
}

/** The matches of a confederation's championships, with those of the confederations below it. */
export async function listConfederationMatches(
  database: Database,
  id: string,
  { temporada, campeonato, include, time, ...filters }: ConfederationMatchesQuery,
  today: string,
): Promise<ListSource<Match>> {
  const editions = await listEditionIds(database, id, temporada, campeonato)
  const those = (where: RawBuilder<SqlBool>) =>
    selectMatches(database).where((on) => on.and([where, ...matchConditions(filters), ...ofTeams(time)]))
  // Each edition has its matches in order: a page takes the first of each, however many others there are.
  const fromEach = <Row>(part: Expression<Row>) => sql<Row>`(
    select part.* from unnest(${editions}::text[]) as wanted (edition_id) cross join lateral ${part} as part)`
  const ofEach = those(sql`matches.edition_id = wanted.edition_id`)
  return fromRows({
    rows: those(sql`matches.edition_id = any(${editions})`),
    page: (cut) => fromEach(cut(ofEach)),
    count: fromEach(ofEach.limit(LARGEST_TOTAL + 1)),
    ...matchPages(database, include, today),
  })
}

export async function listNextMatches(database: Queryable, id: string, now: Date, count: number): Promise<Match[]> {
  const editions = await listEditionIds(database, id)
  const rows = await selectMatches(database)
    .where(sql<SqlBool>`matches.edition_id = any(${editions})`)
    .where(isToCome(now))
    .orderBy('moment')
    .orderBy('id')
    .limit(count)
    .execute()
  return toMatches(database, rows)
}

async function listEditionIds(
  database: Queryable,
  id: string,
  temporada?: string,
  campeonato?: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('editions')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .select('editions.id')
    .where(sql<SqlBool>`competitions.confederation_id in ${confederationsBelow([id])}`)
    .$if(campeonato !== undefined, (query) => query.where('editions.competition_id', 'in', valuesIn(campeonato!)))
    .$if(temporada !== undefined, (query) => query.where('editions.name', 'in', valuesIn(temporada!)))
    .execute()
  return rows.map((row) => row.id)
}
