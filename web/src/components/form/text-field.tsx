import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'
import type { FieldBinding } from './use-form.ts'

type Native = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'disabled' | 'spellCheck' | 'autoCapitalize'
>

/** `<TextField label="Nome" autoComplete="name" {...form.field('name')} />` */
export function TextField({
  label,
  hint,
  optional,
  required,
  remedy,
  error,
  onChange,
  ...input
}: FieldWords & FieldBinding<string> & Native) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      remedy={remedy}
      {...(optional && { optional })}
      {...(required && { required })}
    >
      {(wiring) => (
        <input
          className={styles.input}
          {...input}
          {...wiring}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
