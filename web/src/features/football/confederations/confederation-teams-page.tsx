import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SearchFilter, SelectFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { TeamCards } from '../teams/team-cards.tsx'
import { teamKinds, teamSorts } from '../teams/team-choices.ts'
import { TeamTable } from '../teams/team-table.tsx'
import { ConfederationFrame } from './confederation-frame.tsx'
import { confederationTeamPages, confederationTeamsCall } from './confederation-queries.ts'

const route = getRouteApi('/confederacoes/$id/times')

export function ConfederationTeamsPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const teams = useInfiniteQuery(confederationTeamPages(id, search))
  const exported = useApiPages(teams, '/api/v1/confederacoes/{id}/times', confederationTeamsCall(id, search))
  return (
    <ConfederationFrame id={id} section="times" title="Times">
      <RecordList
        query={teams}
        exported={exported}
        name={`times-${id}`}
        list="confederacoes/times"
        noun={{ one: 'time', many: 'times' }}
        empty={
          <EmptyState title="Nenhum time encontrado">
            {search.q || search.tipo
              ? 'Mude a busca ou o tipo para ver outros times.'
              : 'Ainda não se conhece nenhum time filiado a esta confederação.'}
          </EmptyState>
        }
        skeletonRows={10}
        cards={TeamCards}
        table={TeamTable}
      >
        <SearchFilter name="q" label="Buscar times" placeholder="Nome do time" />
        <SelectFilter name="tipo" label="Tipo" all="Clubes e seleções" choices={teamKinds} />
        <SortSelect choices={teamSorts} />
      </RecordList>
    </ConfederationFrame>
  )
}
