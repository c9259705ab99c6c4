import type { BulkKind } from '@meio-campo/contract/rules'
import { lazy, Suspense } from 'react'
import type { RenderBulkEdit } from '../../../console/record-list/selectable-list.tsx'

// Loaded on demand: only admins open it, and rarely.
const BulkEditDialog = lazy(async () => ({ default: (await import('./bulk-edit-dialog.tsx')).BulkEditDialog }))

/** For a list of records: the dialog that edits the selected ones. */
export const bulkEdit =
  (kind: BulkKind): RenderBulkEdit =>
  (props) => (
    <Suspense>
      <BulkEditDialog kind={kind} {...props} />
    </Suspense>
  )
