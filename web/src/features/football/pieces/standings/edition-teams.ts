import type { Standings, TeamRef } from '@meio-campo/contract'

/** Who plays an edition, by name: all that stand in a table or in a tie. */
export function editionTeams({ phases }: Pick<Standings, 'phases'>): readonly TeamRef[] {
  const teams = phases.flatMap(({ groups, ties }) => [
    ...groups.flatMap(({ rows }) => rows.map(({ team }) => team)),
    ...ties.flatMap(({ first, second }) => [first, second].filter((team) => team !== null)),
  ])
  return [...new Map(teams.map((team) => [team.id, team])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'pt-BR'),
  )
}
