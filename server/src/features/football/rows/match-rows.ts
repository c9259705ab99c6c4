import { scoreOf } from '@meio-campo/football'
import type { Match, Score, TeamRef } from '@meio-campo/contract'
import { sql, type Expression, type SqlBool } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../../../database/database.ts'
import type { Order } from '../../../platform/reading/order.ts'
import { OVER } from './match-status.ts'
import { teamRefColumns } from './team-ref.ts'

export const matchOrders: Readonly<Record<string, Order>> = {
  kickoff: { column: 'moment', type: 'timestamptz' },
  updated: { column: 'updated_at', type: 'timestamptz' },
}

/** The columns of a match alone: what lists are filtered, ordered and paged by, before anything is joined to them. */
export function selectMatches(database: Queryable) {
  return database.selectFrom('matches').selectAll('matches')
}

export type MatchRow = Awaited<ReturnType<ReturnType<typeof selectMatches>['executeTakeFirstOrThrow']>>

/** Matches as the API answers them, in the order of the rows: all related names are read in one query. */
export async function toMatches(database: Queryable, rows: readonly Pick<MatchRow, 'id'>[]): Promise<Match[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const whole = await selectWholeMatches(database, sql<SqlBool>`matches.id = any(${ids})`).execute()
  const byId = new Map(whole.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    // A match may have been deleted between the two queries.
    return row ? [toMatch(row)] : []
  })
}

function selectWholeMatches(database: Queryable, which: Expression<SqlBool>) {
  return database
    .selectFrom('matches')
    .innerJoin('editions', 'editions.id', 'matches.edition_id')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .innerJoin('phases', 'phases.id', 'matches.phase_id')
    .leftJoin('groups', 'groups.id', 'matches.group_id')
    .leftJoin('rounds', 'rounds.id', 'matches.round_id')
    .leftJoin('stadiums', 'stadiums.id', 'matches.stadium_id')
    .selectAll('matches')
    .select((select) => [
      'competitions.id as competition_id',
      'competitions.name as competition_name',
      'editions.name as edition_name',
      'phases.name as phase_name',
      'groups.name as group_name',
      'rounds.name as round_name',
      'rounds.number as round_number',
      'stadiums.name as stadium_name',
      'stadiums.city as stadium_city',
      jsonObjectFrom(select.selectFrom('teams').select(teamRefColumns).whereRef('teams.id', '=', 'matches.home_id')).as(
        'home',
      ),
      jsonObjectFrom(select.selectFrom('teams').select(teamRefColumns).whereRef('teams.id', '=', 'matches.away_id')).as(
        'away',
      ),
      jsonArrayFrom(
        select
          .selectFrom('airings')
          .innerJoin('streamings', 'streamings.id', 'airings.streaming_id')
          .select([
            'streamings.id',
            'streamings.name',
            'airings.url',
            'airings.states_included as statesIncluded',
            'airings.states_excluded as statesExcluded',
          ])
          .whereRef('airings.match_id', '=', 'matches.id')
          .orderBy('streamings.name'),
      ).as('airings'),
      jsonArrayFrom(
        select
          .selectFrom('sources')
          .select(({ fn }) => ['sources.dataset_id as dataset', fn.max('sources.at').as('at')])
          .whereRef('sources.match_id', '=', 'matches.id')
          .groupBy('sources.dataset_id')
          .orderBy('sources.dataset_id'),
      ).as('sources'),
    ])
    .where(which)
}

type WholeRow = Awaited<ReturnType<ReturnType<typeof selectWholeMatches>['executeTakeFirstOrThrow']>>

function toMatch(row: WholeRow): Match {
  const score = scoreOf(row.home_score, row.away_score)
  const extraTime = scoreOf(row.extra_time_home, row.extra_time_away)
  const penalties = scoreOf(row.penalties_home, row.penalties_away)
  return {
    id: row.id,
    competition: { id: row.competition_id, name: row.competition_name },
    edition: row.edition_name,
    phase: row.phase_name,
    group: row.group_name,
    round: row.round_name === null ? null : { number: row.round_number, name: row.round_name },
    leg: row.leg,
    kickoff: row.kickoff?.toISOString() ?? null,
    day: row.day,
    timeConfirmed: row.time_confirmed,
    rescheduledFrom: row.rescheduled_from?.toISOString() ?? null,
    status: row.status,
    statusReason: row.status_reason,
    minute: row.minute,
    added: row.added,
    home: row.home as TeamRef,
    away: row.away as TeamRef,
    score,
    halfTime: scoreOf(row.half_time_home, row.half_time_away),
    extraTime,
    penalties,
    winner: winnerOf(row, penalties ?? extraTime ?? score),
    annulled: row.annulled,
    neutral: row.neutral,
    stadium:
      row.stadium_id === null
        ? null
        : { id: row.stadium_id, name: row.stadium_name ?? row.stadium_id, city: row.stadium_city },
    city: row.city,
    attendance: row.attendance,
    income: row.income === null ? null : Number(row.income),
    airings: row.airings.map(({ id, name, ...airing }) => ({ streaming: { id, name }, ...airing })),
    coverage: { events: row.covers_events, lineups: row.covers_lineups, statistics: row.covers_statistics },
    demo: row.demo,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    sources: row.sources.map(({ dataset, at }) => ({ dataset, at: new Date(at).toISOString() })),
  }
}

function winnerOf(row: WholeRow, score: Score | null): 'home' | 'away' | null {
  if (row.annulled || !OVER.includes(row.status)) return null
  if (row.awarded_to !== null) return row.awarded_to === 'nobody' ? null : (row.awarded_to as 'home' | 'away')
  if (row.shootout_winner !== null) return row.shootout_winner as 'home' | 'away'
  if (!score || score.home === score.away) return null
  return score.home > score.away ? 'home' : 'away'
}
