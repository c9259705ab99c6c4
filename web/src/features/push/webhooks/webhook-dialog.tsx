import type { Webhook } from '@meio-campo/contract'
import { pushEventTypes, WEBHOOK_NAME, type PushEventType } from '@meio-campo/contract/rules'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { api } from '../../../api/api.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { FieldMessage } from '../../../components/form/field.tsx'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Segmented } from '../../../components/segmented.tsx'
import { showToast } from '../../../state/toasts.ts'
import { RecordField } from '../../curating/records/inputs/record-field.tsx'
import { eventGroups } from '../events/event-words.ts'
import styles from './webhook-dialog.module.css'
import { HeadersField, isMoved } from './webhook-headers-field.tsx'
import { emptyWebhook, toWebhookBody, toWebhookValues, webhookRules, type Picked } from './webhook-form.ts'
import { invalidateWebhooks } from './webhook-queries.ts'

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

/** Edits the address, the event types and the filter of a webhook. */
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
        await invalidateWebhooks()
        onSaved?.(result.data.data)
        onClose()
      }
      return result
    },
  })
  const { values, setValues } = form
  return (
    <FormDialog title={title} onClose={onClose} asks>
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
          <HeadersField {...form.field('headers')} moved={isMoved(webhook, values)} kept={values.keptHeaders} />
          <SubmitOrCancel words={webhook ? 'Salvar' : 'Criar webhook'} sending={form.sending} onCancel={onClose} />
        </Form>
      </div>
    </FormDialog>
  )
}

interface PicksProps {
  readonly kind: 'competition' | 'team'
  readonly label: string
  readonly hint: string
  readonly name: string
  readonly value: readonly Picked[]
  readonly error: string | undefined
  readonly onChange: (picks: readonly Picked[]) => void
}

/** Several records: each is found by its name and becomes a chip. */
function PicksField({ kind, label, hint, name, value, error, onChange }: PicksProps) {
  const add = (id: string, picked: string) => {
    if (id !== '' && !value.some((pick) => pick.id === id)) onChange([...value, { id, name: picked }])
  }
  return (
    <div>
      <RecordField
        kind={kind}
        label={label}
        hint={hint}
        optional
        name={name}
        value=""
        chosenName=""
        error={error}
        onPick={add}
        onChange={() => undefined}
        onBlur={() => undefined}
      />
      {value.length > 0 && (
        <ul className={styles.picks} aria-label={label}>
          {value.map((pick) => (
            <li key={pick.id}>
              {pick.name}
              <button
                type="button"
                aria-label={`Tirar ${pick.name}`}
                onClick={() => onChange(value.filter(({ id }) => id !== pick.id))}
              >
                <IconX size={14} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface TypePickerProps {
  readonly value: readonly PushEventType[]
  readonly error: string | undefined
  readonly onChange: (types: readonly PushEventType[]) => void
}

/** Which events, group by group; the box of a group takes all of it. */
function TypePicker({ value, error, onChange }: TypePickerProps) {
  const id = useId()
  const chosen = new Set(value)
  const toggle = (types: readonly PushEventType[], on: boolean) =>
    onChange(on ? [...new Set([...value, ...types])] : value.filter((type) => !types.includes(type)))
  return (
    <div className={styles.picker}>
      {eventGroups.map(({ name, types }) => {
        const count = types.filter((type) => chosen.has(type)).length
        return (
          <fieldset key={name} className={styles.group}>
            <legend>
              <Box
                name="types"
                describedBy={error && id}
                checked={count === types.length}
                partly={count > 0 && count < types.length}
                onChange={(on) => toggle(types, on)}
              >
                <b>{name}</b>
              </Box>
            </legend>
            {types.map((type) => (
              <Box key={type} name="types" checked={chosen.has(type)} onChange={(on) => toggle([type], on)}>
                {pushEventTypes[type]} <code>{type}</code>
              </Box>
            ))}
          </fieldset>
        )
      })}
      <FieldMessage id={id} error={error} />
    </div>
  )
}

interface BoxProps {
  readonly name: string
  readonly checked: boolean
  readonly partly?: boolean
  readonly describedBy?: string | undefined
  readonly onChange: (on: boolean) => void
  readonly children: React.ReactNode
}

function Box({ name, checked, partly = false, describedBy, onChange, children }: BoxProps) {
  return (
    <label className={fieldStyles.check}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        aria-describedby={describedBy}
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
