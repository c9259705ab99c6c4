import type { ApiKey } from '@meio-campo/contract'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { rereadKeys } from './key-queries.ts'
import { overlapChoices } from '../../../components/form/overlap-choices.ts'
import { SecretView } from './secret-view.tsx'
import styles from './key-dialog.module.css'

interface Props {
  readonly apiKey: ApiKey
  readonly onClose: () => void
}

/** Another secret for the same key; its owner says for how long the old one still works. */
export function RotateDialog({ apiKey, onClose }: Props) {
  const id = useId()
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm({
    initial: { overlap: '24' },
    rules: {},
    onSubmit: async ({ overlap }) => {
      const result = await api.post('/api/v1/chaves/{id}/rotacionar', {
        params: { id: apiKey.id },
        body: { overlapHours: Number(overlap) },
      })
      if (result.ok) setSecret(result.data.data.secret)
      await rereadKeys()
      return result
    },
  })
  return (
    <Dialog kind={secret === null ? 'box' : 'wide'} labelledBy={id} onClose={onClose}>
      <h2 className={styles.title} id={id}>
        {secret === null ? `Trocar o segredo de ${apiKey.name}` : 'Segredo trocado'}
      </h2>
      {secret === null ? (
        <Form onSubmit={form.submit} label="Trocar o segredo">
          <FormNote>
            A chave continua a mesma, com o seu histórico. Troque o segredo nos seus programas enquanto os dois valem.
          </FormNote>
          <SelectField label="O segredo atual continua valendo?" choices={overlapChoices} {...form.field('overlap')} />
          <SubmitOrCancel words="Trocar segredo" sending={form.sending} onCancel={onClose} />
        </Form>
      ) : (
        <SecretView secret={secret} onClose={onClose} />
      )}
    </Dialog>
  )
}
