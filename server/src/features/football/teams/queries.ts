import type { Team } from '@meio-campo/contract'
import type { Database, Queryable } from '../../../database/database.ts'
import { wordsIn } from '../../../platform/reading/fields.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { getConfederationTree } from '../rows/confederation-tree.ts'
import { findStadiums } from '../rows/stadium-rows.ts'
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

/** `include=` of teams: each relation is read once for all of them. */
export async function includeInTeams<T extends Team>(
  database: Queryable,
  teams: readonly T[],
  include: string | undefined,
): Promise<T[]> {
  const wanted = wordsIn(include)
  if (!wanted || teams.length === 0) return [...teams]
  const stadiumIds = wanted.has('stadium') ? teams.flatMap(({ stadium }) => stadium?.id ?? []) : []
  const [stadiums, tree] = await Promise.all([
    findStadiums(database, stadiumIds),
    wanted.has('confederation') ? getConfederationTree(database) : null,
  ])
  return teams.map((team) => ({
    ...team,
    stadium: stadiums.get(team.stadium?.id ?? '') ?? team.stadium,
    confederation: tree?.find(team.confederation?.id ?? '') ?? team.confederation,
  }))
}

/** The team of an address; where there is none, it has moved or is unknown. */
export async function getTeam(database: Queryable, id: string): Promise<Team> {
  const team = (await findTeams(database, [id])).get(id)
  return team ?? refuseMissing(database, 'team', id)
}
