import type { Webhook } from '@meio-campo/contract'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_WEBHOOK_OVERLAP_HOURS } from '@meio-campo/contract/rules'
import { Button } from '../../../components/button/button.tsx'
import { shortMoment } from '../../../components/moment/moment-words.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import { copyText } from '../../../state/clipboard.ts'
import { invalidateWebhooks, webhookSecretQuery } from './webhook-queries.ts'
import styles from './webhook-secret.module.css'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showToast } from '../../../state/toasts.ts'
import { overlapChoices } from '../../../components/form/overlap-choices.ts'

/** The secret, hidden until asked for; a rotation can leave the old one valid for a time. */
export function WebhookSecretLine({ webhook }: { readonly webhook: Webhook }) {
  const [shown, setShown] = useState(false)
  const [rotating, setRotating] = useState(false)
  const now = useNow()
  const { data, isError, isFetching } = useQuery({ ...webhookSecretQuery(webhook.id), enabled: shown })
  const secret = shown ? data?.data.secret : undefined
  return (
    <section className={styles.secret} aria-label="Segredo">
      <p className={styles.label}>Segredo</p>
      <code className={styles.code}>{secret ?? 'whsec_••••••••••••'}</code>
      <div className={styles.actions}>
        {secret && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
            onClick={() => void copyText(secret)}
          >
            Copiar segredo
          </Button>
        )}
        <Button variant="default" size="xs" loading={shown && isFetching} onClick={() => setShown(!shown)}>
          {shown ? 'Esconder' : 'Mostrar segredo'}
        </Button>
        <Button variant="default" size="xs" onClick={() => setRotating(true)}>
          Trocar segredo
        </Button>
      </div>
      {shown && isError && <p className={styles.note}>Não foi possível ler o segredo agora. Tente de novo.</p>}
      {webhook.previousSecretUntil && (
        <p className={styles.note}>
          O anterior ainda assina também, até {shortMoment(new Date(webhook.previousSecretUntil), now)}.
        </p>
      )}
      {rotating && (
        <RotateSecretDialog webhook={webhook} onRotated={() => setShown(true)} onClose={() => setRotating(false)} />
      )}
    </section>
  )
}

const choices = overlapChoices.filter(({ value }) => Number(value) <= LONGEST_WEBHOOK_OVERLAP_HOURS)

interface RotateProps {
  readonly webhook: Webhook
  readonly onRotated: () => void
  readonly onClose: () => void
}

/** Rotates the secret; the owner chooses how long the old one stays valid. */
function RotateSecretDialog({ webhook, onRotated, onClose }: RotateProps) {
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
        await invalidateWebhooks()
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
