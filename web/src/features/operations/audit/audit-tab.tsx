import type { AuditEntry } from '@meio-campo/contract'
import { IconCopy } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { IconButton } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { Folds } from '../../../components/list/fold.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { TimedFold } from '../../../components/list/timed-fold.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { copyText } from '../../../state/clipboard.ts'
import { EditList } from '../../curating/history/edit-list.tsx'
import styles from './audit-entry-view.module.css'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import {
  countAuditFilters,
  parseAuditFilters,
  toAuditQuery,
  toHistoryQuery,
  type AuditFilters,
} from './audit-filters.ts'
import { auditPages, historyPages } from './audit-queries.ts'
import { actorName, formatDetails } from './audit-words.ts'

const route = getRouteApi('/settings')

const lists = [
  { id: 'registros', label: 'Tudo o que foi feito', link: { to: '/settings', search: { aba: 'auditoria' } } },
  {
    id: 'historico',
    label: 'Histórico dos dados',
    link: { to: '/settings', search: { aba: 'auditoria', lista: 'historico' } },
  },
] as const

export function AuditTab() {
  const filters = parseAuditFilters(route.useSearch())
  const history = filters.lista === 'historico'
  return (
    <>
      <div className={styles.top}>
        <SectionTabs label="Listas da auditoria" sections={lists} current={history ? 'historico' : 'registros'} />
        {history ? (
          <ExportMenu call={{ path: '/api/v1/historico', query: toHistoryQuery(filters) }} name="historico" />
        ) : (
          <ExportMenu call={{ path: '/api/v1/auditoria', query: toAuditQuery(filters) }} name="auditoria" />
        )}
      </div>
      <Card flush>
        <AuditFilterBar key={filters.lista ?? ''} filters={filters} />
        {history ? <HistoryEntries filters={filters} /> : <AuditEntries filters={filters} />}
      </Card>
    </>
  )
}

/** Nothing found, or nothing there. */
function Nothing({ filters, what }: { readonly filters: AuditFilters; readonly what: string }) {
  return countAuditFilters(filters) > 0 ? (
    <EmptyState title={`Nada no ${what} com esses filtros`}>Mude a busca, o tipo ou o período.</EmptyState>
  ) : (
    <EmptyState title="Nada registrado ainda">O que a administração fizer aparece aqui.</EmptyState>
  )
}

function HistoryEntries({ filters }: { readonly filters: AuditFilters }) {
  const edits = useInfiniteQuery(historyPages(filters))
  return <EditList query={edits} label="Histórico dos dados" empty={<Nothing filters={filters} what="histórico" />} />
}

function AuditEntries({ filters }: { readonly filters: AuditFilters }) {
  const entries = useInfiniteQuery(auditPages(filters))
  return (
    <PagesView
      query={entries}
      noun={{ one: 'registro', many: 'registros' }}
      empty={<Nothing filters={filters} what="registro" />}
    >
      {(rows) => (
        <Folds label="Registros da auditoria">
          {rows.map((entry) => (
            <AuditEntryView key={entry.id} entry={entry} />
          ))}
        </Folds>
      )}
    </PagesView>
  )
}

/** One line that opens: the whole moment, the action's code, the request, the details. */
function AuditEntryView({ entry }: { readonly entry: AuditEntry }) {
  const details = formatDetails(entry.details)
  return (
    <TimedFold
      at={entry.at}
      words={
        <>
          <b>{actorName(entry)}</b> {entry.summary}
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>Quando</dt>
        <dd>{longMoment(new Date(entry.at))}</dd>
        <dt>Ação</dt>
        <dd>
          <code>{entry.action}</code>
        </dd>
        {entry.address && (
          <>
            <dt>De onde</dt>
            <dd>{entry.device ? `${entry.address}, ${entry.device}` : entry.address}</dd>
          </>
        )}
        {entry.requestId && (
          <>
            <dt>Pedido</dt>
            <dd className={styles.request}>
              <code>{entry.requestId}</code>
              <IconButton aria-label="Copiar id do pedido" onClick={() => void copyText(entry.requestId!)}>
                <IconCopy size={16} stroke={1.75} aria-hidden />
              </IconButton>
            </dd>
          </>
        )}
        <dt>Detalhes</dt>
        <dd>{details ? <Details text={details} /> : 'Nenhum.'}</dd>
      </dl>
    </TimedFold>
  )
}

function Details({ text }: { readonly text: string }) {
  return (
    // Long ones scroll inside, and what scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.json} tabIndex={0}>
      {text}
    </pre>
  )
}
