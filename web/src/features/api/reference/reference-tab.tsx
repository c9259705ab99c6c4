import { plural } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { SearchField } from '../../../components/list/search-field.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { groupOperations, searchOperations } from './operation-groups.ts'
import { OperationList } from './operation-list.tsx'
import { OperationView } from './operation-view.tsx'
import { findOperation, type Operation } from './operations.ts'
import { ReferenceIntro } from './reference-intro.tsx'
import { referenceQuery } from './reference-query.ts'
import styles from './reference-tab.module.css'

const route = getRouteApi('/api')

/** The whole API, from the document that the API itself publishes. */
export function ReferenceTab() {
  const reference = useQuery(referenceQuery())
  return (
    <QueryView query={reference} skeleton={<SkeletonRows count={8} />}>
      {(operations) => <Reference operations={operations} />}
    </QueryView>
  )
}

function Reference({ operations }: { readonly operations: readonly Operation[] }) {
  const { op, busca = '' } = route.useSearch()
  const navigate = useNavigate({ from: '/api' })
  const found = useMemo(() => searchOperations(operations, busca), [operations, busca])
  const groups = useMemo(() => groupOperations(found), [found])
  const operation = op === undefined ? undefined : findOperation(operations, op)
  const search = useCallback(
    (text: string) =>
      void navigate({
        search: ({ op: shown }) => ({
          aba: 'referencia',
          ...(shown && { op: shown }),
          ...(text !== '' && { busca: text }),
        }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <div className={styles.reference} data-open={op !== undefined}>
      <div className={styles.side}>
        <SearchField
          label="Buscar na referência"
          placeholder="Buscar: tabela, limit, cartões…"
          value={busca}
          onSearch={search}
        />
        <output className={styles.count}>{countWords(found.length, busca !== '')}</output>
        {found.length > 0 && <OperationList groups={groups} current={operation?.id} query={busca} />}
      </div>
      <div className={styles.detail}>
        {op === undefined && <ReferenceIntro count={operations.length} />}
        {op !== undefined && !operation && <UnknownOperation />}
        {operation && <OperationView key={operation.id} operation={operation} />}
      </div>
    </div>
  )
}

function countWords(count: number, searching: boolean): string {
  if (searching && count === 0) return 'Nenhuma operação fala disso. Tente outra palavra.'
  return `${count} ${plural(count, 'operação', 'operações')}`
}

function UnknownOperation() {
  return (
    <Card>
      <EmptyState
        title="Esta operação não existe"
        action={
          <ButtonLink to="/api" search={{ aba: 'referencia' }} variant="default">
            Todas as operações
          </ButtonLink>
        }
      >
        O endereço pode ter mudado. Busque pelo assunto.
      </EmptyState>
    </Card>
  )
}
