import { useState } from 'react'
import { RecordField } from '../records/inputs/record-field.tsx'
import { NewRecordDialog } from '../records/form/record-form.tsx'

interface PersonChoice {
  readonly person: string | null
  readonly name?: string | null | undefined
}

interface Props {
  readonly label: string
  readonly value: PersonChoice
  readonly error: string | undefined
  /** The kind of record that is created for a new person. */
  readonly as: 'player' | 'coach' | 'referee'
  /** Whether that is offered. */
  readonly creates?: boolean
  readonly onChange: (value: { readonly person: string | null; readonly name: string | null }) => void
}

/** Chooses a person by typing, or creates a record for a new one. */
export function PersonField({ label, value, error, as, creates = true, onChange }: Props) {
  const [made, setMade] = useState<string | null>(null)
  return (
    <>
      <RecordField
        kind="person"
        label={label}
        name={label}
        value={value.person ?? ''}
        chosenName={value.name ?? ''}
        error={error}
        onChange={() => undefined}
        onBlur={() => undefined}
        onPick={(id, name) => onChange(id === '' ? { person: null, name: null } : { person: id, name })}
        {...(creates && { onCreate: setMade })}
      />
      {made !== null && (
        <NewRecordDialog
          noun={as}
          name={made}
          onCreated={({ id, name }) => {
            onChange({ person: id, name })
            setMade(null)
          }}
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}
