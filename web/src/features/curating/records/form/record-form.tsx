import type { Values } from '@meio-campo/contract'
import type { EditableKind } from '@meio-campo/contract/rules'
import { IconChevronDown } from '@tabler/icons-react'
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../../components/button/button.tsx'
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import { Moment } from '../../../../components/moment/moment.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useUser } from '../../../../session/session-store.ts'
import { confirm } from '../../../../state/dialogs.ts'
import { RecordInput, type NewRecordProps } from '../inputs/record-input.tsx'
import { newWords, placeOf, type RecordNoun } from '../inputs/record-noun.ts'
import type { Typed, TypedValues } from '../inputs/typed-value.ts'
import { groupsOf, requiredFirst, type FieldGroup } from './field-groups.ts'
import { PossibleDuplicates } from './possible-duplicates.tsx'
import { draftKey } from './record-draft.ts'
import styles from './record-form.module.css'
import { forgetReads } from './record-queries.ts'
import { createRecord } from './send-record.ts'
import { StaleDialog } from './stale-dialog.tsx'
import { TeamPreview } from './team-preview.tsx'
import { useRecordForm, type RecordFormOptions, type Written } from './use-record-form.ts'
import { showWarnings } from './saved-warnings.ts'

export interface RecordFormProps<S extends Written> extends RecordFormOptions<S> {
  /** The accessible name of the form. */
  readonly label: string
  readonly submitLabel: string
  /** Shows only the required fields, and the rest behind a button. */
  readonly brief?: boolean
  /** Fields that the page around it has settled already. */
  readonly hidden?: readonly string[]
  /** Additional fields that are sent with the record but are not part of it. */
  readonly extra?: ReactNode
  /** Shown under the name of a new record: existing records with a similar name. */
  readonly duplicatesOf?: RecordNoun
  /** Draws the crest beside it, in the shape that this id gets. */
  readonly teamId?: string | undefined
  readonly onCancel?: () => void
  /** Called with the fields that differ from the saved ones, each time they change. */
  readonly onTouched?: (fields: readonly string[]) => void
}

/** The form of any kind of record or part, made from the one description of its fields. */
export function RecordForm<S extends Written>(props: RecordFormProps<S>) {
  const {
    kind,
    label,
    submitLabel,
    brief = false,
    hidden = [],
    extra,
    duplicatesOf,
    teamId,
    onCancel,
    onTouched,
    ...options
  } = props
  const record = useRecordForm({ kind, ...options })
  const { form, names, stale, restored, touched } = record
  const [uploads, setUploads] = useState(0)
  const onBusy = useCallback((busy: boolean) => setUploads((now) => Math.max(0, now + (busy ? 1 : -1))), [])
  const busy = uploads > 0
  const touchedText = touched.join()
  useEffect(() => onTouched?.(touchedText === '' ? [] : touchedText.split(',')), [touchedText, onTouched])
  const shown = (name: string) =>
    !hidden.includes(name) &&
    (record.fields[name]!.input !== 'state' || form.values['country'] === 'BR' || form.values['state'] !== '')

  const input = (name: string) => (
    <div key={name} className={styles.cell} data-wide={isWide(record.fields[name]!.input) || undefined}>
      <RecordInput
        field={record.fields[name]!}
        binding={withCountry(form.field(name), name, form.setValues)}
        locked={!record.isNew && record.fields[name]!.fixed === true}
        chosenName={names[name] ?? ''}
        onName={(chosen) => record.setName(name, chosen)}
        onBusy={onBusy}
        newRecord={NewRecordDialog}
      />
      {name === 'name' && duplicatesOf && <PossibleDuplicates noun={duplicatesOf} name={textOf(form.values['name'])} />}
    </div>
  )
  const draw = (group: FieldGroup) => (
    <Group key={group.fields.join()} group={{ ...group, fields: group.fields.filter(shown) }} input={input} />
  )

  const draftNotice = restored && (
    <Notice
      tone="warn"
      announce="politely"
      action={
        <Button variant="default" size="xs" onClick={record.discard}>
          Descartar rascunho
        </Button>
      }
    >
      Rascunho recuperado: o que você digitou <Moment at={restored.at} /> e ainda não salvou.
    </Notice>
  )

  return (
    <div className={styles.body} data-preview={kind === 'team' && !brief ? true : undefined}>
      {/* `noValidate`: the messages are ours, under the fields and in Portuguese. */}
      <form
        className={styles.form}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          // A form opened from another form's field is inside it to React, though not to the browser.
          event.stopPropagation()
          void form.submit(event)
        }}
      >
        {brief && draftNotice}
        {brief ? <BriefGroups kind={kind} draw={draw} errors={form.errors} /> : groupsOf(kind).map(draw)}
        {extra}
        <div className={styles.actions} data-actions-bar={!brief || undefined}>
          {/* Where it is seen at once, wherever in a long form one has come back to. */}
          {!brief && draftNotice}
          <Button type="submit" loading={form.sending} disabled={busy}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button variant="default" disabled={form.sending} onClick={onCancel}>
              Cancelar
            </Button>
          )}
          {touched.length > 0 && !onCancel && !restored && (
            <Button variant="subtle" disabled={form.sending} onClick={record.discard}>
              Descartar
            </Button>
          )}
        </div>
      </form>
      {kind === 'team' && !brief && <TeamPreview id={teamId} values={form.values} />}
      {stale && (
        <StaleDialog
          kind={kind}
          stale={stale}
          names={names}
          onPutOff={record.putOff}
          onSettle={(theirs) => void record.settle(theirs)}
        />
      )}
    </div>
  )
}

const textOf = (typed: Typed | undefined) => (typeof typed === 'string' ? typed : '')

const isWide = (input: string) => ['picture', 'socials', 'colours', 'longText'].includes(input)

/** Only Brazil's states are known: with another country the state goes. */
function withCountry(
  binding: FieldBinding<Typed>,
  name: string,
  setValues: (change: (now: TypedValues) => TypedValues) => void,
): FieldBinding<Typed> {
  if (name !== 'country') return binding
  return {
    ...binding,
    onChange: (country) => {
      binding.onChange(country)
      if (country !== 'BR') setValues((now) => ('state' in now ? { ...now, state: '' } : now))
    },
  }
}

function Group({ group, input }: { readonly group: FieldGroup; readonly input: (name: string) => ReactNode }) {
  const id = useId()
  if (group.fields.length === 0) return null
  return (
    <section className={styles.group} {...(group.title && { 'aria-labelledby': id })}>
      {group.title && (
        <h2 className={styles.title} id={id}>
          {group.title}
        </h2>
      )}
      <div className={styles.grid}>{group.fields.map(input)}</div>
    </section>
  )
}

interface BriefProps {
  readonly kind: EditableKind
  readonly draw: (group: FieldGroup) => ReactNode
  readonly errors: object
}

function BriefGroups({ kind, draw, errors }: BriefProps) {
  const [needed, rest] = requiredFirst(kind)
  const [open, setOpen] = useState(needed.fields.length === 0)
  // An error must not hide behind a button.
  const wrong = rest.fields.some((name) => Object.hasOwn(errors, name))
  return (
    <>
      {draw(needed)}
      {open || wrong ? (
        draw(rest)
      ) : (
        <Button
          variant="subtle"
          className={styles.more}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Mais campos
        </Button>
      )}
    </>
  )
}

/** Creates a record in front of the page: the required fields first, the rest behind a button. */
export function NewRecordDialog({ noun, name, onCreated, onClose }: NewRecordProps) {
  const user = useUser()
  const [send] = useState(() => createRecord(noun))
  const touched = useRef<readonly string[]>([])
  const [keepTouched] = useState(() => (fields: readonly string[]) => {
    touched.current = fields
  })
  const key = name === undefined && user ? draftKey(user._id, noun, null) : undefined
  const close = async () => {
    // With a draft nothing is lost, and the name is still in the field behind the dialog.
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
          void showWarnings(saved)
          onCreated(saved)
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
