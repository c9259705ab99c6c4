import type { Team } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { includeInTeams } from './team-includes.ts'
import { selectTeams, teamOrders, toTeam, type TeamFilters } from '../rows/team-rows.ts'

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
