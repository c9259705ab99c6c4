import type { Saved } from '@meio-campo/contract'
import { brazilianStates, type Choices, type Field } from '@meio-campo/contract/rules'
import { useId, useState, type ComponentProps, type ComponentType } from 'react'
import { countryName } from '../../../../components/flag/country-name.ts'
import { countryChoices } from '../../../../components/flag/country-name.ts'
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx'
import { FieldMessage, type FieldWords } from '../../../../components/form/field.tsx'
import { SelectField } from '../../../../components/form/select-field.tsx'
import { TextAreaField } from '../../../../components/form/text-area-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import { useMayEdit } from '../../../../session/duties.ts'
import { ColoursField } from './colours-field.tsx'
import { CountriesField } from './countries-field.tsx'
import { currencyChoices } from './currencies.ts'
import type { FindableKind } from './find-records.ts'
import styles from './group-field.module.css'
import { PictureField } from './picture-field.tsx'
import { RecordField } from './record-field.tsx'
import type { RecordNoun } from './record-noun.ts'
import { SocialsField } from './socials-field.tsx'
import type { SocialRow, Typed } from './typed-value.ts'

/** A record is created in front of the form that lacks it. */
export interface NewRecordProps {
  readonly noun: RecordNoun
  /** Already typed in the search. No draft of such a record is kept. */
  readonly name?: string
  readonly onCreated: (saved: Saved) => void
  readonly onClose: () => void
}

interface Props {
  readonly field: Field
  readonly binding: FieldBinding<Typed>
  /** Fixed when the record was created. */
  readonly locked: boolean
  /** What a picked record is called. */
  readonly chosenName: string
  readonly onName: (name: string) => void
  readonly onBusy: (busy: boolean) => void
  /** Passed in, because that dialog holds a form of these inputs itself. */
  readonly newRecord: ComponentType<NewRecordProps>
}

const asChoices = (choices: Choices) => Object.entries(choices).map(([value, label]) => ({ value, label }))

/** The control that a field's description asks for. */
export function RecordInput({ field, binding, locked, chosenName, onName, onBusy, newRecord }: Props) {
  // Each kind of input holds one kind of value: see `toTyped`.
  const text = binding as FieldBinding<string>
  const list = binding as FieldBinding<readonly string[]>
  const words = {
    label: field.label,
    ...(field.hint && { hint: field.hint }),
    ...(field.required && { required: true }),
    ...(locked && { disabled: true }),
  }
  switch (field.input) {
    case 'text':
      return <TextField {...words} {...text} autoComplete="off" />
    case 'longText':
      return <TextAreaField {...words} {...text} />
    case 'integer':
      return <TextField {...words} {...text} inputMode="numeric" autoComplete="off" />
    case 'amount':
    case 'degrees':
      return <TextField {...words} {...text} inputMode="text" autoComplete="off" />
    case 'date':
      return <TextField {...words} {...text} type="date" />
    case 'moment':
      return <TextField {...words} hint={field.hint ?? 'No horário de Brasília.'} {...text} type="datetime-local" />
    case 'url':
      return <TextField {...words} {...text} inputMode="url" spellCheck={false} autoCapitalize="none" />
    case 'boolean':
      return (
        <CheckboxField {...(binding as FieldBinding<boolean>)}>
          {field.label}
          {field.hint && <small> {field.hint}</small>}
        </CheckboxField>
      )
    case 'picture':
      return (
        <PictureField
          {...text}
          label={field.label}
          start={text.name === 'photo' ? 'filled' : 'whole'}
          shape={field.wide ? 'wide' : 'square'}
          onBusy={onBusy}
        />
      )
    case 'socials':
      return <SocialsField {...(binding as FieldBinding<readonly SocialRow[]>)} label={field.label} />
    case 'country':
      return <ChoiceField {...words} {...text} choices={withOwn(text.value)} />
    case 'countries':
      return <CountriesField {...list} label={field.label} hint={field.hint} />
    case 'state':
      return <ChoiceField {...words} {...text} choices={asChoices(brazilianStates)} />
    case 'currency':
      return <ChoiceField {...words} {...text} choices={currencyChoices()} />
    case 'colours':
      return <ColoursField {...list} label={field.label} />
    case 'choice':
      return <ChoiceField {...words} {...text} choices={asChoices(field.choices)} />
    case 'choices':
      return <ChoicesField {...list} label={field.label} hint={field.hint} choices={field.choices} />
    case 'record':
      return (
        <RelationInput
          {...words}
          {...text}
          kind={field.record as FindableKind}
          chosenName={text.value === '' ? '' : chosenName}
          newRecord={newRecord}
          onPick={(id, name) => {
            text.onChange(id)
            onName(name)
          }}
        />
      )
  }
}

/** A country that is not on the list, such as a former one, keeps its name. */
function withOwn(code: string) {
  const known = code === '' || countryChoices().some(({ value }) => value === code)
  return known ? countryChoices() : [{ value: code, label: countryName(code) }, ...countryChoices()]
}

// Which noun a new record has: a person is a coach in a field of that name, a player elsewhere.
const nounOf: Readonly<Record<FindableKind, (fieldName: string) => RecordNoun>> = {
  team: () => 'team',
  person: (name) => (name === 'coach' ? 'coach' : 'player'),
  stadium: () => 'stadium',
  confederation: () => 'confederation',
  competition: () => 'competition',
  edition: () => 'edition',
  streaming: () => 'streaming',
}

type RelationProps = Omit<ComponentProps<typeof RecordField>, 'onCreate'> & Pick<Props, 'newRecord'>

function RelationInput({ newRecord: NewRecord, ...props }: RelationProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const { kind, name, onPick } = props
  const noun = nounOf[kind](name)
  const mayCreate = useMayEdit(noun)
  return (
    <>
      <RecordField {...props} {...(mayCreate && { onCreate: setMissing })} />
      {missing !== null && (
        <NewRecord
          noun={noun}
          name={missing}
          onClose={() => setMissing(null)}
          onCreated={(saved) => {
            setMissing(null)
            onPick(saved.id, saved.name)
          }}
        />
      )}
    </>
  )
}

interface Choice {
  readonly value: string
  readonly label: string
}

type ChoiceFieldProps = FieldWords &
  FieldBinding<string> & { readonly choices: readonly Choice[]; readonly disabled?: boolean }

/** One of a list, or none yet. A value that the list does not have is offered as it is, never lost by looking at it. */
function ChoiceField({ choices, value, ...props }: ChoiceFieldProps) {
  const unknown = value !== '' && !choices.some((choice) => choice.value === value)
  return (
    <SelectField
      {...props}
      value={value}
      choices={[{ value: '', label: '—' }, ...(unknown ? [{ value, label: value }] : []), ...choices]}
    />
  )
}

interface ChoicesFieldProps extends FieldBinding<readonly string[]> {
  readonly label: string
  readonly hint?: string | undefined
  readonly choices: Choices
}

/** Several of a short list. Their order is kept: the first one chosen is the main one. */
function ChoicesField({ label, hint, choices, name, value, error, onChange, onBlur }: ChoicesFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.line}>
        {Object.entries(choices).map(([choice, words]) => (
          <label key={choice} className={styles.check}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(choice)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...value, choice] : value.filter((one) => one !== choice))
              }
              onBlur={onBlur}
            />
            {words}
            {value.length > 1 && value[0] === choice && <small>principal</small>}
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </fieldset>
  )
}
