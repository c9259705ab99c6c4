import type { RequestLogEntry } from '@meio-campo/contract'
import { dateFormat, listFilters } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { pagesQuery } from '../../../api/pages.ts'
import { Card } from '../../../components/card.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { DayField } from '../../../components/list/day-field.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useAddressPages, useListSearch } from '../../../components/list/list-search.ts'
import { SearchFilter, SelectFilter } from '../../../components/list/list-tools.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { longMoment, timeInWords } from '../../../components/moment/moment-words.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { MethodTag } from '../reference/method-tag.tsx'
import { KeyFilter } from '../usage/key-filter.tsx'
import { logSelects } from './log-filters.ts'
import { OPEN, parseLogPlace, toLogQuery, type LogPlace } from './log-place.ts'
import { RequestDialog } from './request-dialog.tsx'
import { StatusBadge } from './status-badge.tsx'
import styles from './request-log-tab.module.css'

const route = getRouteApi('/api')

/** The calls of the last seven days, one by one. */
export function RequestLogTab() {
  const place = parseLogPlace(route.useSearch())
  const { set } = useListSearch()
  const requests = useInfiniteQuery(requestPages(place))
  useAddressPages(requests)
  const filtered = listFilters['api/registros'].some((name) => place[name])
  return (
    <Card title="Chamadas dos últimos 7 dias" flush>
      <ListTools
        list="api/registros"
        actions={<ExportMenu call={{ path: '/api/v1/registros', query: toLogQuery(place) }} name="registros" />}
      >
        <SearchFilter name="caminho" label="Caminho" placeholder="Parte do caminho: /tabela" />
        <SearchFilter name="id" label="Número da chamada" placeholder="Número: req_…" />
        <KeyFilter />
        {logSelects.map((select) => (
          <SelectFilter key={select.name} {...select} />
        ))}
        <SearchFilter name="agente" label="Programa" placeholder="Programa: python" />
        <SearchFilter name="rede" label="De onde" placeholder="De onde: 203.0.113.7" />
        <DayField label="De" value={place.de} latest={place.ate} onChange={(day) => set({ de: day })} />
        <DayField label="Até" value={place.ate} earliest={place.de} onChange={(day) => set({ ate: day })} />
      </ListTools>
      <PagesView
        query={requests}
        noun={{ one: 'chamada', many: 'chamadas' }}
        empty={
          filtered ? (
            <EmptyState title="Nenhuma chamada com esses filtros">Mude um deles, ou limpe todos.</EmptyState>
          ) : (
            <EmptyState title="Nenhuma chamada em sete dias">
              Cada chamada feita com uma chave aparece aqui um segundo depois de respondida.
            </EmptyState>
          )
        }
      >
        {(rows) => <RequestTable requests={rows} />}
      </PagesView>
      {place.chamada && <RequestDialog id={place.chamada} onClose={() => set({ [OPEN]: undefined })} />}
    </Card>
  )
}

const requestPages = (place: LogPlace) => pagesQuery('/api/v1/registros', { ...toLogQuery(place), limit: 50 })

const CLOCK = dateFormat({
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const columns: readonly Column<RequestLogEntry>[] = [
  {
    id: 'call',
    head: 'Chamada',
    cell: ({ id, method, path }) => (
      <span className={styles.call}>
        <MethodTag method={method} />
        <Link
          className={styles.open}
          from="/api"
          to="."
          search={(now) => ({ ...now, [OPEN]: id })}
          resetScroll={false}
          activeProps={{}}
        >
          <code>{path}</code>
        </Link>
        <small>{id}</small>
      </span>
    ),
  },
  { id: 'status', head: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'error', head: 'Erro', cell: ({ errorCode }) => errorCode && <code className={styles.code}>{errorCode}</code> },
  { id: 'ms', head: 'Tempo', align: 'end', cell: ({ ms }) => timeInWords(ms) },
  {
    id: 'at',
    head: 'Quando',
    cell: ({ at }) => (
      <time className={styles.time} dateTime={at} title={longMoment(new Date(at))}>
        {CLOCK.format(new Date(at))}
      </time>
    ),
  },
  { id: 'key', head: 'Chave', cell: ({ key }) => key.name },
  { id: 'network', head: 'De onde', cell: ({ network }) => network },
]

/** The calls that were loaded, newest first. */
function RequestTable({ requests }: { readonly requests: readonly RequestLogEntry[] }) {
  return <VirtualTable caption="Chamadas" columns={columns} rows={requests} rowKey={({ id }) => id} rowHeight={58} />
}
