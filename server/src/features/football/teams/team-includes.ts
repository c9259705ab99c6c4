import type { Team } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { wordsIn } from '../../../platform/reading/fields.ts'
import { getConfederationTree } from '../rows/confederation-tree.ts'
import { findStadiums } from '../rows/stadium-rows.ts'

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
