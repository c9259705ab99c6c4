import type { Suggestion } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { useRef, useState } from 'react'
import { useFieldsAtOnce } from '../../../session/duty-fields.ts'
import { useUser } from '../../../session/session-store.ts'
import { draftKey } from '../records/form/record-draft.ts'
import { RecordForm } from '../records/form/record-form.tsx'
import type { FormBase } from '../records/form/form-start.ts'
import type { Send } from '../records/form/send-record.ts'
import { sendSuggestion, thank, type Reasons, type Suggested } from './send-suggestion.ts'
import styles from './suggestion-form.module.css'
import { sourceProblem, SuggestionReasons } from './suggestion-reasons.tsx'

interface Props {
  readonly kind: RecordKind
  /** The role of a new person. */
  readonly role?: Suggested['role']
  /** The record as it is; nothing for one that should be there and is not. */
  readonly record?: FormBase & { readonly id: string }
  readonly onSent: () => void
  readonly onCancel?: () => void
}

const list = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

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
    const missing = sourceProblem(latest.current)
    setError(missing)
    return missing === undefined
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
          <SuggestionReasons
            reasons={reasons}
            error={error}
            onChange={(change) => {
              setError(undefined)
              set(change)
            }}
          />
        </div>
      }
      onSaved={({ atOnce }) => {
        thank(atOnce)
        onSent()
      }}
    />
  )
}
