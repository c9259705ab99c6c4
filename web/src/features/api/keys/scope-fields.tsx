import {
  ACCOUNT_SCOPES,
  DATA_SCOPES,
  isIncluded,
  keyScopeWords,
  needsAdmin,
  WRITE_SCOPES,
  type Scope,
} from '@meio-campo/contract/rules'
import { useId, useState } from 'react'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { FieldMessage } from '../../../components/form/field.tsx'
import { FormNote } from '../../../components/form/form.tsx'
import type { useForm } from '../../../components/form/use-form.ts'
import styles from './key-dialog.module.css'
import { suits, withScope, type KeyValues } from './key-form.ts'

interface Props {
  readonly form: ReturnType<typeof useForm<KeyValues>>
  readonly admin: boolean
}

const WHOLE = ['read', 'live', 'write'] as const satisfies readonly Scope[]
const PARTS = [...DATA_SCOPES, ...WRITE_SCOPES]

/** What the key may do, in words. What a kind of key can never do is not offered. */
export function ScopeFields({ form, admin }: Props) {
  const { values, errors } = form
  const id = useId()
  const offer = (scopes: readonly Scope[]) =>
    scopes.filter((scope) => (admin || !needsAdmin(scope)) && suits(scope, values))
  const account = offer(ACCOUNT_SCOPES)
  return (
    <fieldset className={styles.scopes} aria-describedby={errors.scopes ? id : undefined}>
      <legend>O que a chave pode</legend>
      {values.kind === 'browser' && <FormNote>Uma chave de navegador fica à vista de todos: ela só lê.</FormNote>}
      <Boxes form={form} scopes={offer(WHOLE)} />
      <Group title="Só uma parte disso" form={form} scopes={offer(PARTS)} />
      {account.length > 0 && <Group title="Gerir a conta por um programa" form={form} scopes={account} />}
      <FieldMessage id={id} error={errors.scopes} />
    </fieldset>
  )
}

interface BoxesProps extends Pick<Props, 'form'> {
  readonly scopes: readonly Scope[]
}

/** Stands open at first where something in it was chosen already. */
function Group({ title, form, scopes }: BoxesProps & { readonly title: string }) {
  const chosen = scopes.filter((scope) => form.values.scopes.includes(scope)).length
  const [open, setOpen] = useState(chosen > 0)
  return (
    <details className={styles.group} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {chosen > 0 && <small>{chosen}</small>}
      </summary>
      <Boxes form={form} scopes={scopes} />
    </details>
  )
}

function Boxes({ form, scopes }: BoxesProps) {
  const { values, field } = form
  const { onChange, ...binding } = field('scopes')
  return scopes.map((scope) => {
    const included = isIncluded(scope, values.scopes)
    return (
      <CheckboxField
        key={scope}
        {...binding}
        error={undefined}
        value={included || values.scopes.includes(scope)}
        disabled={included}
        onChange={(on) => onChange(withScope(values.scopes, scope, on))}
      >
        <b>{keyScopeWords[scope].label}</b>: {keyScopeWords[scope].hint}
      </CheckboxField>
    )
  })
}
