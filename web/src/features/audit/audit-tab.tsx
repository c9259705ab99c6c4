import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { PagesView } from '../../components/list/pages-view.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { AuditEntryView } from './audit-entry-view.tsx'
import styles from './audit-entry-view.module.css'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { hasAuditFilters, parseAuditFilters } from './audit-filters.ts'
import { auditPages } from './audit-queries.ts'

const route = getRouteApi('/settings')

export function AuditTab() {
  const filters = parseAuditFilters(route.useSearch())
  const entries = useInfiniteQuery(auditPages(filters))
  return (
    <Card flush>
      <AuditFilterBar filters={filters} />
      <PagesView
        query={entries}
        noun={{ one: 'registro', many: 'registros' }}
        empty={
          hasAuditFilters(filters) ? (
            <EmptyState title="Nenhum registro com esses filtros">Mude a busca, o grupo ou o período.</EmptyState>
          ) : (
            <EmptyState title="Nada registrado ainda">O que a administração fizer aparece aqui.</EmptyState>
          )
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label="Registros da auditoria">
            {rows.map((entry) => (
              <AuditEntryView key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}
