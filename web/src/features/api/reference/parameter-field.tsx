import { useId } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { FieldMessage } from '../../../components/form/field.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { CodeText } from './code-text.tsx'
import type { Parameter } from './operations.ts'
import styles from './parameter-field.module.css'

interface Props {
  readonly parameter: Parameter
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** What a parameter is, and the field that fills it. */
export function ParameterField({ parameter, value, error, onChange }: Props) {
  const id = useId()
  const { name, required, type, limits, choices, several, description } = parameter
  const facts = [type, limits, parameter.default !== null && `padrão ${parameter.default}`].filter(Boolean)
  const wiring = {
    id,
    name,
    className: fieldStyles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-about ${id}-message`,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  const isChoice = choices.length > 0 && !several
  return (
    <div className={styles.parameter}>
      <p className={styles.head}>
        <label htmlFor={id}>
          <code>{name}</code>
        </label>
        {required && <Badge>obrigatório</Badge>}
        <span>{facts.join(', ')}</span>
      </p>
      <p className={styles.about} id={`${id}-about`}>
        {description && <CodeText>{description}</CodeText>}
      </p>
      {isChoice ? (
        <select {...wiring}>
          {!required && <option value="">Não mandar</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <input {...wiring} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      )}
      <FieldMessage id={`${id}-message`} error={error} />
    </div>
  )
}
