import { scoreOf } from '@meio-campo/football'
import type { Match, Score, TeamRef } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach } from '../../../platform/memory/memory.ts'
import type { Order } from '../../../platform/reading/order.ts'
import { LIVE, OVER } from './match-status.ts'
import { findPlaces, type Place } from './match-places.ts'
import { findStadiumRefs, type StadiumRef } from './stadium-ref.ts'
import { findTeamRefs } from './team-ref.ts'

export const matchOrders: Readonly<Record<string, Order>> = {
  kickoff: { column: 'moment', type: 'timestamptz' },
  updated: { column: 'updated_at', type: 'timestamptz' },
}

/** The columns of a match alone, by which lists are filtered, ordered and paged before anything is joined to them. */
export function selectMatches(database: Queryable) {
  return database.selectFrom('matches').selectAll('matches')
}

export type MatchRow = Awaited<ReturnType<ReturnType<typeof selectMatches>['executeTakeFirstOrThrow']>>

/** Further details of a match, read only for the rows of a page: where it is broadcast, and its sources. */
export interface MatchDetails {
  readonly airings: readonly AiringDetail[]
  readonly sources: readonly { readonly dataset: string; readonly at: string }[]
}

interface AiringDetail {
  readonly id: string
  readonly name: string
  readonly url: string | null
  readonly statesIncluded: string[]
  readonly statesExcluded: string[]
}

export type DetailedMatchRow = MatchRow & MatchDetails

/** The details as columns of a statement whose matches are called `row`. */
export const MATCH_DETAILS = `
  (select coalesce(json_agg(to_json(each)), '[]') from (
    select streamings.id, streamings.name, airings.url, airings.states_included as "statesIncluded",
      airings.states_excluded as "statesExcluded"
    from airings join streamings on streamings.id = airings.streaming_id
    where airings.match_id = row.id order by streamings.name) as each) as airings,
  (select coalesce(json_agg(to_json(each)), '[]') from (
    select sources.dataset_id as dataset, max(sources.at) as at
    from sources where sources.match_id = row.id
    group by sources.dataset_id order by sources.dataset_id) as each) as sources`
/** The same for a query that is built. */
export const matchDetails = sql.raw<MatchDetails>(MATCH_DETAILS)

const readMatches = fixedStatement<DetailedMatchRow>(
  `select row.*, ${MATCH_DETAILS} from matches as row where row.id = any($1)`,
)

/** The clock of a live match runs without changes. */
const lastingMatch = (id: string, { status }: DetailedMatchRow) => ({
  topics: () => (LIVE.includes(status) ? null : [topic.match(id), 'streaming']),
})

/** Matches by id, as the API answers them. */
export async function findMatches(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Match>> {
  const matches = await toMatches(
    database,
    [...new Set(ids)].map((id) => ({ id })),
  )
  return new Map(matches.map((match) => [match.id, match]))
}

/** Matches as the API answers them, in the order of the rows. */
export async function toMatches(database: Queryable, rows: readonly Pick<MatchRow, 'id'>[]): Promise<Match[]> {
  const ids = rows.map(({ id }) => id)
  const byId = await readEach(database, 'match-row', ids, lastingMatch, async (missing) => {
    const detailed = await readMatches(database, missing)
    return new Map(detailed.map((row) => [row.id, row]))
  })
  // A match may have been deleted between the two queries.
  return nameMatches(
    database,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}

/** The same for rows that were read with their details: only names are missing, most of which are in memory. */
export async function nameMatches(database: Queryable, rows: readonly DetailedMatchRow[]): Promise<Match[]> {
  const [places, teams, stadiums] = await Promise.all([
    findPlaces(database, rows),
    findTeamRefs(
      database,
      rows.flatMap(({ home_id, away_id }) => [home_id, away_id]),
    ),
    findStadiumRefs(
      database,
      rows.flatMap(({ stadium_id }) => stadium_id ?? []),
    ),
  ])
  return rows.flatMap((row) => {
    const place = places.get(row.phase_id)
    // A test key does not see every edition.
    return place ? [toMatch(row, place, { teams, stadiums })] : []
  })
}

interface Names {
  readonly teams: ReadonlyMap<string, TeamRef>
  readonly stadiums: ReadonlyMap<string, StadiumRef>
}

function toMatch(row: DetailedMatchRow, place: Place, { teams, stadiums }: Names): Match {
  const score = scoreOf(row.home_score, row.away_score)
  const extraTime = scoreOf(row.extra_time_home, row.extra_time_away)
  const penalties = scoreOf(row.penalties_home, row.penalties_away)
  return {
    id: row.id,
    competition: place.competition,
    edition: place.edition,
    phase: place.phase,
    group: place.groups.get(row.group_id ?? '') ?? null,
    round: place.rounds.get(row.round_id ?? '') ?? null,
    leg: row.leg,
    kickoff: row.kickoff?.toISOString() ?? null,
    day: row.day,
    timeConfirmed: row.time_confirmed,
    rescheduledFrom: row.rescheduled_from?.toISOString() ?? null,
    status: row.status,
    statusReason: row.status_reason,
    minute: row.minute,
    added: row.added,
    home: (teams.get(row.home_id) ?? null) as TeamRef,
    away: (teams.get(row.away_id) ?? null) as TeamRef,
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
        : (stadiums.get(row.stadium_id) ?? { id: row.stadium_id, name: row.stadium_id, city: null }),
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

function winnerOf(row: MatchRow, score: Score | null): 'home' | 'away' | null {
  if (row.annulled || !OVER.includes(row.status)) return null
  if (row.awarded_to !== null) return row.awarded_to === 'nobody' ? null : (row.awarded_to as 'home' | 'away')
  if (row.shootout_winner !== null) return row.shootout_winner as 'home' | 'away'
  if (!score || score.home === score.away) return null
  return score.home > score.away ? 'home' : 'away'
}
