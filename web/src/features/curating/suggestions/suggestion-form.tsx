import type { Suggestion } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { useRef, useState } from 'react'
import { allOf, queryClient } from '../../../api/query.ts'
import { TextAreaField } from '../../../components/form/text-area-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useFieldsAtOnce } from '../../../session/duties.ts'
import { useUser } from '../../../session/session-store.ts'
import { showLinkToast } from '../../../state/toasts.ts'
import { draftKey } from '../records/form/record-draft.ts'
import { RecordForm } from '../records/form/record-form.tsx'
import type { FormBase } from '../records/form/form-start.ts'
import type { Send } from '../records/form/send-record.ts'
import { sendSuggestion, type Reasons, type Suggested } from './send-suggestion.ts'
import styles from './suggestion-form.module.css'

interface Props {
  readonly kind: RecordKind
  /** What a person is who is not there yet. */
  readonly role?: Suggested['role']
  /** The record as it is; nothing for one that should be there and is not. */
  readonly record?: FormBase & { readonly id: string }
  readonly onSent: () => void
  readonly onCancel?: () => void
}

const list = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
const SOURCE_NEEDED = 'Diga de onde vem a informação: um site, um jornal, o estádio.'

/** The form of a record for a user who may not edit it. */
export function SuggestionForm({ kind, role, record, onSent, onCancel }: Props) {
  const user = useUser()
  const fieldsAtOnce = useFieldsAtOnce(kind)
  const [reasons, setReasons] = useState<Reasons>({ source: '', note: '' })
  const [error, setError] = useState<string | undefined>()
  // The sender is created once, and reads the latest values when it sends.
  const latest = useRef(reasons)
  const send: Send<Suggestion> = (entry) => sendSuggestion({ kind, role }, record ?? null, () => latest.current)(entry)
  const isReady = () => {
    const missing = latest.current.source.trim().length < 3
    setError(missing ? SOURCE_NEEDED : undefined)
    return !missing
  }
  const set = (change: Partial<Reasons>) => {
    latest.current = { ...latest.current, ...change }
    setReasons(latest.current)
  }

  return (
    <RecordForm
      kind={kind}
      label="Sugestão"
      submitLabel="Enviar sugestão"
      {...(record && { record: { ...record, version: null } })}
      {...(user && { draftKey: draftKey(user._id, `suggestion-${role ?? kind}`, record?.id ?? null) })}
      isReady={isReady}
      send={send}
      {...(onCancel && { onCancel })}
      extra={
        <div className={styles.reasons}>
          {record && fieldsAtOnce.length > 0 && (
            <p className={styles.intro}>
              Você é colaborador aqui: uma sugestão só de {list.format(fieldsAtOnce)} é aplicada na hora.
            </p>
          )}
          <TextField
            label="Fonte"
            required
            hint="De onde vem a informação: um endereço, um jornal, o próprio clube."
            name="source"
            value={reasons.source}
            maxLength={500}
            error={error}
            onBlur={() => undefined}
            onChange={(source) => {
              setError(undefined)
              set({ source })
            }}
          />
          <TextAreaField
            label="Observação"
            optional
            rows={3}
            maxLength={1000}
            name="note"
            value={reasons.note}
            error={undefined}
            onBlur={() => undefined}
            onChange={(note) => set({ note })}
          />
        </div>
      }
      onSaved={({ atOnce }) => {
        void queryClient.invalidateQueries(atOnce ? {} : allOf('/api/v1/sugestoes'))
        showLinkToast(
          atOnce ? 'Sugestão aplicada na hora. Obrigado!' : 'Sugestão enviada. Obrigado!',
          '/settings?aba=sugestoes',
        )
        onSent()
      }}
    />
  )
}
