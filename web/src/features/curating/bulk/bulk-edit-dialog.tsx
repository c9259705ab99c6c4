import type { BulkError, BulkOutcome } from '@meio-campo/contract'
import { isNullable, recordFields, type BulkKind, type Field } from '@meio-campo/contract/rules'
import { useRef, useState, type FormEvent } from 'react'
import type { Failure } from '../../../api/result.ts'
import { Button } from '../../../components/button/button.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { findHalfEntered } from '../../../components/form/half-entered.ts'
import { SelectField } from '../../../components/form/select-field.tsx'
import { focusFirst } from '../../../components/form/use-form.ts'
import { count, type Noun } from '../../../components/list/pages-words.ts'
import { showActionToast } from '../../../state/toasts.ts'
import { undoEdit } from '../history/undo-edit.tsx'
import { NewRecordDialog } from '../records/form/record-form.tsx'
import { forgetReads } from '../records/form/record-queries.ts'
import { fieldObjection } from '../records/inputs/field-rules.ts'
import { RecordInput } from '../records/inputs/record-input.tsx'
import { fromTyped, toTyped, type Typed } from '../records/inputs/typed-value.ts'
import { AddToSquad } from './add-to-squad.tsx'
import { BulkDelete } from './bulk-delete.tsx'
import styles from './bulk-edit-dialog.module.css'
import { BulkObstacles } from './bulk-obstacles.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { isAboutRecords, sendBulk } from './send-bulk.ts'

interface Props {
  readonly kind: BulkKind
  readonly noun: Noun
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A name identifies a record, so it is not offered for many at once. */
const fieldsOf = (kind: BulkKind): readonly (readonly [string, Field])[] =>
  Object.entries(recordFields[kind]).filter(([name, field]) => !field.fixed && name !== 'name')

/** A field that is chosen, and what it becomes. */
interface Part {
  readonly name: string
  readonly typed: Typed
  readonly chosenName: string
  readonly error: string | undefined
}

const emptyPart = (kind: BulkKind, name: string): Part => ({
  name,
  typed: toTyped(recordFields[kind][name]!, null),
  chosenName: '',
  error: undefined,
})

/** One or several fields for all that are chosen: what they become, what that changes, and then the change itself. */
export function BulkEditDialog({ kind, noun, ids: chosen, onClose, onDone }: Props) {
  const fields = fieldsOf(kind)
  const fieldOf = (name: string) => recordFields[kind][name]!
  const [ids, setIds] = useState(chosen)
  const [parts, setParts] = useState<readonly Part[]>(() => [emptyPart(kind, fields[0]![0])])
  const [preview, setPreview] = useState<BulkOutcome | null>(null)
  /** Records that others depend on, and so are not deleted. */
  const [needed, setNeeded] = useState<readonly BulkError[]>([])
  const [sending, setSending] = useState(false)
  const [uploading, setUploading] = useState(false)
  const free = fields.filter(([name]) => !parts.some((part) => part.name === name))

  const values = Object.fromEntries(parts.map(({ name, typed }) => [name, fromTyped(fieldOf(name), typed)]))
  const change = { kind, ids, values }
  const form = useRef<HTMLFormElement>(null)
  /** Each under its field, which has the focus then. */
  const show = (errors: Readonly<Record<string, string | undefined>>) => {
    setParts((now) => now.map((part) => ({ ...part, error: errors[part.name] })))
    const wrong = Object.entries(errors).filter(([, error]) => error !== undefined)
    if (form.current) focusFirst(form.current, Object.fromEntries(wrong))
    return wrong.length > 0
  }
  /** What is about no field of this form stands under the first. */
  const refuse = ({ problem: { errors } }: Failure) => {
    const isAbout = (name: string) => (error: { readonly field: string }) => error.field.split('.').includes(name)
    const other = errors.find((error) => !parts.some(({ name }) => isAbout(name)(error)))
    show(
      Object.fromEntries(
        parts.map(({ name }, at) => [name, (errors.find(isAbout(name)) ?? (at === 0 ? other : undefined))?.message]),
      ),
    )
  }
  const set = (at: number, next: Partial<Part>) =>
    setParts((now) => now.map((part, index) => (index === at ? { ...part, ...next } : part)))
  /** What is changed in the form makes the preview old, and what it said of the fields. */
  const forget = () => {
    show({})
    setPreview(null)
    setNeeded([])
  }
  const reset = (at: number, next: Partial<Part>) => {
    forget()
    set(at, next)
  }
  /** Goes on without some of the chosen; with none left there is nothing to go on with. */
  const leaveOut = (some: readonly string[]) => {
    setIds((now) => now.filter((id) => !some.includes(id)))
    forget()
  }
  const leavable = (errors: readonly BulkError[]) =>
    new Set(errors.map(({ id }) => id)).size < ids.length ? leaveOut : undefined

  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const halves = findHalfEntered<Readonly<Record<string, string>>>(event.currentTarget)
    const wrong = parts.map(
      ({ name, typed }) => [name, halves[name] ?? fieldObjection(fieldOf(name), typed) ?? undefined] as const,
    )
    setNeeded([])
    if (!show(Object.fromEntries(wrong)) && !sending) await showPreview()
  }
  const showPreview = async () => {
    setSending(true)
    const result = await sendBulk(change, true)
    setSending(false)
    if (!result.ok) return refuse(result)
    const { errors } = result.data.data
    setPreview(result.data.data)
    setParts((now) => now.map((part) => ({ ...part, error: unfitFor(errors, part.name, parts, noun) })))
  }

  const save = async () => {
    setSending(true)
    const result = await sendBulk(change, false)
    setSending(false)
    if (!result.ok) return isAboutRecords(result) ? showPreview() : refuse(result)
    const { changed, edit } = result.data.data
    forgetReads()
    onDone()
    const labels = new Intl.ListFormat('pt-BR').format(parts.map(({ name }) => fieldOf(name).label))
    if (edit !== null)
      showActionToast(`${labels}: mudança gravada em ${count(changed, noun)}.`, 'Desfazer', () => void undoEdit(edit))
  }

  return (
    <FormDialog title={`Editar ${count(ids.length, noun)}`} onClose={onClose} asks>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void look(event)}>
        {parts.map((part, at) => (
          <div key={part.name} className={styles.part}>
            <SelectField
              label={at === 0 ? 'Campo' : `Campo ${at + 1}`}
              name={`field${at}`}
              choices={fields
                .filter(([name]) => name === part.name || free.some(([other]) => other === name))
                .map(([value, { label }]) => ({ value, label }))}
              value={part.name}
              error={undefined}
              onChange={(next) => reset(at, emptyPart(kind, next))}
              onBlur={() => undefined}
            />
            <RecordInput
              field={withEmptyHint(fieldOf(part.name))}
              binding={{
                name: part.name,
                value: part.typed,
                error: part.error,
                onChange: (typed) => reset(at, { typed }),
                onBlur: () => undefined,
              }}
              locked={false}
              chosenName={part.chosenName}
              onName={(chosenName) => set(at, { chosenName })}
              onBusy={setUploading}
              newRecord={NewRecordDialog}
            />
            {parts.length > 1 && (
              <Button
                variant="subtle"
                size="xs"
                onClick={() => {
                  setParts((now) => now.filter((_, index) => index !== at))
                  setPreview(null)
                }}
              >
                Tirar {fieldOf(part.name).label}
              </Button>
            )}
          </div>
        ))}
        {free.length > 0 && (
          <div>
            <Button
              variant="default"
              size="xs"
              onClick={() => {
                setParts((now) => [...now, emptyPart(kind, free[0]![0])])
                setPreview(null)
              }}
            >
              Mudar mais um campo
            </Button>
          </div>
        )}
        {preview && <BulkPreview kind={kind} noun={noun} outcome={preview} onLeaveOut={leavable(preview.errors)} />}
        {needed.length > 0 && (
          <BulkObstacles prevented="remove" noun={noun} errors={needed} onLeaveOut={leavable(needed)} />
        )}
        <div className={styles.actions}>
          {kind === 'person' && <AddToSquad noun={noun} ids={ids} onDone={onDone} />}
          <BulkDelete
            kind={kind}
            noun={noun}
            ids={ids}
            onDone={onDone}
            onPrevented={(errors) => {
              setPreview(null)
              setNeeded(errors)
            }}
          />
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

/** Beside a field whose value some of the records refuse; what they say about no field of this form is said at the first. */
function unfitFor(errors: readonly BulkError[], name: string, parts: readonly Part[], noun: Noun): string | undefined {
  const isInForm = ({ field }: BulkError) => parts.some((part) => part.name === field)
  const own = errors.filter((error) => (isInForm(error) ? error.field === name : parts[0]?.name === name))
  const records = new Set(own.map(({ id }) => id)).size
  return records === 0 ? undefined : `Não serve para ${count(records, noun)}: veja abaixo.`
}

/** An empty field is a value here: it clears the field of the records. */
function withEmptyHint(field: Field): Field {
  if (!isNullable(field)) return field
  return { ...field, hint: [field.hint, 'Vazio: apaga o valor em todos.'].filter(Boolean).join(' ') }
}
