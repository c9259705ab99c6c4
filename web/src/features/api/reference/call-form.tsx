import type { FormEvent } from 'react'
import { Card } from '../../../components/card.tsx'
import { Field } from '../../../components/form/field.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import styles from './call-form.module.css'
import { valueName } from './call-values.ts'
import { FieldList } from './field-list.tsx'
import type { Operation } from './operations.ts'
import { ParameterField } from './parameter-field.tsx'
import type { CallDraft } from './use-call-draft.ts'

interface Props {
  /** The button that sends it stands elsewhere. */
  readonly id: string
  readonly operation: Operation
  readonly draft: CallDraft
  readonly onRun: () => void
}

/** The parameters, told and filled in at one place. */
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
