import type { Part } from '@meio-campo/contract'
import type { PartKind } from '@meio-campo/contract/rules'
import { IconTrash } from '@tabler/icons-react'
import { confirm } from '../../../../state/dialogs.ts'
import { showDeedToast, showToast } from '../../../../state/toasts.ts'
import { forgetReads } from '../form/record-queries.ts'
import { undoEdit } from '../../history/undo-edit.ts'
import { partDoneWords, thisPartWords } from './part-place.ts'
import { deletePart } from './send-part.ts'

/** Asks, removes, and offers the way back. */
export async function removePart(kind: PartKind, part: Part): Promise<void> {
  await confirm({
    title: `Excluir ${thisPartWords(kind)}?`,
    message: Object.values(part.names).join(' · ') || 'Depois dá para desfazer.',
    icon: <IconTrash size={20} stroke={1.75} aria-hidden />,
    confirmLabel: 'Excluir',
    danger: true,
    action: async () => {
      const result = await deletePart(kind, part.id)
      forgetReads()
      if (!result.ok) return
      const { edit } = result.data.data
      const words = partDoneWords(kind, 'excluíd')
      if (edit === null) showToast(words)
      else showDeedToast(words, 'Desfazer', () => void undoEdit(edit))
    },
  })
}
