import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { countryChoices } from '../../components/flag/football-countries.ts'
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
import { PageFrame } from '../../components/page/page-frame.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { stateChoices } from './brazilian-states.ts'
import { DefaultTeamsRow } from './default-teams-row.tsx'
import { competitionChoicesQuery, confederationChoicesQuery } from './filter-queries.ts'
import { TeamCards } from './team-cards.tsx'
import { teamPages, teamsCall } from './team-queries.ts'
import { TeamTable } from './team-table.tsx'

const route = getRouteApi('/times/')

const FILTERS = ['q', 'pais', 'estado', 'confederacao', 'tipo', 'campeonato']
const kinds = [
  { value: 'clube', label: 'Clubes' },
  { value: 'selecao', label: 'Seleções' },
] as const
const sorts = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: '-name', label: 'Nome, de Z a A' },
  { value: 'founded', label: 'Mais antigos' },
  { value: '-founded', label: 'Mais novos' },
  { value: '-updated', label: 'Mudados há pouco' },
] as const

export function TeamsPage() {
  const search = route.useSearch()
  const view = useListView()
  const teams = useInfiniteQuery(teamPages(search))
  useAddressPages(teams)
  const call = teamsCall(search)
  useApiCall('/api/v1/times', call)
  const unions = useQuery(confederationChoicesQuery())
  const competitions = useQuery(competitionChoicesQuery())
  // Only Brazilian teams have a state.
  const withStates = search.pais === undefined || search.pais === 'BR'
  return (
    <PageFrame title="Times" subtitle="Clubes e seleções: elencos, jogos, títulos e transferências.">
      <DefaultTeamsRow />
      <Card flush>
        <ListTools
          filters={FILTERS}
          actions={
            <>
              <ViewSwitch />
              <ExportMenu call={{ path: '/api/v1/times', params: {}, ...call }} name="times" />
            </>
          }
        >
          <SearchFilter name="q" label="Buscar times" placeholder="Nome do time" />
          <SelectFilter name="tipo" label="Tipo" all="Clubes e seleções" choices={kinds} />
          <SelectFilter name="pais" label="País" all="Todos os países" choices={countryChoices} />
          {withStates && <SelectFilter name="estado" label="Estado" all="Todos os estados" choices={stateChoices} />}
          <SelectFilter
            name="confederacao"
            label="Confederação"
            all="Todas as confederações"
            choices={unions.data ?? []}
          />
          <SelectFilter
            name="campeonato"
            label="Campeonato"
            all="Todos os campeonatos"
            choices={competitions.data ?? []}
          />
          <SortSelect choices={sorts} />
        </ListTools>
        <PagesView
          query={teams}
          noun={{ one: 'time', many: 'times' }}
          skeleton={<SkeletonRows count={12} />}
          empty={
            <EmptyState title="Nenhum time encontrado">Mude a busca ou os filtros para ver outros times.</EmptyState>
          }
        >
          {(rows) => (view === 'table' ? <TeamTable rows={rows} /> : <TeamCards rows={rows} />)}
        </PagesView>
      </Card>
    </PageFrame>
  )
}
