import type { Webhook, WebhookHealth } from '@meio-campo/contract'
import { IconDots, IconPlayerPause, IconPlayerPlay, IconSend, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button, IconButton } from '../../../components/button/button.tsx'
import { TimeBars } from '../../../components/chart/time-bars.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { Menu } from '../../../components/menu/menu.tsx'
import { stepInWords, timeInWords } from '../../../components/moment/moment-words.ts'
import { Notice } from '../../../components/notice.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { DeliveryList } from './delivery-list.tsx'
import { deliveryPollMs, lastDeliveriesQuery } from './webhook-queries.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { invalidateWebhooks, webhookHealthQuery } from './webhook-queries.ts'
import { WebhookSecretLine } from './webhook-secret.tsx'
import styles from './webhook-view.module.css'
import { conditionOf, filterWords, healthWords, typeWords } from './webhook-words.ts'

/** Everything about one webhook. */
export function WebhookView({ webhook }: { readonly webhook: Webhook }) {
  const { tone, label, advice } = conditionOf(webhook)
  return (
    <section className={styles.view} aria-labelledby={`webhook-${webhook.id}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} id={`webhook-${webhook.id}`}>
            {webhook.name}
          </h2>
          <Badge tone={tone}>{label}</Badge>
          <code className={styles.address}>{webhook.url}</code>
        </div>
        <Actions webhook={webhook} />
      </header>
      {advice && (
        <div className={styles.part}>
          <Notice tone={tone === 'plain' ? 'info' : 'warn'}>{advice}</Notice>
        </div>
      )}
      <div className={styles.part}>
        <FactList
          facts={[
            { name: 'Eventos', value: <Chips words={typeWords(webhook.types)} /> },
            { name: 'Filtro', value: filterWords(webhook) },
            ...(webhook.headerNames.length === 0
              ? []
              : [{ name: 'Cabeçalhos', value: <Chips words={webhook.headerNames} /> }]),
          ]}
        />
      </div>
      <WebhookSecretLine webhook={webhook} />
      <WebhookHealthView id={webhook.id} />
      <LastDeliveries webhookId={webhook.id} />
    </section>
  )
}

function Chips({ words }: { readonly words: readonly string[] }) {
  return (
    <span className={styles.chips}>
      {words.map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </span>
  )
}

function Actions({ webhook }: { readonly webhook: Webhook }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'test' | 'state' | null>(null)
  const [editing, setEditing] = useState(false)
  const active = webhook.state === 'active'
  const run = async (what: 'test' | 'state', action: (webhook: Webhook) => Promise<void>) => {
    setBusy(what)
    await action(webhook)
    setBusy(null)
  }
  const remove = async () => {
    if (await askDeletion(webhook)) await navigate({ to: '/push', search: { aba: 'webhooks' }, replace: true })
  }
  const StateIcon = active ? IconPlayerPause : IconPlayerPlay
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        size="xs"
        loading={busy === 'test'}
        leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
        onClick={() => void run('test', sendTest)}
      >
        Enviar teste
      </Button>
      <Button
        variant="default"
        size="xs"
        loading={busy === 'state'}
        leftSection={<StateIcon size={16} stroke={1.75} aria-hidden />}
        onClick={() => void run('state', toggleState)}
      >
        {active ? 'Pausar' : 'Retomar'}
      </Button>
      <Menu
        renderTrigger={(props) => (
          <IconButton {...props} aria-label={`Mais ações de ${webhook.name}`}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        items={[
          { label: 'Editar', onChoose: () => setEditing(true) },
          { label: 'Excluir', danger: true, onChoose: () => void remove() },
        ]}
      />
      {editing && <WebhookDialog webhook={webhook} onClose={() => setEditing(false)} />}
    </div>
  )
}

const POLL_MS = 15_000

/** The attempts of two days, hour by hour. */
function WebhookHealthView({ id }: { readonly id: string }) {
  const health = useQuery({ ...webhookHealthQuery(id), refetchInterval: POLL_MS })
  return (
    <section className={styles.part} aria-label="Saúde">
      <QueryView query={health} skeleton={<SkeletonRows count={3} />}>
        {({ data }) => (
          <>
            <p className={styles.figure}>{healthWords(data)}</p>
            {hasAny(data) && <HealthBars health={data} />}
          </>
        )}
      </QueryView>
    </section>
  )
}

const hasAny = ({ hours }: WebhookHealth) => hours.some(({ delivered, failed }) => delivered + failed > 0)

function HealthBars({ health }: { readonly health: WebhookHealth }) {
  return (
    <TimeBars
      caption="Tentativas por hora"
      summary={`${healthWords(health)} nas últimas 48 horas.`}
      head="Hora"
      countName="Tentativas"
      partName="Com falha"
      noteName="Tempo p95"
      bars={health.hours.map(({ start, delivered, failed, p95Ms }) => {
        const { label } = stepInWords('hour', start)
        // Two days: an hour alone would stand twice on the axis.
        return { label, short: label, count: delivered + failed, part: failed, note: timeInWords(p95Ms) }
      })}
    />
  )
}

/** Returns whether it was deleted. */
async function askDeletion({ id, name }: Webhook): Promise<boolean> {
  let deleted = false
  await confirm({
    title: `Excluir ${name}`,
    message: 'Ele para de receber agora, e as suas entregas guardadas vão junto. Não há volta.',
    detail: 'Para parar por um tempo, pause: o que acontecer fica guardado.',
    icon: <IconTrash size={20} stroke={1.75} aria-hidden />,
    danger: true,
    confirmLabel: 'Excluir',
    action: async () => {
      const result = await api.delete('/api/v1/webhooks/{id}', { params: { id } })
      if (result.ok) showToast('Webhook excluído.')
      deleted = result.ok
      // Also after a refusal: the list may be out of date.
      await invalidateWebhooks()
    },
  })
  return deleted
}

async function toggleState({ id, state }: Webhook): Promise<void> {
  const next = state === 'active' ? 'paused' : 'active'
  const result = await api.patch('/api/v1/webhooks/{id}', { params: { id }, body: { state: next }, formless: true })
  if (result.ok) showToast(next === 'paused' ? 'Webhook pausado.' : 'Webhook retomado.')
  await invalidateWebhooks()
}

async function sendTest({ id }: Webhook): Promise<void> {
  const result = await api.post('/api/v1/webhooks/{id}/teste', { params: { id } })
  if (result.ok) showToast('Teste enviado.')
  await invalidateWebhooks()
}

/** The newest of one webhook, and the way to all. */
function LastDeliveries({ webhookId }: { readonly webhookId: string }) {
  const deliveries = useQuery({
    ...lastDeliveriesQuery(webhookId),
    refetchInterval: ({ state }) => deliveryPollMs(state.data?.data ?? []),
  })
  return (
    <section aria-label="Últimas entregas">
      <header className={styles.lastDeliveriesHead}>
        <h3>Últimas entregas</h3>
        <TextLink to="/push" search={{ aba: 'entregas', webhook: webhookId }} activeProps={{}}>
          Ver todas
        </TextLink>
      </header>
      <QueryView query={deliveries} skeleton={<SkeletonRows count={3} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.none}>
              Nada ainda. <b>Enviar teste</b> mostra se o endereço responde.
            </p>
          ) : (
            <DeliveryList deliveries={data} />
          )
        }
      </QueryView>
    </section>
  )
}
