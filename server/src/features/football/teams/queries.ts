import type { Team } from '@meio-campo/contract'
import type { Database, Queryable } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { includeInTeams } from '../including/team-includes.ts'
import { findTeams, selectTeams, teamOrders, toTeam, type TeamFilters } from '../rows/team-rows.ts'

export interface TeamListQuery extends TeamFilters {
  readonly include?: string
}

export function listTeams(database: Database, query: TeamListQuery): ListSource<Team> {
  return fromRows({
    rows: selectTeams(database, query),
    orders: teamOrders,
    defaultSort: query.q === undefined ? 'name' : 'relevance',
    items: (rows) => includeInTeams(database, rows.map(toTeam), query.include),
  })
}

/** What a list of teams depends on. */
export function teamListTopics({ campeonato }: TeamListQuery): string[] {
  return ['team', 'stadium', 'confederation', ...(campeonato === undefined ? [] : ['edition', 'phase'])]
}

/** The team of an address; otherwise redirects or refuses. */
export async function getTeam(database: Queryable, id: string): Promise<Team> {
  const team = (await findTeams(database, [id])).get(id)
  return team ?? refuseMissing(database, 'team', id)
}
