import { useId, type FormEvent } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { Field, FieldMessage } from '../../../components/form/field.tsx'
import styles from './call-form.module.css'
import { valueName } from './call-values.ts'
import { CodeText } from './code-text.tsx'
import { FieldList } from './field-list.tsx'
import type { Operation, Parameter } from './operations.ts'
import type { CallDraft } from './use-call-draft.ts'

interface Props {
  /** The button that sends it stands elsewhere. */
  readonly id: string
  readonly operation: Operation
  readonly draft: CallDraft
  readonly onRun: () => void
}

/** The parameters, each with its description and its input. */
export function CallForm({ id, operation, draft, onRun }: Props) {
  const { parameters, body, upload } = operation
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const place = event.currentTarget.closest('article')
    onRun()
    // The messages are drawn by then: the first one is where to look, also beside this form.
    requestAnimationFrame(() => place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <form id={id} noValidate aria-label={`Executar ${operation.id}`} onSubmit={submit}>
      <Card title="Parâmetros" flush>
        {parameters.map((parameter) => {
          const name = valueName(parameter)
          return (
            <ParameterField
              key={name}
              parameter={parameter}
              value={draft.values[name] ?? ''}
              error={draft.errors[name]}
              onChange={(value) => draft.setValue(name, value)}
            />
          )
        })}
        {body && (
          <div className={styles.part}>
            <Field label="Corpo (JSON)" error={draft.errors['body']}>
              {(wiring) => (
                <textarea
                  {...wiring}
                  className={`${fieldStyles.input} ${styles.body}`}
                  rows={Math.min(14, draft.body.split('\n').length + 1)}
                  spellCheck={false}
                  autoCapitalize="none"
                  value={draft.body}
                  onChange={(event) => draft.setBody(event.currentTarget.value)}
                />
              )}
            </Field>
            <FieldList title="Campos do corpo" fields={body.fields} />
          </div>
        )}
        {upload && (
          <div className={styles.part}>
            <Field label="Arquivo" hint="JPEG, PNG ou WebP de até 8 MB." error={draft.errors['file']}>
              {(wiring) => (
                <input
                  {...wiring}
                  type="file"
                  accept="image/jpeg,image/png,image/webp"
                  onChange={(event) => draft.setFile(event.currentTarget.files?.[0] ?? null)}
                />
              )}
            </Field>
          </div>
        )}
        {parameters.length === 0 && !body && !upload && <p className={styles.none}>Esta chamada não tem nenhum.</p>}
      </Card>
    </form>
  )
}

interface ParameterFieldProps {
  readonly parameter: Parameter
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** What a parameter is, and the field that fills it. */
function ParameterField({ parameter, value, error, onChange }: ParameterFieldProps) {
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
