import type { Delivery } from '@meio-campo/contract'
import { pushEventTypes } from '@meio-campo/contract/rules'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import styles from './delivery-list.module.css'
import { DeliveryDetailView } from './delivery-detail.tsx'
import { attemptsInWords, nextWords, outcomeWords, stateWords } from './delivery-words.ts'

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

interface Props {
  readonly deliveries: readonly Delivery[]
  /** Left out where the page is about one webhook. */
  readonly showWebhook?: boolean
}

/** What was sent, newest first; each opens to its attempts. */
export function DeliveryList({ deliveries, showWebhook = false }: Props) {
  return (
    <ul className={styles.list} aria-label="Entregas">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} showWebhook={showWebhook} />
      ))}
    </ul>
  )
}

function DeliveryRow({ delivery, showWebhook }: { readonly delivery: Delivery; readonly showWebhook: boolean }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const now = useNow()
  const { tone, label } = stateWords[delivery.state]
  const at = new Date(delivery.createdAt)
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <time className={styles.time} dateTime={delivery.createdAt} title={longMoment(at)}>
          {CLOCK.format(at)}
        </time>
        <span className={styles.what}>
          <span className={styles.name}>
            <b>{pushEventTypes[delivery.type]}</b>
            {delivery.test && <Badge>Teste</Badge>}
          </span>
          <small>{showWebhook ? `${delivery.webhook.name} · ${delivery.type}` : delivery.type}</small>
        </span>
        <span className={styles.state}>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <span className={styles.outcome}>
          {[outcomeWords(delivery), attemptsInWords(delivery.attemptCount), nextWords(delivery, now)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <IconChevronDown className={styles.arrow} size={16} stroke={1.75} aria-hidden />
      </button>
      {open && (
        <div id={id} className={styles.detail}>
          <DeliveryDetailView id={delivery.id} />
        </div>
      )}
    </li>
  )
}
