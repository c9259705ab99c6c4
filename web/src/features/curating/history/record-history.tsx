import type { RecordKind } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesQuery } from '../../../api/pages.ts'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { placeOf, type SettingsTabProps } from '../records/inputs/record-noun.ts'
import { EditList } from './edit-list.tsx'

interface Props {
  /** A record of football, a text of the site, or its settings. */
  readonly kind: RecordKind | 'post' | 'websitePage' | 'website'
  readonly id: string
  /** How many changes are read at once; less where each may be long. */
  readonly limit?: number
}

/** Everything that was changed about a record and what belongs to it. */
export function RecordHistory({ kind, id, limit }: Props) {
  const edits = useInfiniteQuery(
    pagesQuery('/api/v1/historico', { registro: `${kind}:${id}`, ...(limit !== undefined && { limit }) }),
  )
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

/** The history as a tab of a record's settings. */
export function HistoryTab({ noun, record }: Pick<SettingsTabProps, 'noun' | 'record'>) {
  return (
    <Card title="Histórico" flush>
      <RecordHistory kind={placeOf(noun).kind} id={record.id} />
    </Card>
  )
}
