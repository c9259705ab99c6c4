import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Card } from '../../../components/card.tsx'
import { FilterBar } from '../../../components/list/filter-bar.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { SearchField } from '../../../components/list/search-field.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { parseUserFilters } from './user-filters.ts'
import { userPages } from './user-queries.ts'
import { UserRow } from './user-row.tsx'
import styles from './user-row.module.css'

const kinds = [
  { value: 'todas', label: 'Todas' },
  { value: 'admins', label: 'Admins' },
  { value: 'bloqueadas', label: 'Bloqueadas' },
] as const

const route = getRouteApi('/settings')

export function UsersTab() {
  const { busca, filtro } = route.useSearch()
  const filters = { ...(busca && { busca }), ...(filtro && { filtro }) }
  const users = useInfiniteQuery(userPages(filters))
  const navigate = route.useNavigate()
  const search = useCallback(
    (text: string) =>
      void navigate({
        search: (now) => ({ aba: 'usuarios', ...parseUserFilters({ ...now, busca: text }) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <Card flush>
      <FilterBar>
        <SearchField label="Buscar contas" placeholder="Nome ou e-mail" value={busca ?? ''} onSearch={search} />
        <Segmented
          label="Mostrar"
          choices={kinds}
          value={filtro ?? 'todas'}
          onChange={(kind) =>
            void navigate({
              search: (now) => ({ aba: 'usuarios', ...parseUserFilters({ ...now, filtro: kind }) }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </FilterBar>
      <PagesView
        query={users}
        noun={{ one: 'conta', many: 'contas' }}
        empty={
          <EmptyState title="Nenhuma conta encontrada">Mude a busca ou o filtro para ver outras contas.</EmptyState>
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label="Contas">
            {rows.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}
