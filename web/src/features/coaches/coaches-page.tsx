import { useInfiniteQuery } from '@tanstack/react-query'
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
import { peopleSorts } from '../people/people-sorts.ts'
import { TeamSearchFilter } from '../teams/team-search-filter.tsx'
import { CoachList } from './coach-list.tsx'
import { coachesCall, coachPages } from './coach-queries.ts'
import { CoachTable } from './coach-table.tsx'

const route = getRouteApi('/tecnicos/')

export function CoachesPage() {
  const search = route.useSearch()
  const view = useListView()
  const coaches = useInfiniteQuery(coachPages(search))
  useAddressPages(coaches)
  const call = coachesCall(search)
  useApiCall('/api/v1/tecnicos', call, { demo: coaches.data?.pages[0]?.data.some(({ demo }) => demo) ?? false })
  return (
    <PageFrame title="Técnicos" subtitle="Times, jogos, aproveitamento e títulos de cada um.">
      <Card flush>
        <ListTools
          filters={['q', 'time', 'nacionalidade']}
          actions={
            <>
              <ViewSwitch />
              <ExportMenu call={{ path: '/api/v1/tecnicos', params: {}, ...call }} name="tecnicos" />
            </>
          }
        >
          <SearchFilter name="q" label="Buscar técnicos" placeholder="Nome do técnico" />
          <TeamSearchFilter name="time" label="Time" placeholder="Qualquer time" />
          <SelectFilter
            name="nacionalidade"
            label="Nacionalidade"
            all="Todas as nacionalidades"
            choices={countryChoices}
          />
          <SortSelect choices={peopleSorts} />
        </ListTools>
        <PagesView
          query={coaches}
          noun={{ one: 'técnico', many: 'técnicos' }}
          skeleton={<SkeletonRows count={12} />}
          empty={
            <EmptyState title="Nenhum técnico encontrado">
              Mude a busca ou os filtros para ver outros técnicos.
            </EmptyState>
          }
        >
          {(rows) => (view === 'table' ? <CoachTable rows={rows} /> : <CoachList rows={rows} />)}
        </PagesView>
      </Card>
    </PageFrame>
  )
}
