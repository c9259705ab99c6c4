import { IconX } from '@tabler/icons-react'
import { RecordField } from '../../curating/records/inputs/record-field.tsx'
import styles from './picks-field.module.css'
import type { Picked } from './webhook-form.ts'

interface Props {
  readonly kind: 'competition' | 'team'
  readonly label: string
  readonly hint: string
  readonly name: string
  readonly value: readonly Picked[]
  readonly error: string | undefined
  readonly onChange: (picks: readonly Picked[]) => void
}

/** Several records: each is found by its name and becomes a chip. */
export function PicksField({ kind, label, hint, name, value, error, onChange }: Props) {
  const add = (id: string, picked: string) => {
    if (id !== '' && !value.some((pick) => pick.id === id)) onChange([...value, { id, name: picked }])
  }
  return (
    <div>
      <RecordField
        kind={kind}
        label={label}
        hint={hint}
        optional
        name={name}
        value=""
        chosenName=""
        error={error}
        onPick={add}
        onChange={() => undefined}
        onBlur={() => undefined}
      />
      {value.length > 0 && (
        <ul className={styles.picks} aria-label={label}>
          {value.map((pick) => (
            <li key={pick.id}>
              {pick.name}
              <button
                type="button"
                aria-label={`Tirar ${pick.name}`}
                onClick={() => onChange(value.filter(({ id }) => id !== pick.id))}
              >
                <IconX size={14} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
