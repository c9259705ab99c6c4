import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SearchFilter, SelectFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-pages.ts'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { recordSorts } from '../../../console/record-list/record-sorts.ts'
import { NewRecordLink } from '../../curating/records/settings/admin-links.tsx'
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

export function StreamingsPage() {
  const search = route.useSearch()
  const streamings = useInfiniteQuery(streamingPages(search))
  const exported = useApiPages(streamings, '/api/v1/streamings', streamingsCall(search))
  return (
    <PageFrame
      title="Streamings"
      subtitle="Onde assistir: TV, streaming, YouTube e rádio."
      actions={<NewRecordLink noun="streaming" />}
    >
      <RecordList
        query={streamings}
        exported={exported}
        name="streamings"
        filters={['q', 'tipo', 'gratis']}
        noun={{ one: 'serviço', many: 'serviços' }}
        bulk="streaming"
        skeletonRows={10}
        cards={StreamingCards}
        table={StreamingTable}
      >
        <SearchFilter name="q" label="Buscar streamings" placeholder="Nome do serviço" />
        <SelectFilter name="tipo" label="Tipo" all="Todos os tipos" choices={kinds} />
        <SelectFilter name="gratis" label="Preço" all="Grátis e pagos" choices={prices} />
        <SortSelect choices={recordSorts} />
      </RecordList>
    </PageFrame>
  )
}
