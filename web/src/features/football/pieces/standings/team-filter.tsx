import { useQuery } from '@tanstack/react-query'
import { SelectFilter } from '../../../../components/list/list-tools.tsx'
import type { EditionSearch } from '../competitions/edition-search.ts'
import { editionTeams } from './edition-teams.ts'
import { standingsQuery } from './standings-queries.ts'

/** `?time=`: one of those that play the edition. */
export function TeamFilter({ id, search }: { readonly id: string; readonly search: EditionSearch }) {
  const { data } = useQuery(standingsQuery(id, search.temporada ? { temporada: search.temporada } : {}))
  const teams = data ? editionTeams(data.data) : []
  return (
    <SelectFilter
      name="time"
      label="Time"
      all="Todos os times"
      choices={teams.map((team) => ({ value: team.id, label: team.name }))}
    />
  )
}
