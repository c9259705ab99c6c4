import { brazilianStates, type Choices, type Field } from '@meio-campo/contract/rules'
import { useState } from 'react'
import { countryName } from '../../../../components/flag/country-name.ts'
import { countryChoices } from '../../../../components/flag/football-countries.ts'
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx'
import { TextAreaField } from '../../../../components/form/text-area-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import { useUser } from '../../../../session/session-store.ts'
import { currencyChoices } from './currencies.ts'
import type { FindableKind } from './find-records.ts'
import { ChoiceField } from './inputs/choice-field.tsx'
import { ChoicesField } from './inputs/choices-field.tsx'
import { ColoursField } from './inputs/colours-field.tsx'
import { CountriesField } from './inputs/countries-field.tsx'
import { PictureField } from './inputs/picture-field.tsx'
import { RecordField } from './inputs/record-field.tsx'
import { SocialsField } from './inputs/socials-field.tsx'
import { NewRecordDialog } from './new-record-dialog.tsx'
import type { RecordNoun } from './record-noun.ts'
import type { SocialRow, Typed } from './typed-value.ts'

export interface RecordInputProps {
  readonly field: Field
  readonly binding: FieldBinding<Typed>
  /** Chosen when the record was made, and the same ever after. */
  readonly locked: boolean
  /** What a picked record is called. */
  readonly chosenName: string
  readonly onName: (name: string) => void
  readonly onBusy: (busy: boolean) => void
}

const asChoices = (choices: Choices) => Object.entries(choices).map(([value, label]) => ({ value, label }))

/** The control that a field's description asks for. */
export function RecordInput({ field, binding, locked, chosenName, onName, onBusy }: RecordInputProps) {
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
      return <ChoiceField {...words} {...text} choices={currencyChoices} />
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
          chosenName={text.value === '' ? '' : chosenName || text.value}
          onPick={(id, name) => {
            text.onChange(id)
            onName(name)
          }}
        />
      )
  }
}

/** A country that football does not list, such as one that is no more, keeps its name. */
function withOwn(code: string) {
  const known = code === '' || countryChoices.some(({ value }) => value === code)
  return known ? countryChoices : [{ value: code, label: countryName(code) }, ...countryChoices]
}

// Who is meant when a person is made in passing: the field's own words say it where it is a coach.
const made: Readonly<Record<FindableKind, (fieldName: string) => RecordNoun>> = {
  team: () => 'team',
  person: (name) => (name === 'coach' ? 'coach' : 'player'),
  stadium: () => 'stadium',
  confederation: () => 'confederation',
  competition: () => 'competition',
  edition: () => 'edition',
  streaming: () => 'streaming',
}

type RelationProps = Omit<React.ComponentProps<typeof RecordField>, 'onCreate'>

function RelationInput(props: RelationProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const admin = useUser()?.admin ?? false
  const { kind, name, onPick } = props
  return (
    <>
      <RecordField {...props} {...(admin && { onCreate: setMissing })} />
      {missing !== null && (
        <NewRecordDialog
          noun={made[kind](name)}
          name={missing}
          onClose={() => setMissing(null)}
          onMade={(saved) => {
            setMissing(null)
            onPick(saved.id, saved.name)
          }}
        />
      )}
    </>
  )
}
