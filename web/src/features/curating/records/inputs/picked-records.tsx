import { IconX } from '@tabler/icons-react'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import groupStyles from './group-field.module.css'
import { RecordField } from './record-field.tsx'

export interface Picked {
  readonly id: string
  readonly name: string
}

interface ChipsProps {
  readonly picked: readonly Picked[]
  readonly onChange: (picked: readonly Picked[]) => void
}

/** The chosen records, each with a button that takes it out. */
export function PickedChips({ picked, onChange }: ChipsProps) {
  if (picked.length === 0) return null
  return (
    <ul className={groupStyles.chips} aria-label="Escolhidos">
      {picked.map(({ id, name }) => (
        <li key={id} className={groupStyles.chip}>
          {name}
          <button
            type="button"
            aria-label={`Remover ${name}`}
            onClick={() => onChange(picked.filter((each) => each.id !== id))}
          >
            <IconX size={14} stroke={1.75} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  readonly label: string
  readonly hint?: string
  readonly kind: 'team' | 'competition'
  readonly binding: FieldBinding<readonly Picked[]>
}

/** Several records of a kind, found by name. */
export function PickedRecords({ label, hint, kind, binding }: Props) {
  const { name, value, error, onChange, onBlur } = binding
  const add = (picked: Picked) => onChange(value.some(({ id }) => id === picked.id) ? value : [...value, picked])
  return (
    <>
      <RecordField
        key={value.length}
        label={label}
        {...(hint && { hint })}
        kind={kind}
        name={name}
        value=""
        chosenName=""
        error={error}
        onChange={() => undefined}
        onBlur={onBlur}
        onPick={(id, chosen) => add({ id, name: chosen })}
      />
      <PickedChips picked={value} onChange={onChange} />
    </>
  )
}
