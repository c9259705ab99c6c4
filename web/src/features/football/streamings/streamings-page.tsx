import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Streaming } from '@meio-campo/contract'
import { SearchFilter, SelectFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { bulkEdit } from '../../curating/bulk/bulk-edit.tsx'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { recordSorts } from '../../../console/record-list/record-list.tsx'
import { NewRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { SuggestMissingButton } from '../../curating/suggestions/suggest-missing-button.tsx'
import { streamingPages, streamingsCall } from './streaming-queries.ts'
import { Badge } from '../../../components/badge.tsx'
import styles from '../competitions/competitions-page.module.css'
import { StreamingIcon } from './streaming-icon.tsx'
import { priceWords, streamingKindWords } from '../pieces/streamings/streaming-words.ts'
import type { Column } from '../../../components/data-table.tsx'
import { Flag } from '../../../components/flag/flag.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { SiteLink } from '../../../components/site-link/site-link.tsx'
import { TextLink } from '../../../components/text-link.tsx'

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
      actions={
        <>
          <SuggestMissingButton noun="streaming" />
          <NewRecordLink noun="streaming" />
        </>
      }
    >
      <RecordList
        query={streamings}
        exported={exported}
        name="streamings"
        list="streamings"
        noun={{ one: 'serviço', many: 'serviços' }}
        bulkEdit={bulkEdit('streaming')}
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

function StreamingCards({ rows }: { readonly rows: readonly Streaming[] }) {
  return (
    <div className={styles.group}>
      <ul className={styles.cards} aria-label="Streamings">
        {rows.map((streaming) => (
          <li key={streaming.id}>
            <Link className={styles.card} to="/streamings/$id" params={{ id: streaming.id }}>
              <StreamingIcon streaming={streaming} />
              <span>
                <b>{streaming.name}</b>
                <small>{streamingKindWords(streaming)}</small>
                <small>
                  <Badge tone={streaming.free ? 'ok' : 'plain'}>{priceWords(streaming)}</Badge>
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const columns: readonly Column<Streaming>[] = [
  {
    id: 'name',
    head: 'Serviço',
    cell: ({ id, name }) => (
      <TextLink to="/streamings/$id" params={{ id }}>
        {name}
      </TextLink>
    ),
  },
  { id: 'kind', head: 'Tipo', cell: streamingKindWords },
  { id: 'price', head: 'Preço', cell: priceWords },
  { id: 'country', head: 'País', cell: ({ country }) => (country ? <Flag code={country} size={14} /> : '–') },
  { id: 'site', head: 'Site', cell: ({ name, site }) => (site ? <SiteLink name={name} site={site} /> : '–') },
]

function StreamingTable({ rows }: { readonly rows: readonly Streaming[] }) {
  return <VirtualTable caption="Streamings" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
