import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'
import type { FieldBinding } from './use-form.ts'

type Native = Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'placeholder' | 'disabled'>

export function TextAreaField({
  label,
  hint,
  optional,
  required,
  error,
  onChange,
  rows = 5,
  ...input
}: FieldWords & FieldBinding<string> & Native) {
  return (
    <Field label={label} hint={hint} error={error} {...(optional && { optional })} {...(required && { required })}>
      {(wiring) => (
        <textarea
          className={styles.input}
          rows={rows}
          {...input}
          {...wiring}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
