import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Card } from '../../components/card.tsx'
import { ExportMenu } from '../../components/list/export-menu.tsx'
import { useAddressPages } from '../../components/list/list-search.ts'
import { ListTools, SearchFilter, SortSelect, useListView, ViewSwitch } from '../../components/list/list-tools.tsx'
import { PagesView } from '../../components/list/pages-view.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { confederationPages, confederationsCall } from './confederation-queries.ts'
import { ConfederationTable } from './confederation-table.tsx'
import { ConfederationTree } from './confederation-tree-view.tsx'

const route = getRouteApi('/confederacoes/')

const sorts = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: '-name', label: 'Nome, de Z a A' },
  { value: '-updated', label: 'Mudadas há pouco' },
] as const

export function ConfederationsPage() {
  const search = route.useSearch()
  const view = useListView()
  const confederations = useInfiniteQuery(confederationPages(search))
  useAddressPages(confederations)
  // A tree needs all of its branches: they are some hundreds at most.
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = confederations
  const whole = view === 'cards' && !search.q
  useEffect(() => {
    if (whole && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [whole, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  const call = confederationsCall(search)
  useApiCall('/api/v1/confederacoes', call)
  return (
    <PageFrame title="Confederações" subtitle="Da FIFA às federações estaduais.">
      <Card flush>
        <ListTools
          filters={['q']}
          actions={
            <>
              <ViewSwitch />
              <ExportMenu call={{ path: '/api/v1/confederacoes', params: {}, ...call }} name="confederacoes" />
            </>
          }
        >
          <SearchFilter name="q" label="Buscar confederações" placeholder="Nome ou sigla" />
          {view === 'table' && <SortSelect choices={sorts} />}
        </ListTools>
        <PagesView
          query={confederations}
          noun={{ one: 'confederação', many: 'confederações' }}
          skeleton={<SkeletonRows count={12} />}
          empty={
            <EmptyState title="Nenhuma confederação encontrada">
              Mude a busca para ver outras confederações e federações.
            </EmptyState>
          }
        >
          {(rows) => (view === 'table' ? <ConfederationTable rows={rows} /> : <ConfederationTree rows={rows} />)}
        </PagesView>
      </Card>
    </PageFrame>
  )
}
