import type { PersonTitle } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findTeamRefs } from '../rows/team-ref.ts'

/** The titles won by teams in editions where a player was on the squad's list or on a match sheet, newest first. */
export async function listPlayerTitles(database: Queryable, person: string): Promise<PersonTitle[]> {
  return listTitles(
    database,
    sql`
    select edition_id, team_id, true as derived from squad_members where person_id = ${person} and role = 'player'
    union
    select matches.edition_id, case sheet.side when 'home' then matches.home_id else matches.away_id end, true
    from lineup_players as sheet join matches on matches.id = sheet.match_id
    where sheet.person_id = ${person}
    union
    select matches.edition_id, case events.side when 'home' then matches.home_id else matches.away_id end, true
    from events join matches on matches.id = events.match_id
    where events.player_id = ${person} and not events.retracted and events.side is not null`,
  )
}

/** A coach's titles: those that name the coach; where none is named, those whose last match the coach was on the sheet of. */
export async function listCoachTitles(database: Queryable, person: string): Promise<PersonTitle[]> {
  return listTitles(
    database,
    sql`
    select edition_id, champion_id as team_id, false as derived from titles where coach_id = ${person}
    union
    select own.edition_id, own.team_id, true from (
      select distinct matches.edition_id, case sheet.side when 'home' then matches.home_id else matches.away_id end as team_id
      from lineups as sheet join matches on matches.id = sheet.match_id
      where sheet.coach_id = ${person}) as own
    join titles on titles.edition_id = own.edition_id and titles.champion_id = own.team_id
    where titles.coach_id is null and titles.coach_name is null and ${person} = (
      select sheet.coach_id from matches
      join lineups as sheet on sheet.match_id = matches.id
        and sheet.side = case matches.home_id when own.team_id then 'home' else 'away' end
      where matches.edition_id = own.edition_id and own.team_id in (matches.home_id, matches.away_id)
      order by matches.moment desc limit 1)`,
  )
}

async function listTitles(database: Queryable, ofTeams: ReturnType<typeof sql>): Promise<PersonTitle[]> {
  const { rows } = await sql<{
    edition: string
    team: string
    competition: string
    competition_name: string
    derived: boolean
  }>`
    select editions.name as edition, won.champion_id as team, competitions.id as competition,
      competitions.name as competition_name, own.derived
    from (${ofTeams}) as own
    join titles as won on won.edition_id = own.edition_id and won.champion_id = own.team_id
    join editions on editions.id = won.edition_id
    join competitions on competitions.id = editions.competition_id
    order by editions.name desc, competitions.name`.execute(database)
  const teams = await findTeamRefs(
    database,
    rows.map(({ team }) => team),
  )
  return rows.flatMap(({ edition, team, competition, competition_name, derived }) => {
    const champion = teams.get(team)
    return champion
      ? [{ competition: { id: competition, name: competition_name }, edition, team: champion, derived }]
      : []
  })
}

/** A list that is stored newest first, in the requested order: `sort` can only reverse it. */
export function inOrder<Item>(newestFirst: readonly Item[], sort: string | undefined): readonly Item[] {
  return sort === undefined || sort.startsWith('-') ? newestFirst : newestFirst.toReversed()
}
