import type { Webhook } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { api } from '../../../api/api.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import { showToast } from '../../../state/toasts.ts'
import { rereadWebhooks } from '../webhooks/webhook-queries.ts'
import { toFieldMoment } from './field-moment.ts'

const DAY_MS = 86_400_000

interface Props {
  readonly webhooks: readonly Webhook[]
  /** The one that is looked at. */
  readonly first: string | undefined
  readonly onClose: () => void
}

/** After a receiver was repaired: everything that was given up since then goes out again, in its order. */
export function ResendFailedDialog({ webhooks, first, onClose }: Props) {
  const now = useNow()
  const form = useForm({
    initial: {
      webhook: webhooks.find((webhook) => webhook.id === first)?.id ?? webhooks[0]?.id ?? '',
      desde: toFieldMoment(new Date(now.getTime() - DAY_MS)),
    },
    rules: { webhook: required, desde: required },
    onSubmit: async ({ webhook, desde }) => {
      const result = await api.post('/api/v1/webhooks/{id}/reenviar', {
        params: { id: webhook },
        body: { desde: new Date(desde).toISOString() },
      })
      if (result.ok) {
        const { count } = result.data.data
        showToast(count === 0 ? 'Nada falhou desde então.' : resentWords(count))
        await rereadWebhooks()
        onClose()
      }
      return result
    },
  })
  return (
    <FormDialog kind="box" title="Reenviar falhas" onClose={onClose}>
      <Form onSubmit={form.submit} label="Reenviar falhas">
        <FormNote>
          O que falhou desde então volta à fila, na mesma ordem e com o mesmo <code>webhook-id</code>.
        </FormNote>
        <SelectField
          label="Webhook"
          choices={webhooks.map((webhook) => ({ value: webhook.id, label: webhook.name }))}
          {...form.field('webhook')}
        />
        <TextField label="Desde" type="datetime-local" {...form.field('desde')} />
        <SubmitOrCancel words="Reenviar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

const resentWords = (count: number) => counted(count, 'entrega voltou à fila.', 'entregas voltaram à fila.')
