import type { Part, SavedPart, Values } from '@meio-campo/contract'
import { recordNouns, type PartKind } from '@meio-campo/contract/rules'
import { useRef, useState } from 'react'
import { confirm } from '../../../../state/dialogs.ts'
import { showToast } from '../../../../state/toasts.ts'
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx'
import { RecordForm } from '../form/record-form.tsx'
import { forgetReads } from '../form/record-queries.ts'
import { newPartWords, partDoneWords } from './part-place.ts'
import { changePart, createPart } from './send-part.ts'

interface Props {
  readonly kind: PartKind
  /** Nothing: a new one. */
  readonly part?: Part
  readonly title?: string
  readonly prefilled: Values
  /** How the records are called that are filled in already. */
  readonly names: Readonly<Record<string, string>>
  /** What the page already says, such as whose squad it is. */
  readonly hidden: readonly string[]
  readonly onClose: () => void
}

/** Adds or changes a part of a record, in front of its page. */
export function PartDialog({ kind, part, title, prefilled, names, hidden, onClose }: Props) {
  const [send] = useState(() => (part ? changePart(kind, part.id) : createPart(kind)))
  const touched = useRef<readonly string[]>([])
  const [keepTouched] = useState(() => (fields: readonly string[]) => {
    touched.current = fields
  })
  const words = title ?? (part ? `Mudar ${recordNouns[kind].one}` : newPartWords(kind))
  const close = async () => {
    const atStake = touched.current.filter((field) => !Object.hasOwn(prefilled, field))
    if (atStake.length === 0 || (await askToClose())) onClose()
  }
  return (
    <FormDialog title={words} onClose={() => void close()}>
      <RecordForm<SavedPart>
        kind={kind}
        label={words}
        submitLabel="Salvar"
        prefilled={prefilled}
        prefilledNames={names}
        hidden={hidden}
        {...(part && { record: { values: part.values, names: part.names, version: null } })}
        send={send}
        onTouched={keepTouched}
        onCancel={() => void close()}
        onSaved={() => {
          forgetReads()
          showToast(partDoneWords(kind, 'salv'))
          onClose()
        }}
      />
    </FormDialog>
  )
}

const askToClose = () =>
  confirm({
    title: 'Fechar sem salvar?',
    message: 'O que você digitou aqui ainda não foi salvo.',
    cancelLabel: 'Continuar editando',
    confirmLabel: 'Fechar sem salvar',
    danger: true,
  })
