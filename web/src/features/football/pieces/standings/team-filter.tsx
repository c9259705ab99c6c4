import { useQuery } from '@tanstack/react-query'
import type { Standings, TeamRef } from '@meio-campo/contract'
import { SelectFilter } from '../../../../components/list/list-tools.tsx'
import type { EditionSearch } from '../competitions/edition-search.ts'
import { standingsQuery } from './standings-queries.ts'

/** The teams of an edition in alphabetical order, taken from its tables and ties. */
function editionTeams({ phases }: Pick<Standings, 'phases'>): readonly TeamRef[] {
  const teams = phases.flatMap(({ groups, ties }) => [
    ...groups.flatMap(({ rows }) => rows.map(({ team }) => team)),
    ...ties.flatMap(({ first, second }) => [first, second].filter((team) => team !== null)),
  ])
  return [...new Map(teams.map((team) => [team.id, team])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'pt-BR'),
  )
}

/** `?time=`: one of the edition's teams. */
export function TeamFilter({ id, search }: { readonly id: string; readonly search: EditionSearch }) {
  const { data } = useQuery(standingsQuery(id, search.temporada ? { temporada: search.temporada } : {}))
  const teams = data ? editionTeams(data.data) : []
  return (
    <SelectFilter
      name="time"
      of="team"
      label="Time"
      all="Todos os times"
      choices={teams.map((team) => ({ value: team.id, label: team.name }))}
    />
  )
}
