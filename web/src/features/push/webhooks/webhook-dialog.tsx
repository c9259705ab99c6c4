import type { Webhook } from '@meio-campo/contract'
import { WEBHOOK_NAME } from '@meio-campo/contract/rules'
import { api } from '../../../api/api.ts'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Segmented } from '../../../components/segmented.tsx'
import { showToast } from '../../../state/toasts.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { PicksField } from './picks-field.tsx'
import { TypePicker } from './type-picker.tsx'
import styles from './webhook-dialog.module.css'
import { emptyWebhook, toWebhookBody, toWebhookValues, webhookRules } from './webhook-form.ts'
import { rereadWebhooks } from './webhook-queries.ts'

const wants = [
  { value: 'usual', label: 'Os principais' },
  { value: 'chosen', label: 'Escolher' },
] as const

interface Props {
  /** Without it a new one is made. */
  readonly webhook?: Webhook
  readonly onSaved?: (webhook: Webhook) => void
  readonly onClose: () => void
}

/** Where to, what, and of whom. */
export function WebhookDialog({ webhook, onSaved, onClose }: Props) {
  const title = webhook ? `Editar ${webhook.name}` : 'Novo webhook'
  const form = useForm({
    initial: webhook ? toWebhookValues(webhook) : emptyWebhook,
    rules: webhookRules,
    onSubmit: async (values) => {
      const body = toWebhookBody(values)
      const result = webhook
        ? await api.patch('/api/v1/webhooks/{id}', { params: { id: webhook.id }, body })
        : await api.post('/api/v1/webhooks', { body })
      if (result.ok) {
        showToast(webhook ? 'Webhook salvo.' : 'Webhook criado.')
        await rereadWebhooks()
        onSaved?.(result.data.data)
        onClose()
      }
      return result
    },
  })
  const { values, setValues } = form
  return (
    <FormDialog title={title} onClose={onClose}>
      <div className={styles.wide}>
        <Form onSubmit={form.submit} label={title}>
          <TextField
            label="Nome"
            hint="Para reconhecê-lo depois: o projeto, o servidor."
            maxLength={WEBHOOK_NAME.max}
            {...form.field('name')}
          />
          <TextField
            label="Endereço"
            type="url"
            inputMode="url"
            placeholder="https://exemplo.com.br/webhooks"
            hint="Recebe um POST a cada evento. Precisa ser https e estar na internet."
            spellCheck={false}
            autoCapitalize="off"
            {...form.field('url')}
          />
          <p className={styles.label} aria-hidden="true">
            Eventos
          </p>
          <div>
            <Segmented
              label="Eventos"
              choices={wants}
              value={values.wants}
              onChange={(chosen) => setValues({ ...values, wants: chosen })}
            />
          </div>
          {values.wants === 'chosen' ? (
            <TypePicker {...form.field('types')} />
          ) : (
            <p className={styles.note}>
              Tudo o que acontece em jogos, tabelas e transferências. Fora fica a criação, a mudança e a exclusão de
              registros, que uma importação faz aos milhares: escolha esses eventos se precisar deles.
            </p>
          )}
          <PicksField
            kind="competition"
            label="Campeonatos"
            hint="Só os jogos destes campeonatos. Vazio: de todos."
            {...form.field('competitions')}
          />
          <PicksField
            kind="team"
            label="Times"
            hint="Só os jogos destes times. Vazio: de todos."
            {...form.field('teams')}
          />
          <SubmitOrCancel words={webhook ? 'Salvar' : 'Criar webhook'} sending={form.sending} onCancel={onClose} />
        </Form>
      </div>
    </FormDialog>
  )
}
