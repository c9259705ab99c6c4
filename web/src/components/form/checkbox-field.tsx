import { useId, type ReactNode } from 'react'
import { FieldMessage } from './field.tsx'
import styles from './field.module.css'
import type { FieldBinding } from './use-form.ts'

/** A box with its sentence at the right: `<CheckboxField {...form.field('remember')}>Lembrar…</CheckboxField>` */
export function CheckboxField({
  name,
  value,
  error,
  onChange,
  onBlur,
  disabled,
  children,
}: FieldBinding<boolean> & { readonly disabled?: boolean; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          checked={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        <span>{children}</span>
      </label>
      <FieldMessage id={id} error={error} />
    </div>
  )
}
