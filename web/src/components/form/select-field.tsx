import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'
import type { FieldBinding } from './use-form.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

/** The browser's own list: the best one there is on a phone, and enough for a short one. */
export function SelectField({
  label,
  hint,
  optional,
  required,
  error,
  onChange,
  choices,
  ...input
}: FieldWords & FieldBinding<string> & { readonly choices: readonly Choice[] }) {
  return (
    <Field label={label} hint={hint} error={error} {...(optional && { optional })} {...(required && { required })}>
      {(wiring) => (
        <select
          className={styles.input}
          {...input}
          {...wiring}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
