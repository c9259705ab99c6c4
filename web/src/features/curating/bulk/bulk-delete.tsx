import type { BulkError } from '@meio-campo/contract'
import type { BulkKind } from '@meio-campo/contract/rules'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { count, type Noun } from '../../../components/list/pages-words.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showActionToast } from '../../../state/toasts.ts'
import { undoEdit } from '../history/undo-edit.tsx'
import { forgetReads } from '../records/form/record-queries.ts'
import { isAboutRecords, sendBulk } from './send-bulk.ts'

interface Props {
  readonly kind: BulkKind
  readonly noun: Noun
  readonly ids: readonly string[]
  readonly onDone: () => void
  /** What stands in the way, for the dialog that this button is in. */
  readonly onPrevented: (errors: readonly BulkError[]) => void
}

/** Deletes all that are chosen, after a look at whether that is possible; one that others depend on stops it. */
export function BulkDelete({ kind, noun, ids, onDone, onPrevented }: Props) {
  const [looking, setLooking] = useState(false)
  const order = { kind, ids, remove: true } as const

  const remove = async () => {
    const result = await sendBulk(order, false)
    // Something has come to depend on one of them since.
    if (!result.ok) return isAboutRecords(result) ? ask() : undefined
    const { changed, edit } = result.data.data
    forgetReads()
    onDone()
    if (edit !== null)
      showActionToast(`Exclusão de ${count(changed, noun)} feita.`, 'Desfazer', () => void undoEdit(edit))
  }
  const ask = async (): Promise<void> => {
    setLooking(true)
    const result = await sendBulk(order, true)
    setLooking(false)
    if (!result.ok) return
    const { errors } = result.data.data
    onPrevented(errors)
    if (errors.length > 0) return
    await confirm({
      title: `Excluir ${count(ids.length, noun)}?`,
      message: 'Tudo o que é só deles sai junto. Dá para desfazer de uma vez, no histórico.',
      danger: true,
      confirmLabel: 'Excluir',
      action: remove,
    })
  }
  return (
    <Button variant="subtle" loading={looking} onClick={() => void ask()}>
      Excluir {count(ids.length, noun)}
    </Button>
  )
}
