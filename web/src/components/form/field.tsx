import { IconAlertCircle } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

export interface FieldWords {
  readonly label: string
  /** A line under the label's field that helps before anything goes wrong. */
  readonly hint?: ReactNode
  readonly optional?: boolean
  /** For a form where most fields are optional: the few that are not carry a mark. */
  readonly required?: boolean
  /** Stands after an error that has a way out: a link. */
  readonly remedy?: ReactNode
}

export interface FieldWiring {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': true | undefined
}

interface Props extends FieldWords {
  readonly error: string | undefined
  /** The control, given the attributes that tie it to its label and messages. */
  readonly children: (wiring: FieldWiring) => ReactNode
}

/** Label above, message under the field; a hint gives way to an error. */
export function Field({ label, hint, optional, required, remedy, error, children }: Props) {
  const id = useId()
  const message = error ?? hint
  const wiring: FieldWiring = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': message ? `${id}-message` : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-required={required || undefined}>
        {label}
        {optional && <span className={styles.optional}> (opcional)</span>}
      </label>
      {children(wiring)}
      <div className={styles.message}>
        <FieldMessage id={`${id}-message`} error={error} hint={hint} remedy={remedy} />
      </div>
    </div>
  )
}

export function FieldMessage({
  id,
  error,
  hint,
  remedy,
}: {
  readonly id: string
  readonly error: string | undefined
  readonly hint?: ReactNode
  readonly remedy?: ReactNode
}) {
  if (error) {
    return (
      <p className={styles.error} id={id}>
        <IconAlertCircle size={14} stroke={1.75} aria-hidden />
        {error} {remedy}
      </p>
    )
  }
  return hint ? (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  ) : null
}
