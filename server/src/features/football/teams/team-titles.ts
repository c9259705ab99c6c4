import type { TeamTitle } from '@meio-campo/contract'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database, Queryable } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import type { Order } from '../../../platform/reading/order.ts'
import { toPersonRef } from '../rows/match-events.ts'
import { teamRefColumns } from '../rows/team-ref.ts'

const orders: Readonly<Record<string, Order>> = { edition: { column: 'edition', type: 'text' } }

export function listTeamTitles(database: Database, team: string): ListSource<TeamTitle> {
  return fromRows({
    rows: selectTitles(database, team),
    orders,
    defaultSort: '-edition',
    items: async (rows) => rows.map(toTitle),
  })
}

function selectTitles(database: Queryable, team: string) {
  return database
    .selectFrom('titles')
    .innerJoin('editions', 'editions.id', 'titles.edition_id')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .leftJoin('people', 'people.id', 'titles.coach_id')
    .select((select) => [
      sql<string>`titles.id::text`.as('id'),
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

function toTitle(row: TitleRow): TeamTitle {
  return {
    competition: { id: row.competition_id, name: row.competition_name },
    edition: row.edition,
    runnerUp: row.runner_up,
    finalScore: row.final_score,
    coach: toPersonRef(row.coach_id, row.coach_known_name ?? row.coach_name),
    note: row.note,
  }
}
