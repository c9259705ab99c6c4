import type { RatedFixture, RatedMatch } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { FINISHED } from '../rows/match-status.ts'
import { LINEUPS, toLineups, type LineupRow } from './rated-lineups.ts'
import { isSeasonOf, levelOf, poolOf, type RatedCompetition, type RatedTeam } from './competition-level.ts'

/** A match to learn from, in the pool of teams that can be compared. */
export interface PooledMatch extends RatedMatch {
  readonly pool: string
}

/** A match that has not begun. */
export interface ComingMatch extends RatedFixture {
  readonly id: string
  readonly editionId: string
  readonly pool: string
}

interface FixtureRow extends LineupRow {
  readonly home_id: string
  readonly away_id: string
  readonly day_number: number
  readonly neutral: boolean
  readonly edition_name: string
  readonly competition_id: string
}

interface PlayedRow {
  readonly home_score: number
  readonly away_score: number
  readonly home_cards: number
  readonly away_cards: number
}

/** All matches played to the end, oldest first. Results decided off the pitch do not reflect strength. */
export async function listRatedMatches(database: Queryable): Promise<readonly PooledMatch[]> {
  const about = await readAbout(database)
  const { rows } = await sql<FixtureRow & PlayedRow>`
    select m.home_id, m.away_id, m.day - date '1970-01-01' as day_number, m.neutral, e.name as edition_name,
      e.competition_id, m.home_score, m.away_score, l.*, c.*
    from matches as m join editions as e on e.id = m.edition_id
    ${LINEUPS}
    left join lateral (
      select count(*) filter (where e.side = 'home')::integer as home_cards,
        count(*) filter (where e.side = 'away')::integer as away_cards
      from events as e
      where m.covers_events and e.match_id = m.id and e.side is not null and not e.retracted and e.type = 'yellow'
    ) as c on true
    where m.status = any(${FINISHED}) and not m.annulled and m.home_score is not null and m.day is not null
    order by m.moment, m.id`.execute(database)
  return rows.map((row) => ({
    ...toFixture(row, about),
    homeGoals: row.home_score,
    awayGoals: row.away_score,
    yellowCards: toCards(row),
  }))
}

/** All matches still to be played, with or without a day; long overdue ones are left out. */
export async function listComingMatches(database: Queryable, today: string): Promise<readonly ComingMatch[]> {
  const about = await readAbout(database)
  const { rows } = await sql<FixtureRow & { readonly id: string; readonly edition_id: string }>`
    select m.id, m.edition_id, m.home_id, m.away_id,
      greatest(coalesce(m.day, ${today}::date), ${today}::date) - date '1970-01-01' as day_number,
      m.neutral, e.name as edition_name, e.competition_id, l.*
    from matches as m join editions as e on e.id = m.edition_id
    ${LINEUPS}
    where m.status in ('scheduled', 'postponed') and not m.annulled
      and (m.day is null or m.day > ${today}::date - 400)`.execute(database)
  return rows.map((row) => ({ id: row.id, editionId: row.edition_id, ...toFixture(row, about) }))
}

interface About {
  readonly competitions: ReadonlyMap<string, RatedCompetition>
  readonly teams: ReadonlyMap<string, RatedTeam>
}

async function readAbout(database: Queryable): Promise<About> {
  const [competitions, teams] = await Promise.all([
    database.selectFrom('competitions').select(['id', 'kind', 'state']).execute(),
    database.selectFrom('teams').select(['id', 'kind', 'gender', 'age_level as ageLevel', 'demo']).execute(),
  ])
  return {
    competitions: new Map(competitions.map((competition) => [competition.id, competition])),
    teams: new Map(teams.map((team) => [team.id, team])),
  }
}

function toFixture(row: FixtureRow, { competitions, teams }: About) {
  const [competition, team] = [competitions.get(row.competition_id)!, teams.get(row.home_id)!]
  return {
    home: row.home_id,
    away: row.away_id,
    dayNumber: row.day_number,
    neutral: row.neutral,
    season: isSeasonOf(competition, team) ? row.edition_name : null,
    level: levelOf(competition, team),
    friendly: competition.kind === 'friendly',
    pool: poolOf(team),
    lineups: toLineups(row),
  }
}

/** A match without any card is most often one whose cards were not recorded. */
function toCards({ home_cards: home, away_cards: away }: PlayedRow): RatedMatch['yellowCards'] {
  return home + away > 0 ? { home, away } : null
}
