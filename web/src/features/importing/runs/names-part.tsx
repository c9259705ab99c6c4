import type { UnsureName } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import styles from './decision-list.module.css'
import { parseImportPlace } from './import-place.ts'
import { unsureNamePages } from './import-queries.ts'
import { UnsureNameView } from './unsure-name-view.tsx'

const route = getRouteApi('/settings')

const choices = [
  { value: 'abertos', label: 'Sem dono' },
  { value: 'resolvidos', label: 'Resolvidos' },
] as const

/** Names that could mean several records: somebody says which one, once. */
export function NamesPart() {
  const { decididas = false } = parseImportPlace(route.useSearch())
  const navigate = route.useNavigate()
  const which = decididas ? 'resolvidos' : 'abertos'
  const names = useInfiniteQuery(unsureNamePages(which))
  return (
    <Card flush>
      <div className={styles.tools}>
        <Segmented
          label="Quais nomes"
          choices={choices}
          value={which}
          onChange={(value) =>
            void navigate({
              search: { aba: 'importacoes', parte: 'nomes', ...(value === 'resolvidos' && { decididas: true }) },
              replace: true,
            })
          }
        />
      </div>
      <PagesView
        query={names}
        noun={{ one: 'nome', many: 'nomes' }}
        empty={
          <EmptyState title={decididas ? 'Nenhum nome resolvido' : 'Nenhum nome em dúvida'}>
            Quando um nome pode ser de mais de um registro, a importação não adivinha: pergunta aqui.
          </EmptyState>
        }
      >
        {(rows: readonly UnsureName[]) => (
          <ul className={styles.list} aria-label="Nomes em dúvida">
            {rows.map((name) => (
              <UnsureNameView key={name.id} unsure={name} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}
