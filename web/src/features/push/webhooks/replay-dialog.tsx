import type { Webhook } from '@meio-campo/contract'
import { counted, pushEventTypes, type PushEventType } from '@meio-campo/contract/rules'
import { IconHistory } from '@tabler/icons-react'
import { api } from '../../../api/api.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { toFieldMoment } from './field-moment.ts'
import { invalidateWebhooks } from './webhook-queries.ts'

const HOUR_MS = 3_600_000

const types = [
  { value: '', label: 'Todos os eventos' },
  ...Object.entries(pushEventTypes).map(([value, label]) => ({ value, label })),
]
const states = [
  { value: '', label: 'Aceitas e com falha' },
  { value: 'delivered', label: 'Só as aceitas' },
  { value: 'failed', label: 'Só as com falha' },
]

interface Props {
  readonly webhooks: readonly Webhook[]
  /** The selected one. */
  readonly first: string | undefined
  readonly onClose: () => void
}

/** Sends a webhook again what it received between two times: counted first, and only then, if wanted, sent. */
export function ReplayDialog({ webhooks, first, onClose }: Props) {
  const now = useNow()
  const form = useForm({
    initial: {
      webhook: webhooks.find((webhook) => webhook.id === first)?.id ?? webhooks[0]?.id ?? '',
      from: toFieldMoment(new Date(now.getTime() - HOUR_MS)),
      // Includes the minute in progress, because its events are meant too.
      to: toFieldMoment(new Date(now.getTime() + 60_000)),
      type: '',
      state: '',
    },
    rules: {
      webhook: required,
      from: required,
      to: (to, values) =>
        required(to, values) ?? (to <= values.from ? 'O fim do período precisa vir depois do começo.' : null),
    },
    onSubmit: (values) => askReplay(values, webhooks, onClose),
  })
  return (
    <FormDialog kind="box" title="Repetir um período" onClose={onClose}>
      <Form onSubmit={form.submit} label="Repetir um período">
        <FormNote>
          Para quem perdeu o que tinha recebido: as entregas do período voltam à fila com o mesmo{' '}
          <code>webhook-id</code>. Antes de enviar, contamos quantas são.
        </FormNote>
        <SelectField
          label="Webhook"
          choices={webhooks.map((webhook) => ({ value: webhook.id, label: webhook.name }))}
          {...form.field('webhook')}
        />
        <TextField label="De" type="datetime-local" {...form.field('from')} />
        <TextField label="Até" type="datetime-local" {...form.field('to')} />
        <SelectField label="Evento" choices={types} {...form.field('type')} />
        <SelectField label="Situação" choices={states} {...form.field('state')} />
        <SubmitOrCancel words="Contar e repetir" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

interface ReplayValues {
  readonly webhook: string
  readonly from: string
  readonly to: string
  readonly type: string
  readonly state: string
}

/** Counts, asks and sends; returns whether the form was valid. */
async function askReplay(
  { webhook, from, to, type, state }: ReplayValues,
  webhooks: readonly Webhook[],
  onClose: () => void,
) {
  const replay = (dryRun: boolean) =>
    api.post('/api/v1/webhooks/{id}/repetir', {
      params: { id: webhook },
      body: {
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        ...(type !== '' && { types: [type as PushEventType] }),
        ...(state !== '' && { states: [state as 'delivered' | 'failed'] }),
        dryRun,
      },
    })
  const found = await replay(true)
  if (!found.ok) return found
  const { count } = found.data.data
  if (count === 0) {
    showToast('Nenhuma entrega desse período pode ser repetida.')
    return found
  }
  const name = webhooks.find(({ id }) => id === webhook)?.name ?? ''
  await confirm({
    title: `Repetir ${counted(count, 'entrega', 'entregas')}?`,
    message: `O webhook ${name} recebe tudo outra vez, na mesma ordem e com o mesmo webhook-id.`,
    detail: 'Quem confere o webhook-id reconhece o que já tratou.',
    icon: <IconHistory size={20} stroke={1.75} aria-hidden />,
    confirmLabel: 'Repetir',
    action: async () => {
      const done = await replay(false)
      if (done.ok) showToast(counted(done.data.data.count, 'entrega voltou à fila.', 'entregas voltaram à fila.'))
      await invalidateWebhooks()
      if (done.ok) onClose()
    },
  })
  return found
}
