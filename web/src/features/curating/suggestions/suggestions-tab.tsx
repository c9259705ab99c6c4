import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { FilterBar } from '../../../components/list/filter-bar.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { useUser } from '../../../session/session-store.ts'
import { suggestionPages } from './suggestion-queries.ts'
import { SuggestionView } from './suggestion-view.tsx'
import styles from './suggestion-view.module.css'

const states = [
  { value: 'todas', label: 'Todas' },
  { value: 'aberta', label: 'Abertas' },
  { value: 'aceita', label: 'Aceitas' },
  { value: 'recusada', label: 'Recusadas' },
] as const

const route = getRouteApi('/settings')

/** For admins the queue, waiting suggestions first; for other users their own and the decisions. */
export function SuggestionsTab() {
  const admin = useUser()?.admin ?? false
  const { fila = admin ? 'aberta' : 'todas' } = route.useSearch()
  const suggestions = useInfiniteQuery(suggestionPages(fila))
  const navigate = route.useNavigate()
  return (
    <Card flush>
      <FilterBar>
        <Segmented
          label="Situação"
          choices={states}
          value={fila}
          onChange={(chosen) =>
            void navigate({ search: { aba: 'sugestoes', fila: chosen }, replace: true, resetScroll: false })
          }
        />
      </FilterBar>
      <PagesView
        query={suggestions}
        noun={{ one: 'sugestão', many: 'sugestões' }}
        empty={
          admin ? (
            <EmptyState title="Nenhuma sugestão aqui">O que os usuários sugerirem espera nesta lista.</EmptyState>
          ) : (
            <EmptyState title="Você ainda não sugeriu nada">
              Viu algo errado? Em cada página de dados há o botão “Sugerir correção”.
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label="Sugestões">
            {rows.map((suggestion) => (
              <SuggestionView key={suggestion.id} suggestion={suggestion} admin={admin} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}
