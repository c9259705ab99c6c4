import type { Webhook } from '@meio-campo/contract'
import { MOST_WEBHOOKS } from '@meio-campo/contract/rules'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { parseWebhookPlace } from './webhook-place.ts'
import { webhooksQuery } from './webhook-queries.ts'
import { WebhookView } from './webhook-view.tsx'
import styles from './webhooks-tab.module.css'
import { Badge } from '../../../components/badge.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { conditionOf } from './webhook-words.ts'

const route = getRouteApi('/push')
const POLL_MS = 15_000

/** The list and, beside it, the selected webhook; on a phone one after the other. */
export function WebhooksTab() {
  const { webhook: chosen, novo } = parseWebhookPlace(route.useSearch())
  const navigate = useNavigate()
  const webhooks = useQuery({ ...webhooksQuery(), refetchInterval: POLL_MS })
  const [making, setMaking] = useState(novo === true)
  const make = (
    <Button size="xs" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setMaking(true)}>
      Novo webhook
    </Button>
  )
  return (
    <>
      <QueryView query={webhooks}>
        {({ data }) =>
          data.length === 0 ? (
            <Card>
              <EmptyState title="Nenhum webhook ainda" action={make}>
                Um webhook chama o seu servidor a cada gol, cartão ou mudança na tabela, segundos depois de acontecer.
                Se ele estiver fora do ar, tentamos de novo até entregar.
              </EmptyState>
            </Card>
          ) : (
            <ListAndView webhooks={data} chosen={chosen} make={data.length < MOST_WEBHOOKS && make} />
          )
        }
      </QueryView>
      {making && (
        <WebhookDialog
          onSaved={({ id }) => void navigate({ to: '/push', search: { aba: 'webhooks', webhook: id } })}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  )
}

interface ListProps {
  readonly webhooks: readonly Webhook[]
  readonly chosen: string | undefined
  readonly make: ReactNode
}

function ListAndView({ webhooks, chosen, make }: ListProps) {
  const found = webhooks.find(({ id }) => id === chosen)
  const current = found ?? webhooks[0]!
  return (
    // Without a choice in the address, a phone shows the list and a wide screen also the first of it.
    <div className={styles.columns} data-chosen={found !== undefined || undefined}>
      <div className={styles.side}>
        <div className={styles.head}>
          <p>
            {webhooks.length} de {MOST_WEBHOOKS}
          </p>
          {make || <p>É o máximo por conta.</p>}
        </div>
        <ul className={styles.list} aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard webhook={webhook} current={webhook === current} />
            </li>
          ))}
        </ul>
        <div className={styles.note}>
          <h2>Confira a assinatura</h2>
          <p>Todo pedido vem assinado. Recuse o que não confere e o que tem mais de cinco minutos.</p>
          <TextLink to="/push" search={{ aba: 'guias' }} activeProps={{}}>
            Guia em cinco linguagens
          </TextLink>
        </div>
      </div>
      <div className={styles.main}>
        <TextLink className={styles.back} to="/push" search={{ aba: 'webhooks' }} activeProps={{}}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden /> Todos os webhooks
        </TextLink>
        <WebhookView key={current.id} webhook={current} />
      </div>
    </div>
  )
}

interface CardProps {
  readonly webhook: Webhook
  readonly current: boolean
}

/** One of the list; opens beside it, or alone on a phone. */
function WebhookCard({ webhook, current }: CardProps) {
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
      <span className={styles.webhookCardHead}>
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
