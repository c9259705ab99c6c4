import type { ApiKey } from '@meio-campo/contract'
import { useId } from 'react'
import { api } from '../../../api/api.ts'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { longDate } from '../../../components/moment/moment-words.ts'
import { useUser } from '../../../session/session-store.ts'
import { showToast } from '../../../state/toasts.ts'
import { KeyNameField, KeyPowerFields } from './key-fields.tsx'
import { expiryChoices, keyRules, SAME_EXPIRY, toKeyChange, toKeyValues } from './key-form.ts'
import { rereadKeys } from './key-queries.ts'
import styles from './key-dialog.module.css'

interface Props {
  readonly apiKey: ApiKey
  readonly onClose: () => void
}

/** Everything about a key but its secret, and but what it was made for. */
export function EditKeyDialog({ apiKey, onClose }: Props) {
  const id = useId()
  const admin = useUser()?.admin ?? false
  const form = useForm({
    initial: toKeyValues(apiKey),
    rules: keyRules,
    onSubmit: async (values) => {
      const result = await api.patch('/api/v1/chaves/{id}', {
        params: { id: apiKey.id },
        body: toKeyChange(values, new Date()),
      })
      await rereadKeys()
      if (result.ok) {
        showToast('Chave mudada.')
        onClose()
      }
      return result
    },
  })
  return (
    <Dialog kind="box" labelledBy={id} onClose={onClose}>
      <h2 className={styles.title} id={id}>
        Editar {apiKey.name}
      </h2>
      <Form onSubmit={form.submit} label="Editar a chave">
        <FormNote>O segredo continua o mesmo. O que mudar vale já na próxima chamada.</FormNote>
        <KeyNameField form={form} />
        <KeyPowerFields form={form} admin={admin} expiry={expiryOf(apiKey)} />
        <SubmitOrCancel words="Salvar alterações" sending={form.sending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

/** As it is now comes first, in words. */
function expiryOf({ expiresAt }: ApiKey) {
  const [never, ...later] = expiryChoices
  if (expiresAt === null) return [{ ...never, value: SAME_EXPIRY }, ...later]
  return [{ value: SAME_EXPIRY, label: `Em ${longDate(new Date(expiresAt))}, como está` }, ...expiryChoices]
}
