import type { TeamTitle } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../../../database/database.ts'
import { NOTE } from '../champions/decided-editions.ts'
import { toPersonRef } from '../rows/match-events.ts'
import { teamRefColumns } from '../rows/team-ref.ts'

/** The titles that were entered, and of editions without one those that the results prove; newest first. */
export async function listTeamTitles(database: Queryable, team: string): Promise<readonly TeamTitle[]> {
  const [entered, derived] = await Promise.all([
    selectTitles(database, team).execute(),
    selectDerived(database, team).execute(),
  ])
  return [...entered.map((row) => toTitle(row, false)), ...derived.map((row) => toTitle(row, true))].toSorted(
    (a, b) => compareText(b.edition, a.edition) || a.competition.name.localeCompare(b.competition.name, 'pt-BR'),
  )
}

const UNTOLD = 'not exists (select from titles as t where t.edition_id = d.edition_id)'

/** How many the team $1 has, as a column. */
export const TITLES_WON = `((select count(*) from titles where champion_id = $1)
  + (select count(*) from derived_titles as d where champion_id = $1 and ${UNTOLD}))::int`

export const titleTopics = ['team', 'title', 'edition', 'competition', 'person'] as const

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

const isUntold = sql.raw<SqlBool>(UNTOLD)

function selectDerived(database: Queryable, team: string) {
  return database
    .selectFrom('derived_titles as d')
    .innerJoin('editions', 'editions.id', 'd.edition_id')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .innerJoin('matches', 'matches.id', 'd.match_id')
    .leftJoin('lineups', (join) =>
      join
        .onRef('lineups.match_id', '=', 'd.match_id')
        .on(sql<SqlBool>`lineups.side = case when matches.home_id = d.champion_id then 'home' else 'away' end`),
    )
    .leftJoin('people', 'people.id', 'lineups.coach_id')
    .select((select) => [
      'editions.name as edition',
      'competitions.id as competition_id',
      'competitions.name as competition_name',
      'd.final_score',
      'lineups.coach_id',
      'lineups.coach_name',
      'people.name as coach_known_name',
      sql<string | null>`${NOTE}::text`.as('note'),
      jsonObjectFrom(select.selectFrom('teams').select(teamRefColumns).whereRef('teams.id', '=', 'd.runner_up_id')).as(
        'runner_up',
      ),
    ])
    .where('d.champion_id', '=', team)
    .where(isUntold)
}

function selectTitles(database: Queryable, team: string) {
  return database
    .selectFrom('titles')
    .innerJoin('editions', 'editions.id', 'titles.edition_id')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .leftJoin('people', 'people.id', 'titles.coach_id')
    .select((select) => [
      'editions.name as edition',
      'competitions.id as competition_id',
      'competitions.name as competition_name',
      'titles.final_score',
      'titles.coach_id',
      'titles.coach_name',
      'people.name as coach_known_name',
      'titles.note',
      jsonObjectFrom(
        select.selectFrom('teams').select(teamRefColumns).whereRef('teams.id', '=', 'titles.runner_up_id'),
      ).as('runner_up'),
    ])
    .where('titles.champion_id', '=', team)
}

type TitleRow = Awaited<ReturnType<ReturnType<typeof selectTitles>['executeTakeFirstOrThrow']>>

function toTitle(row: TitleRow, derived: boolean): TeamTitle {
  return {
    competition: { id: row.competition_id, name: row.competition_name },
    edition: row.edition,
    runnerUp: row.runner_up,
    finalScore: row.final_score,
    coach: toPersonRef(row.coach_id, row.coach_known_name ?? row.coach_name),
    note: row.note,
    derived,
  }
}
