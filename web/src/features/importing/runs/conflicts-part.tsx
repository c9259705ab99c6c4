import type { Conflict } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { ConflictView } from './conflict-view.tsx'
import styles from './decision-list.module.css'
import { parseImportPlace } from './import-place.ts'
import { conflictPages } from './import-queries.ts'

const route = getRouteApi('/settings')

const choices = [
  { value: 'abertas', label: 'Abertas' },
  { value: 'decididas', label: 'Decididas' },
] as const

/** Where sources disagree: decided one by one, or all of a field at once. */
export function ConflictsPart() {
  const { decididas = false, campo } = parseImportPlace(route.useSearch())
  const navigate = route.useNavigate()
  const [kind, field] = campo?.split('.') ?? []
  const conflicts = useInfiniteQuery(
    conflictPages({
      resolvida: decididas,
      ...(kind !== undefined && field !== undefined && { tipo: kind, campo: field }),
    }),
  )
  return (
    <Card flush>
      <div className={styles.tools}>
        <Segmented
          label="Quais divergências"
          choices={choices}
          value={decididas ? 'decididas' : 'abertas'}
          onChange={(which) =>
            void navigate({
              search: {
                aba: 'importacoes',
                parte: 'divergencias',
                ...(which === 'decididas' && { decididas: true }),
                ...(campo !== undefined && { campo }),
              },
              replace: true,
            })
          }
        />
        {campo !== undefined && (
          <TextLink
            to="/settings"
            search={{ aba: 'importacoes', parte: 'divergencias', ...(decididas && { decididas }) }}
          >
            Mostrar todos os campos
          </TextLink>
        )}
      </div>
      <PagesView
        query={conflicts}
        noun={{ one: 'divergência', many: 'divergências' }}
        empty={
          <EmptyState title={decididas ? 'Nada decidido ainda' : 'Nenhuma divergência aberta'}>
            Quando duas fontes dizem coisas diferentes, a mais confiável vale, e a divergência aparece aqui.
          </EmptyState>
        }
      >
        {(rows: readonly Conflict[]) => (
          <ul className={styles.list} aria-label="Divergências">
            {rows.map((conflict) => (
              <ConflictView key={conflict.id} conflict={conflict} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}
