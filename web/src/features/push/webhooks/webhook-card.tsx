import type { Webhook } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import styles from './webhook-card.module.css'
import { conditionOf } from './webhook-words.ts'

interface Props {
  readonly webhook: Webhook
  readonly current: boolean
}

/** One of the list; opens beside it, or alone on a phone. */
export function WebhookCard({ webhook, current }: Props) {
  const { tone, label } = conditionOf(webhook)
  return (
    <Link
      className={styles.card}
      to="/push"
      search={{ aba: 'webhooks', webhook: webhook.id }}
      resetScroll={false}
      activeProps={{}}
      aria-current={current ? 'true' : undefined}
    >
      <span className={styles.head}>
        <b>{webhook.name}</b>
        <Badge tone={tone}>{label}</Badge>
      </span>
      <code className={styles.address}>{webhook.url}</code>
      <span className={styles.last}>
        {webhook.lastDelivery ? (
          <>
            Última tentativa <Moment at={webhook.lastDelivery.at} />
          </>
        ) : (
          'Ainda não recebeu nada'
        )}
      </span>
    </Link>
  )
}
