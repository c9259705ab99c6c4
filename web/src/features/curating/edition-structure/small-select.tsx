import type { FieldBinding } from '../../../components/form/use-form.ts'
import styles from './editor.module.css'
import { useRefusedPlace } from './refused-places.tsx'

interface Props<V extends string> {
  /** The accessible name. */
  readonly label: string
  readonly value: V
  readonly choices: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (value: V) => void
  /** Where it stands in its phase, as a refusal says it. */
  readonly place?: string
}

/** One of a few, inside a line. */
export function SmallSelect<V extends string>({ label, value, choices, onChange, place }: Props<V>) {
  const { wrong, message } = useRefusedPlace(place)
  const select = (
    <select
      {...wrong}
      className={styles.small}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as V)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
  return message === null ? (
    select
  ) : (
    <div className={styles.marked}>
      {select}
      {message}
    </div>
  )
}

/** A field outside of a form: checked when the whole is saved. */
export function bound<V>(name: string, value: V, onChange: (value: V) => void, error?: string): FieldBinding<V> {
  return { name, value, error, onChange, onBlur: () => undefined }
}

export const choicesOf = <V extends string>(names: Readonly<Record<V, string>>) =>
  (Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label }))
