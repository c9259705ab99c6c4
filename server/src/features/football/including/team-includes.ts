import type { Team, TeamRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { wordsIn } from '../../../platform/reading/fields.ts'
import { getConfederationTree } from '../rows/confederation-tree.ts'
import { findStadiums } from '../rows/stadium-rows.ts'
import { findTeams } from '../rows/team-rows.ts'

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

/** Whole teams in the place of their names, with what `include` says under `path` (`team`, `team.stadium`). */
export async function findWholeTeams(
  database: Queryable,
  refs: readonly TeamRef[],
  include: string | undefined,
  path: string,
): Promise<ReadonlyMap<string, Team>> {
  if (!wordsIn(include)?.has(path)) return new Map()
  const teams = await findTeams(
    database,
    refs.map(({ id }) => id),
  )
  const whole = await includeInTeams(database, [...teams.values()], within(include, path))
  return new Map(whole.map((team) => [team.id, team]))
}

/** The part of an `include` below a path: of `home.stadium` and `events` below `home`, `stadium`. */
export function within(include: string | undefined, path: string): string | undefined {
  const inner = [...(wordsIn(include) ?? [])].flatMap((each) =>
    each.startsWith(`${path}.`) ? each.slice(path.length + 1) : [],
  )
  return inner.length === 0 ? undefined : inner.join(',')
}
