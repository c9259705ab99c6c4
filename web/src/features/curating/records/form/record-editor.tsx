import type { RecordForm as RecordFormData, Saved } from '@meio-campo/contract'
import { useMemo } from 'react'
import { useUser } from '../../../../session/session-store.ts'
import { showLinkToast, showToast } from '../../../../state/toasts.ts'
import { draftKey } from './record-draft.ts'
import { RecordForm } from './record-form.tsx'
import { doneWords, placeOf, recordAddress, theWords, type RecordNoun } from '../inputs/record-noun.ts'
import { forgetReads, rememberForm } from './record-queries.ts'
import { changeRecord } from './send-record.ts'
import { showWarnings } from './saved-warnings.ts'

interface Props {
  readonly noun: RecordNoun
  readonly record: RecordFormData
  readonly onSaved?: (saved: Saved) => void
  readonly onCancel?: () => void
}

/** An admin's form over a record that exists. */
export function RecordEditor({ noun, record, onSaved, onCancel }: Props) {
  const user = useUser()
  const { id } = record
  const send = useMemo(() => changeRecord(noun, id), [noun, id])
  const { kind } = placeOf(noun)
  return (
    <RecordForm
      kind={kind}
      label={`Dados d${theWords(noun)}`}
      submitLabel="Salvar alterações"
      record={record}
      send={send}
      {...(user && { draftKey: draftKey(user._id, noun, id) })}
      {...(kind === 'team' && { teamId: id })}
      {...(onCancel && { onCancel })}
      onSaved={(saved, { values, names }) => {
        rememberForm(noun, { ...record, values, names, name: saved.name, version: saved.version })
        forgetReads()
        const address = recordAddress(noun, id)
        if (address) showLinkToast(doneWords(noun, 'salv'), address)
        else showToast(doneWords(noun, 'salv'))
        void showWarnings(saved)
        onSaved?.(saved)
      }}
    />
  )
}
