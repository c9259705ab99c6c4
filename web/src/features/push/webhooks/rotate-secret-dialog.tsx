import type { Webhook } from '@meio-campo/contract'
import { LONGEST_WEBHOOK_OVERLAP_HOURS } from '@meio-campo/contract/rules'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showToast } from '../../../state/toasts.ts'
import { overlapChoices } from '../../../components/form/overlap-choices.ts'
import { rereadWebhooks } from './webhook-queries.ts'

const choices = overlapChoices.filter(({ value }) => Number(value) <= LONGEST_WEBHOOK_OVERLAP_HOURS)

interface Props {
  readonly webhook: Webhook
  readonly onRotated: () => void
  readonly onClose: () => void
}

/** Another secret; its owner says for how long the old one signs as well. */
export function RotateSecretDialog({ webhook, onRotated, onClose }: Props) {
  const form = useForm({
    initial: { overlap: '24' },
    rules: {},
    onSubmit: async ({ overlap }) => {
      const result = await api.post('/api/v1/webhooks/{id}/segredo/girar', {
        params: { id: webhook.id },
        body: { overlapHours: Number(overlap) },
      })
      if (result.ok) {
        showToast('Segredo trocado.')
        await queryClient.invalidateQueries(allOf('/api/v1/webhooks/{id}/segredo'))
        await rereadWebhooks()
        onRotated()
        onClose()
      }
      return result
    },
  })
  return (
    <FormDialog kind="box" title={`Trocar o segredo de ${webhook.name}`} onClose={onClose}>
      <Form onSubmit={form.submit} label="Trocar o segredo">
        <FormNote>
          Enquanto os dois valem, cada entrega leva duas assinaturas: troque no seu programa sem perder nenhuma.
        </FormNote>
        <SelectField label="O segredo atual continua valendo?" choices={choices} {...form.field('overlap')} />
        <SubmitOrCancel words="Trocar segredo" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}
