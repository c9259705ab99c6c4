import type { Edit } from '@meio-campo/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageOf } from '../../../api/pages.ts'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { Folds } from '../../../components/list/fold.tsx'
import { useUser } from '../../../session/session-store.ts'
import { EditView } from './edit-view.tsx'

interface Props {
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<Edit>>>
  readonly label: string
  readonly empty: ReactNode
}

/** Changes, the newest first, page by page. */
export function EditList({ query, label, empty }: Props) {
  const admin = useUser()?.admin ?? false
  return (
    <PagesView query={query} noun={{ one: 'mudança', many: 'mudanças' }} empty={empty}>
      {(edits) => (
        <Folds label={label}>
          {edits.map((edit) => (
            <EditView key={edit.id} edit={edit} admin={admin} />
          ))}
        </Folds>
      )}
    </PagesView>
  )
}
