import { KEY_NAME } from '@meio-campo/contract/rules'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextAreaField } from '../../../components/form/text-area-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import type { useForm } from '../../../components/form/use-form.ts'
import styles from './key-dialog.module.css'
import type { KeyValues } from './key-form.ts'
import { ScopeFields } from './scope-fields.tsx'

interface NameProps {
  readonly form: ReturnType<typeof useForm<KeyValues>>
}

export function KeyNameField({ form }: NameProps) {
  return (
    <TextField
      label="Nome"
      hint="Para reconhecê-la depois: o projeto, o servidor."
      maxLength={KEY_NAME.max}
      {...form.field('name')}
    />
  )
}

interface Props extends NameProps {
  readonly admin: boolean
  readonly expiry: readonly { readonly value: string; readonly label: string }[]
}

/** What a key may do, from where, until when and how much. */
export function KeyPowerFields({ form, admin, expiry }: Props) {
  const { values } = form
  return (
    <>
      <ScopeFields form={form} admin={admin} />
      {values.kind === 'browser' ? (
        <TextAreaField
          label="Origens"
          rows={2}
          hint="Uma por linha. A chave só vale nas páginas daí."
          placeholder="https://exemplo.com.br"
          {...form.field('origins')}
        />
      ) : (
        <TextAreaField
          label="Endereços IP"
          rows={2}
          optional
          hint="Um por linha, ou redes como 203.0.113.0/24. Vazio: de qualquer lugar."
          {...form.field('addresses')}
        />
      )}
      <SelectField label="Vence" choices={expiry} {...form.field('expiry')} />
      <div className={styles.pair}>
        <TextField label="Limite por minuto" optional inputMode="numeric" {...form.field('perMinute')} />
        <TextField label="Limite por dia" optional inputMode="numeric" {...form.field('perDay')} />
      </div>
    </>
  )
}
