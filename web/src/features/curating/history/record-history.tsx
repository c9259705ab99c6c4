import type { RecordKind } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { EditList } from './edit-list.tsx'
import { recordHistoryPages } from './history-queries.ts'

interface Props {
  readonly kind: RecordKind
  readonly id: string
}

/** Everything that was changed about a record and what belongs to it. */
export function RecordHistory({ kind, id }: Props) {
  const edits = useInfiniteQuery(recordHistoryPages(kind, id))
  return (
    <EditList
      query={edits}
      label="Histórico de mudanças"
      empty={
        <EmptyState title="Nenhuma mudança registrada">
          O que for mudado daqui em diante aparece aqui, com quem mudou e de onde veio.
        </EmptyState>
      }
    />
  )
}
