import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Segmented } from '../../../components/segmented.tsx'
import { useUser } from '../../../session/session-store.ts'
import { KeyNameField, KeyPowerFields } from './key-fields.tsx'
import { emptyKey, expiryChoices, keyRules, toKeyBody } from './key-form.ts'
import { rereadKeys } from './key-queries.ts'
import { SecretView } from './secret-view.tsx'
import styles from './key-dialog.module.css'

const modes = [
  { value: 'live', label: 'Produção' },
  { value: 'test', label: 'Teste' },
] as const
const kinds = [
  { value: 'server', label: 'No servidor' },
  { value: 'browser', label: 'No navegador' },
] as const

/** Asks what the key is for, makes it, and shows its secret: once. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Dialog kind={secret === null ? 'box' : 'wide'} labelledBy={id} onClose={onClose}>
      <h2 className={styles.title} id={id}>
        {secret === null ? 'Nova chave' : 'Chave criada'}
      </h2>
      {secret === null ? (
        <KeyForm onMade={setSecret} onClose={onClose} />
      ) : (
        <SecretView secret={secret} onClose={onClose} />
      )}
    </Dialog>
  )
}

function KeyForm({ onMade, onClose }: { readonly onMade: (secret: string) => void; readonly onClose: () => void }) {
  const admin = useUser()?.admin ?? false
  const form = useForm({
    initial: emptyKey,
    rules: keyRules,
    onSubmit: async (values) => {
      const result = await api.post('/api/v1/chaves', { body: toKeyBody(values, new Date()) })
      if (result.ok) {
        onMade(result.data.data.secret)
        await rereadKeys()
      }
      return result
    },
  })
  const { values, setValues } = form
  return (
    <Form onSubmit={form.submit} label="Nova chave">
      <KeyNameField form={form} />
      <div className={styles.choices}>
        <Segmented
          label="Ambiente"
          choices={modes}
          value={values.mode}
          onChange={(mode) => setValues({ ...values, mode })}
        />
        <Segmented
          label="Onde a chave vai ficar"
          choices={kinds}
          value={values.kind}
          onChange={(kind) => setValues({ ...values, kind })}
        />
      </div>
      {values.mode === 'test' && <FormNote>Uma chave de teste só vê a demonstração e não gasta a sua cota.</FormNote>}
      <KeyPowerFields form={form} admin={admin} expiry={expiryChoices} />
      <SubmitOrCancel words="Criar chave" sending={form.sending} onCancel={onClose} />
    </Form>
  )
}
