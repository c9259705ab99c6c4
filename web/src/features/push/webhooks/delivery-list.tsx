import type { Delivery, DeliveryDetail } from '@meio-campo/contract'
import { dateFormat, dotted, pushEventTypes } from '@meio-campo/contract/rules'
import { IconChevronDown, IconRefresh } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../components/badge.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import styles from './delivery-list.module.css'
import { attemptsInWords, eventIn, nextWords, outcomeWords, stateWords } from './delivery-words.ts'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { showToast } from '../../../state/toasts.ts'
import { eventWords } from '../events/event-words.ts'
import { invalidateWebhooks } from './webhook-queries.ts'
import { AttemptList, AttemptView } from './attempt-view.tsx'
import { deliveryQuery, deliveryPollMs } from './webhook-queries.ts'

const CLOCK = dateFormat({
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
            {delivery.replayedAt !== null && <Badge>Reenvio</Badge>}
          </span>
          <small>{showWebhook ? `${delivery.webhook.name} · ${delivery.type}` : delivery.type}</small>
        </span>
        <span className={styles.state}>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <span className={styles.outcome}>
          {dotted(outcomeWords(delivery), attemptsInWords(delivery.attemptCount), nextWords(delivery, now))}
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

/** Every attempt of a delivery: what was sent, what came back, how long it took. */
function DeliveryDetailView({ id }: { readonly id: string }) {
  const delivery = useQuery({
    ...deliveryQuery(id),
    refetchInterval: ({ state }) => deliveryPollMs(state.data ? [state.data.data] : []),
  })
  return (
    <QueryView query={delivery} skeleton={<SkeletonRows count={4} />}>
      {({ data }) => <Detail delivery={data} />}
    </QueryView>
  )
}

function Detail({ delivery }: { readonly delivery: DeliveryDetail }) {
  const { id, attempts, body } = delivery
  const [chosen, setChosen] = useState<number | null>(null)
  // The newest one, until another is chosen.
  const attempt = attempts.find(({ number }) => number === chosen) ?? attempts.at(-1)
  const event = eventIn(body)
  return (
    <div className={styles.deliveryDetailDetail}>
      <div className={styles.side}>
        {event && <p className={styles.event}>{eventWords(event)}</p>}
        {attempts.length === 0 ? (
          <p className={styles.note}>
            Ainda não houve tentativa. Sai em instantes; se o webhook está pausado ou se uma entrega anterior do mesmo
            jogo espera, depois disso.
          </p>
        ) : (
          <AttemptList attempts={attempts} current={attempt?.number ?? null} onChoose={setChosen} />
        )}
        <Resend id={id} />
        {delivery.replayedAt !== null && (
          <p className={styles.note}>Pedida de novo em {longMoment(new Date(delivery.replayedAt))}.</p>
        )}
        <p className={styles.id}>
          <code>{id}</code>
        </p>
      </div>
      <AttemptView key={attempt?.number ?? 0} attempt={attempt} body={body} />
    </div>
  )
}

function Resend({ id }: { readonly id: string }) {
  const [sending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    const result = await api.post('/api/v1/entregas/{id}/reenviar', { params: { id } })
    if (result.ok) showToast('A entrega voltou à fila.')
    await Promise.all([invalidateWebhooks(), queryClient.invalidateQueries(allOf('/api/v1/entregas/{id}'))])
    setSending(false)
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={sending}
      leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
      onClick={() => void resend()}
    >
      Reenviar
    </Button>
  )
}
