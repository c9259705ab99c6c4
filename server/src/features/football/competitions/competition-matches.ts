import type { Match } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { fromRows } from '../../../platform/reading/list.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { matchConditions, type MatchFilters } from '../rows/match-filters.ts'
import { includeInMatches } from '../rows/match-includes.ts'
import { matchOrders, selectMatches, toMatches } from '../rows/match-rows.ts'
import { getEditionStructure } from '../standings/edition-structure.ts'
import { currentRound, roundsOf } from './current-round.ts'
import { findEdition } from '../editions/editions.ts'

interface CompetitionMatchesQuery extends MatchFilters {
  readonly rodada?: number
  readonly fase?: string
  readonly time?: string
  readonly include?: string
  readonly format?: string
}

/** The matches of one edition; asked for by date, by id or by change without a season, those of all editions. */
export async function listCompetitionMatches(
  database: Database,
  competitionId: string,
  query: CompetitionMatchesQuery,
  today: Day,
): Promise<ListReading<Match>> {
  const { temporada, campeonato: _, ...filters } = query
  const { competition, edition, editions, topics } = await findEdition(database, competitionId, temporada, today)
  const everyEdition = temporada === undefined && isAcrossEditions(query)
  const which = everyEdition
    ? sql<SqlBool>`matches.edition_id = any(array(select id from editions where competition_id = ${competition.id}))`
    : sql<SqlBool>`matches.edition_id = ${edition?.id ?? ''}`
  const conditions = [which, ...matchConditions(filters), ...placeConditions(query)]
  // A file has no room for them.
  const rounds = edition && query.format === undefined ? await listRounds(database, edition.id) : []
  return {
    source: fromRows({
      rows: conditions.reduce((rows, condition) => rows.where(condition), selectMatches(database)),
      orders: matchOrders,
      items: async (rows) => includeInMatches(database, await toMatches(database, rows), query.include),
      wrap: (page) => ({
        ...page,
        competition,
        edition: everyEdition ? null : (edition?.name ?? null),
        editions,
        rounds,
      }),
    }),
    topics: [...topics, ...NAMES, ...(everyEdition ? [topic.matches] : [])],
  }
}

function isAcrossEditions({ data, de, ate, ids, updated_since }: CompetitionMatchesQuery): boolean {
  return [data, de, ate, ids, updated_since].some((filter) => filter !== undefined)
}

function placeConditions({ rodada, fase, time }: CompetitionMatchesQuery): RawBuilder<SqlBool>[] {
  return [
    ...(rodada === undefined
      ? []
      : [sql<SqlBool>`exists (select 1 from rounds where rounds.id = matches.round_id and number = ${rodada})`]),
    ...(fase === undefined
      ? []
      : [
          sql<SqlBool>`exists (
            select 1 from phases
            where phases.id = matches.phase_id and normalise_name(phases.name) = normalise_name(${fase}))`,
        ]),
    ...(time === undefined ? [] : [sql<SqlBool>`${time} in (matches.home_id, matches.away_id)`]),
  ]
}

async function listRounds(database: Database, editionId: string) {
  const structure = await getEditionStructure(database, editionId)
  const current = currentRound(structure)?.round.id
  return roundsOf(structure).map(({ phase, round: { id, number, name } }) => ({
    phase: phase.name,
    number,
    name,
    current: id === current,
  }))
}
