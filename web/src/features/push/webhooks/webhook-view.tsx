import type { Webhook } from '@meio-campo/contract'
import { IconDots, IconPlayerPause, IconPlayerPlay, IconSend } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button, IconButton } from '../../../components/button/button.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { Menu } from '../../../components/menu/menu.tsx'
import { Notice } from '../../../components/notice.tsx'
import { LastDeliveries } from '../deliveries/last-deliveries.tsx'
import { askDeletion, sendTest, turn } from './webhook-deeds.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookHealthView } from './webhook-health.tsx'
import { WebhookSecretLine } from './webhook-secret.tsx'
import styles from './webhook-view.module.css'
import { conditionOf, filterWords, typeWords } from './webhook-words.ts'

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
  const [busy, setBusy] = useState<'test' | 'turn' | null>(null)
  const [editing, setEditing] = useState(false)
  const active = webhook.state === 'active'
  const run = async (what: 'test' | 'turn', deed: (webhook: Webhook) => Promise<void>) => {
    setBusy(what)
    await deed(webhook)
    setBusy(null)
  }
  const remove = async () => {
    if (await askDeletion(webhook)) await navigate({ to: '/push', search: { aba: 'webhooks' }, replace: true })
  }
  const Turn = active ? IconPlayerPause : IconPlayerPlay
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
        loading={busy === 'turn'}
        leftSection={<Turn size={16} stroke={1.75} aria-hidden />}
        onClick={() => void run('turn', turn)}
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
