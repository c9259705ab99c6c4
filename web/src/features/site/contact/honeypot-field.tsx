import { useId } from 'react'
import type { FieldBinding } from '../../../components/form/use-form.ts'
import styles from './honeypot-field.module.css'

/** A field that only a robot fills in: off the screen, out of the tab order, silent to screen readers. */
export function HoneypotField({ name, value, onChange }: FieldBinding<string>) {
  const id = useId()
  return (
    <div className={styles.away} aria-hidden="true">
      <label htmlFor={id}>Site</label>
      <input
        id={id}
        name={name}
        value={value}
        tabIndex={-1}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
