import type { BulkOutcome } from '@meio-campo/contract'
import { recordFields, type Field } from '@meio-campo/contract/rules'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { count, type Noun } from '../../../components/list/pages-words.ts'
import { Notice } from '../../../components/notice.tsx'
import { showActionToast } from '../../../state/toasts.ts'
import { undoEdit } from '../history/undo-edit.tsx'
import { NewRecordDialog } from '../records/form/record-form.tsx'
import { forgetReads } from '../records/form/record-queries.ts'
import { fieldObjection } from '../records/inputs/field-rules.ts'
import { RecordInput } from '../records/inputs/record-input.tsx'
import { fromTyped, toTyped, type Typed } from '../records/inputs/typed-value.ts'
import { BulkObstacles } from './bulk-obstacles.tsx'
import styles from './bulk-edit-dialog.module.css'
import { isAboutRecords, sendBulk } from './send-bulk.ts'

interface Props {
  readonly noun: Noun
  readonly ids: readonly string[]
  readonly onDone: () => void
}

/** For people that are chosen: puts them all in the squad of a team. */
export function AddToSquad(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Adicionar a um elenco
      </Button>
      {open && <SquadDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const fields = {
  edition: { ...recordFields.title['edition']!, label: 'Edição do campeonato' },
  team: recordFields.spell['team']!,
  role: recordFields.spell['role']!,
} as const satisfies Readonly<Record<string, Field>>
type Name = keyof typeof fields
const names = Object.keys(fields) as readonly Name[]

interface Part {
  readonly typed: Typed
  readonly chosenName: string
  readonly error: string | undefined
}

const start = (name: Name): Part => ({
  typed: toTyped(fields[name], name === 'role' ? 'player' : null),
  chosenName: '',
  error: undefined,
})

function SquadDialog({ noun, ids: chosen, onDone, onClose }: Props & { readonly onClose: () => void }) {
  const [parts, setParts] = useState<Readonly<Record<Name, Part>>>(() => ({
    edition: start('edition'),
    team: start('team'),
    role: start('role'),
  }))
  const [ids, setIds] = useState(chosen)
  const [preview, setPreview] = useState<BulkOutcome | null>(null)
  const [sending, setSending] = useState(false)
  const set = (name: Name, next: Partial<Part>) => setParts((now) => ({ ...now, [name]: { ...now[name], ...next } }))

  const send = async (dryRun: boolean): Promise<BulkOutcome | null> => {
    const value = (name: Name) => String(fromTyped(fields[name], parts[name].typed))
    const role = value('role') === 'coach' ? 'coach' : 'player'
    setSending(true)
    const squad = { edition: value('edition'), team: value('team'), role } as const
    const result = await sendBulk({ kind: 'person', ids, squad }, dryRun)
    setSending(false)
    if (result.ok) return result.data.data
    if (isAboutRecords(result)) return dryRun ? null : send(true)
    for (const { field, message } of result.problem.errors) {
      const name = names.find((each) => field === `squad.${each}`)
      if (name) set(name, { error: message })
    }
    return null
  }
  const look = async (event: FormEvent) => {
    event.preventDefault()
    const objections = names.map((name) => [name, fieldObjection(fields[name], parts[name].typed)] as const)
    for (const [name, error] of objections) set(name, { error: error ?? undefined })
    if (objections.every(([, error]) => !error)) setPreview(await send(true))
  }
  const save = async () => {
    const done = await send(false)
    if (!done) return
    // One of them is gone since.
    if (done.errors.length > 0) return setPreview(done)
    const { changed, edit } = done
    forgetReads()
    onDone()
    if (edit !== null)
      showActionToast(
        `${parts.team.chosenName}: ${count(changed, noun)} a mais no elenco.`,
        'Desfazer',
        () => void undoEdit(edit),
      )
  }
  return (
    <FormDialog title={`Adicionar ${count(ids.length, noun)} a um elenco`} onClose={onClose} asks>
      <form className={styles.form} noValidate onSubmit={(event) => void look(event)}>
        {names.map((name) => (
          <RecordInput
            key={name}
            field={fields[name]}
            binding={{
              name,
              value: parts[name].typed,
              error: parts[name].error,
              onChange: (typed) => {
                set(name, { typed, error: undefined })
                setPreview(null)
              },
              onBlur: () => undefined,
            }}
            locked={false}
            chosenName={parts[name].chosenName}
            onName={(chosenName) => set(name, { chosenName })}
            onBusy={() => undefined}
            newRecord={NewRecordDialog}
          />
        ))}
        {preview && (
          <SquadPreview
            noun={noun}
            outcome={preview}
            onLeaveOut={(gone) => {
              setIds((now) => now.filter((id) => !gone.includes(id)))
              setPreview(null)
            }}
          />
        )}
        <div className={styles.actions}>
          <Button variant="default" disabled={sending} onClick={onClose}>
            Cancelar
          </Button>
          {preview && preview.changed > 0 && preview.errors.length === 0 ? (
            <Button loading={sending} onClick={() => void save()}>
              Adicionar {count(preview.changed, noun)}
            </Button>
          ) : (
            <Button type="submit" loading={sending}>
              Ver prévia
            </Button>
          )}
        </div>
      </form>
    </FormDialog>
  )
}

const list = (people: readonly { readonly name: string }[]) =>
  new Intl.ListFormat('pt-BR').format(people.map(({ name }) => name))

/** New members, present members, and those who cannot be added. */
function SquadPreview({
  noun,
  outcome,
  onLeaveOut,
}: {
  readonly noun: Noun
  readonly outcome: BulkOutcome
  readonly onLeaveOut: (ids: readonly string[]) => void
}) {
  const { changed, unchanged, rows, already = [], errors } = outcome
  return (
    <div className={styles.preview}>
      {errors.length > 0 && (
        <BulkObstacles
          prevented="add"
          noun={noun}
          errors={errors}
          onLeaveOut={changed + unchanged > 0 ? onLeaveOut : undefined}
        />
      )}
      {changed > 0 && (
        <output className={styles.heading}>
          {count(changed, noun)} no elenco: {list(rows)}
          {changed > rows.length && ` e mais ${changed - rows.length}`}
        </output>
      )}
      {already.length > 0 && (
        <Notice tone="info" announce="politely">
          No elenco desde antes, sem mudança: {list(already)}.
        </Notice>
      )}
    </div>
  )
}
