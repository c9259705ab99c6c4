import type { BulkOutcome } from '@meio-campo/contract'
import { isNullable, recordFields, type BulkKind, type Field } from '@meio-campo/contract/rules'
import { useState, type FormEvent } from 'react'
import type { Failure } from '../../../../api/result.ts'
import { Button } from '../../../../components/button/button.tsx'
import { SelectField } from '../../../../components/form/select-field.tsx'
import { count, type Noun } from '../../../../components/list/pages-words.ts'
import { showDeedToast } from '../../../../state/toasts.ts'
import { fieldObjection } from '../../records/form/field-rules.ts'
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx'
import { RecordInput } from '../../records/form/record-input.tsx'
import { forgetReads } from '../../records/form/record-queries.ts'
import { fromTyped, toTyped, type Typed } from '../../records/form/typed-value.ts'
import { undoEdit } from '../../history/undo-edit.ts'
import styles from './bulk-edit-dialog.module.css'
import { BulkPreview } from './bulk-preview.tsx'
import { previewBulk, saveBulk } from './bulk-query.ts'

interface Props {
  readonly kind: BulkKind
  readonly noun: Noun
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A name is what tells records apart: the same for many makes no sense. */
const fieldsOf = (kind: BulkKind): readonly (readonly [string, Field])[] =>
  Object.entries(recordFields[kind]).filter(([name, field]) => !field.fixed && name !== 'name')

/** One field for all that are chosen: what it becomes, what that changes, and then the change itself. */
export function BulkEditDialog({ kind, noun, ids, onClose, onDone }: Props) {
  const fields = fieldsOf(kind)
  const [name, setName] = useState(fields[0]![0])
  const field = recordFields[kind][name]!
  const [typed, setTyped] = useState<Typed>(() => toTyped(field, null))
  const [chosenName, setChosenName] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [preview, setPreview] = useState<BulkOutcome | null>(null)
  const [sending, setSending] = useState(false)
  const [uploading, setUploading] = useState(false)

  const change = { kind, ids, values: { [name]: fromTyped(field, typed) } }
  const refuse = ({ problem }: Failure) => setError(problem.errors[0]?.message)

  const look = async (event: FormEvent) => {
    event.preventDefault()
    const objection = fieldObjection(field, typed)
    setError(objection ?? undefined)
    if (objection || sending) return
    setSending(true)
    const result = await previewBulk(change)
    setSending(false)
    if (result.ok) setPreview(result.data.data)
    else refuse(result)
  }

  const save = async () => {
    setSending(true)
    const result = await saveBulk(change)
    setSending(false)
    if (!result.ok) return refuse(result)
    const { changed, edit } = result.data.data
    forgetReads()
    onDone()
    if (edit !== null)
      showDeedToast(
        `${field.label}: mudança gravada em ${count(changed, noun)}.`,
        'Desfazer',
        () => void undoEdit(edit),
      )
  }

  const reset = (next: Typed) => {
    setTyped(next)
    setError(undefined)
    setPreview(null)
  }

  return (
    <FormDialog title={`Editar ${count(ids.length, noun)}`} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void look(event)}>
        <SelectField
          label="Campo"
          name="field"
          choices={fields.map(([value, { label }]) => ({ value, label }))}
          value={name}
          error={undefined}
          onChange={(next) => {
            setName(next)
            setChosenName('')
            reset(toTyped(recordFields[kind][next]!, null))
          }}
          onBlur={() => undefined}
        />
        <RecordInput
          key={name}
          field={withEmptyHint(field)}
          binding={{ name, value: typed, error, onChange: reset, onBlur: () => undefined }}
          locked={false}
          chosenName={chosenName}
          onName={setChosenName}
          onBusy={setUploading}
        />
        {preview && <BulkPreview kind={kind} noun={noun} outcome={preview} />}
        <div className={styles.actions}>
          <Button variant="default" disabled={sending} onClick={onClose}>
            Cancelar
          </Button>
          {preview && preview.changed > 0 && preview.errors.length === 0 ? (
            <Button loading={sending} onClick={() => void save()}>
              Mudar {count(preview.changed, noun)}
            </Button>
          ) : (
            <Button type="submit" loading={sending} disabled={uploading}>
              Ver prévia
            </Button>
          )}
        </div>
      </form>
    </FormDialog>
  )
}

/** Leaving a field empty says something here. */
function withEmptyHint(field: Field): Field {
  if (!isNullable(field)) return field
  return { ...field, hint: [field.hint, 'Vazio: apaga o valor em todos.'].filter(Boolean).join(' ') }
}
