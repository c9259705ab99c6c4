import type { DeliveryDetail } from '@meio-campo/contract'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { showToast } from '../../../state/toasts.ts'
import { eventWords } from '../push-page/event-words.ts'
import { rereadWebhooks } from '../webhooks/webhook-queries.ts'
import { AttemptList } from './attempt-list.tsx'
import { AttemptView } from './attempt-view.tsx'
import styles from './delivery-detail.module.css'
import { deliveryQuery, lookAgainMs } from './delivery-queries.ts'
import { eventIn } from './delivery-words.ts'

/** Every attempt of a delivery: what was sent, what came back, how long it took. */
export function DeliveryDetailView({ id }: { readonly id: string }) {
  const delivery = useQuery({
    ...deliveryQuery(id),
    refetchInterval: ({ state }) => lookAgainMs(state.data ? [state.data.data] : []),
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
    <div className={styles.detail}>
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
    await Promise.all([rereadWebhooks(), queryClient.invalidateQueries(allOf('/api/v1/entregas/{id}'))])
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
