import { keyScopeWords, SCOPES } from '@meio-campo/contract/rules'
import { FieldMessage } from '../../../components/form/field.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import type { useForm } from '../../../components/form/use-form.ts'
import type { KeyValues } from './key-form.ts'
import { FormNote } from '../../../components/form/form.tsx'
import styles from './key-dialog.module.css'

interface Props {
  readonly form: ReturnType<typeof useForm<KeyValues>>
  readonly admin: boolean
}

/** What the key may do. What a kind of key can never do is not offered. */
export function ScopeFields({ form, admin }: Props) {
  if (form.values.kind === 'browser')
    return <FormNote>Uma chave de navegador fica à vista de todos: ela só lê.</FormNote>
  const offered = SCOPES.filter((scope) => scope !== 'write' || (admin && form.values.mode === 'live'))
  return (
    <fieldset className={styles.scopes}>
      <legend>Escopos</legend>
      {offered.map((scope) => (
        <CheckboxField key={scope} {...form.field(scope)} error={undefined}>
          <b>{keyScopeWords[scope].label}</b>: {keyScopeWords[scope].hint}
        </CheckboxField>
      ))}
      <FieldMessage id="escopos" error={form.errors.read} />
    </fieldset>
  )
}
