import type { Webhook } from '@meio-campo/contract'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { shortMoment } from '../../../components/moment/moment-words.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import { copyText } from '../../../state/clipboard.ts'
import { RotateSecretDialog } from './rotate-secret-dialog.tsx'
import { webhookSecretQuery } from './webhook-queries.ts'
import styles from './webhook-secret.module.css'

/** Hidden until it is asked for; turned with time for both to sign. */
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
