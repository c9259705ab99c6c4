import type { Choices } from '@meio-campo/contract/rules'
import { useId } from 'react'
import { FieldMessage } from '../../../../../components/form/field.tsx'
import type { FieldBinding } from '../../../../../components/form/use-form.ts'
import styles from './group-field.module.css'

interface Props extends FieldBinding<readonly string[]> {
  readonly label: string
  readonly hint?: string | undefined
  readonly choices: Choices
}

/** Several of a short list. Their order is kept: the first one chosen is the main one. */
export function ChoicesField({ label, hint, choices, name, value, error, onChange, onBlur }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.line}>
        {Object.entries(choices).map(([choice, words]) => (
          <label key={choice} className={styles.check}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(choice)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...value, choice] : value.filter((one) => one !== choice))
              }
              onBlur={onBlur}
            />
            {words}
            {value.length > 1 && value[0] === choice && <small>principal</small>}
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </fieldset>
  )
}
