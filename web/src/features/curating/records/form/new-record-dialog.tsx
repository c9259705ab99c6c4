import type { Saved, Values } from '@meio-campo/contract'
import { useRef, useState } from 'react'
import { useUser } from '../../../../session/session-store.ts'
import { confirm } from '../../../../state/dialogs.ts'
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx'
import { draftKey } from './record-draft.ts'
import { RecordForm } from './record-form.tsx'
import { newWords, placeOf, type RecordNoun } from './record-noun.ts'
import { forgetReads } from './record-queries.ts'
import { createRecord } from './send-record.ts'

interface Props {
  readonly noun: RecordNoun
  /** Typed already where it was looked for. It is then made in passing, and no draft of it is kept. */
  readonly name?: string
  readonly onMade: (saved: Saved) => void
  readonly onClose: () => void
}

/** Makes a record in front of the page: what is required first, the rest behind a button. */
export function NewRecordDialog({ noun, name, onMade, onClose }: Props) {
  const user = useUser()
  const [send] = useState(() => createRecord(noun))
  const touched = useRef<readonly string[]>([])
  const [keepTouched] = useState(() => (fields: readonly string[]) => {
    touched.current = fields
  })
  const key = name === undefined && user ? draftKey(user._id, noun, null) : undefined
  const close = async () => {
    // A draft loses nothing, and a name that is still in the field behind is no loss either.
    const atStake = key ? [] : touched.current.filter((field) => field !== 'name')
    if (atStake.length === 0 || (await askToClose())) onClose()
  }
  return (
    <FormDialog title={newWords(noun)} onClose={() => void close()}>
      <RecordForm
        kind={placeOf(noun).kind}
        label={newWords(noun)}
        submitLabel={`Criar ${placeOf(noun).one}`}
        brief
        {...(name !== undefined && { prefilled: nameValues(noun, name) })}
        {...(key && { draftKey: key })}
        send={send}
        {...(noun !== 'edition' && { duplicatesOf: noun })}
        onCancel={() => void close()}
        onTouched={keepTouched}
        onSaved={(saved) => {
          forgetReads()
          onMade(saved)
        }}
      />
    </FormDialog>
  )
}

/** An edition is called by its year; what stands before it names the championship. */
function nameValues(noun: RecordNoun, name: string): Values {
  if (noun !== 'edition') return { name }
  const year = /\d{4}(-\d{2})?$/.exec(name)?.[0]
  return year ? { name: year } : {}
}

const askToClose = () =>
  confirm({
    title: 'Fechar sem salvar?',
    message: 'O que você digitou aqui ainda não foi salvo.',
    cancelLabel: 'Continuar editando',
    confirmLabel: 'Fechar sem salvar',
    danger: true,
  })
