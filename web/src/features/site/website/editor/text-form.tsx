import type { FormEvent, ReactNode } from 'react'
import styles from './text-form.module.css'

interface Props {
  readonly label: string
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  readonly children: ReactNode
}

/** A form as wide as a text needs. */
export function TextForm({ label, onSubmit, children }: Props) {
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={(event) => void onSubmit(event)}>
      {children}
    </form>
  )
}
