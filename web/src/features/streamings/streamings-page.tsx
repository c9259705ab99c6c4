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
import { PageFrame } from '../../components/page/page-frame.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { StreamingCards } from './streaming-cards.tsx'
import { streamingPages, streamingsCall } from './streaming-queries.ts'
import { StreamingTable } from './streaming-table.tsx'

const route = getRouteApi('/streamings/')

const kinds = [
  { value: 'tv_aberta', label: 'TV aberta' },
  { value: 'tv_fechada', label: 'TV fechada' },
  { value: 'pay_per_view', label: 'Pay-per-view' },
  { value: 'streaming', label: 'Streaming e YouTube' },
  { value: 'radio', label: 'Rádio' },
] as const
const prices = [
  { value: 'true', label: 'Grátis' },
  { value: 'false', label: 'Pagos' },
] as const
const sorts = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: '-name', label: 'Nome, de Z a A' },
  { value: '-updated', label: 'Mudados há pouco' },
] as const

export function StreamingsPage() {
  const search = route.useSearch()
  const view = useListView()
  const streamings = useInfiniteQuery(streamingPages(search))
  useAddressPages(streamings)
  const call = streamingsCall(search)
  useApiCall('/api/v1/streamings', call)
  return (
    <PageFrame title="Streamings" subtitle="Onde assistir: TV, streaming, YouTube e rádio.">
      <Card flush>
        <ListTools
          filters={['q', 'tipo', 'gratis']}
          actions={
            <>
              <ViewSwitch />
              <ExportMenu call={{ path: '/api/v1/streamings', params: {}, ...call }} name="streamings" />
            </>
          }
        >
          <SearchFilter name="q" label="Buscar streamings" placeholder="Nome do serviço" />
          <SelectFilter name="tipo" label="Tipo" all="Todos os tipos" choices={kinds} />
          <SelectFilter name="gratis" label="Preço" all="Grátis e pagos" choices={prices} />
          <SortSelect choices={sorts} />
        </ListTools>
        <PagesView
          query={streamings}
          noun={{ one: 'serviço', many: 'serviços' }}
          skeleton={<SkeletonRows count={10} />}
          empty={
            <EmptyState title="Nenhum serviço encontrado">
              Mude a busca ou os filtros para ver outros serviços.
            </EmptyState>
          }
        >
          {(rows) => (view === 'table' ? <StreamingTable rows={rows} /> : <StreamingCards rows={rows} />)}
        </PagesView>
      </Card>
    </PageFrame>
  )
}
