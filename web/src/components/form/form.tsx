import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
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

interface SubmitProps {
  /** What happens: "Criar chave". */
  readonly words: string
  readonly sending: boolean
  readonly onCancel: () => void
}

/** The end of a form that stands in a dialog. */
export function SubmitOrCancel({ words, sending, onCancel }: SubmitProps) {
  return (
    <FormActions>
      <Button type="submit" loading={sending}>
        {words}
      </Button>
      <Button variant="default" onClick={onCancel}>
        Cancelar
      </Button>
    </FormActions>
  )
}

/** A sentence before the fields, about all of them. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
