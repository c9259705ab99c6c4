import type { FormEvent, ReactNode } from 'react'
import styles from './form.module.css'

interface Props {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  readonly label?: string
  readonly children: ReactNode
}

/** `noValidate`: the messages are ours, under the fields and in Portuguese. */
export function Form({ onSubmit, label, children }: Props) {
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={(event) => void onSubmit(event)}>
      {children}
    </form>
  )
}

export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
