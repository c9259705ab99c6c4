import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { ExportMenu } from '../../components/list/export-menu.tsx'
import { useAddressPages } from '../../components/list/list-search.ts'
import {
  ListTools,
  SearchFilter,
  SelectFilter,
  SortSelect,
  useListView,
  ViewSwitch,
} from '../../components/list/list-tools.tsx'
import { PagesView } from '../../components/list/pages-view.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { TeamCards } from '../teams/team-cards.tsx'
import { TeamTable } from '../teams/team-table.tsx'
import { ConfederationFrame } from './confederation-frame.tsx'
import { confederationTeamPages, confederationTeamsCall } from './confederation-queries.ts'

const route = getRouteApi('/confederacoes/$id/times')

const kinds = [
  { value: 'clube', label: 'Clubes' },
  { value: 'selecao', label: 'Seleções' },
] as const
const sorts = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: '-name', label: 'Nome, de Z a A' },
  { value: 'founded', label: 'Mais antigos' },
  { value: '-founded', label: 'Mais novos' },
] as const

export function ConfederationTeamsPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const view = useListView()
  const teams = useInfiniteQuery(confederationTeamPages(id, search))
  useAddressPages(teams)
  const call = confederationTeamsCall(id, search)
  useApiCall('/api/v1/confederacoes/{id}/times', call)
  return (
    <ConfederationFrame id={id} section="times" title="Times da confederação">
      <Card flush>
        <ListTools
          filters={['q', 'tipo']}
          actions={
            <>
              <ViewSwitch />
              <ExportMenu call={{ path: '/api/v1/confederacoes/{id}/times', ...call }} name={`times-${id}`} />
            </>
          }
        >
          <SearchFilter name="q" label="Buscar times" placeholder="Nome do time" />
          <SelectFilter name="tipo" label="Tipo" all="Clubes e seleções" choices={kinds} />
          <SortSelect choices={sorts} />
        </ListTools>
        <PagesView
          query={teams}
          noun={{ one: 'time', many: 'times' }}
          skeleton={<SkeletonRows count={10} />}
          empty={
            <EmptyState title="Nenhum time encontrado">
              {search.q || search.tipo
                ? 'Mude a busca ou o tipo para ver outros times.'
                : 'Ainda não se conhece nenhum time filiado a esta confederação.'}
            </EmptyState>
          }
        >
          {(rows) => (view === 'table' ? <TeamTable rows={rows} /> : <TeamCards rows={rows} />)}
        </PagesView>
      </Card>
    </ConfederationFrame>
  )
}
