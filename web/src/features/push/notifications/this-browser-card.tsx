import type { NotifiedBrowser } from '@meio-campo/contract'
import { IconBell, IconBellOff, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Skeleton } from '../../../components/page/skeleton.tsx'
import styles from './notifications-tab.module.css'
import type { ThisBrowser } from './use-browser-state.ts'
import { api } from '../../../api/api.ts'
import { subscribe, unsubscribe } from '../browsers/browser-push.ts'
import { showAlert } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { rereadNotifications, savePreferences } from './notification-queries.ts'

interface Props {
  readonly here: ThisBrowser
  readonly publicKey: string
  readonly browsers: readonly NotifiedBrowser[]
}

/** This browser: on, off, or why it cannot be. */
export function ThisBrowserCard({ here, publicKey, browsers }: Props) {
  const { state, endpoint, lookAgain } = here
  const [busy, setBusy] = useState<'turn' | 'test' | null>(null)
  const run = async (what: 'turn' | 'test', action: Promise<void>) => {
    setBusy(what)
    await action
    await lookAgain()
    setBusy(null)
  }
  const own = browsers.find((browser) => browser.endpoint === endpoint)
  return (
    <Card title="Neste navegador" aside={state === 'on' && <Badge tone="ok">Ligadas</Badge>}>
      {state === null && <Skeleton width="60%" />}
      {state === 'insecure' && (
        <Notice tone="info">
          Navegadores só recebem notificações de endereços seguros. Abra o console por https:// para ligá-las aqui.
        </Notice>
      )}
      {state === 'unsupported' && (
        <Notice tone="info">
          Este navegador não sabe receber notificações. As versões atuais de Chrome, Edge, Firefox, Opera e Safari no
          computador sabem, e quase todas no Android.
        </Notice>
      )}
      {state === 'denied' && (
        <Notice
          tone="warn"
          action={
            <Button variant="default" size="xs" onClick={() => void lookAgain()}>
              Já liberei
            </Button>
          }
        >
          Este navegador está bloqueando as notificações do Meio-Campo. Toque no ícone ao lado do endereço da página,
          abra as permissões do site e mude “Notificações” para “Permitir”.
        </Notice>
      )}
      {state === 'off' && (
        <div className={styles.turn}>
          <p>
            O gol do seu time e dos jogos que você acompanha, mesmo com o console fechado. O navegador vai perguntar se
            pode.
          </p>
          <Button
            loading={busy === 'turn'}
            leftSection={<IconBell size={16} stroke={1.75} aria-hidden />}
            onClick={() => void run('turn', turnOn(publicKey, browsers.length === 0))}
          >
            Ligar notificações
          </Button>
        </div>
      )}
      {state === 'on' && own && (
        <div className={styles.turn}>
          <p>Chegam aqui mesmo com o console fechado, enquanto o navegador estiver aberto ou em segundo plano.</p>
          <div className={styles.actions}>
            <Button
              loading={busy === 'test'}
              leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
              onClick={() => void run('test', sendTest(own.id))}
            >
              Enviar teste
            </Button>
            <Button
              variant="default"
              loading={busy === 'turn'}
              leftSection={<IconBellOff size={16} stroke={1.75} aria-hidden />}
              onClick={() => void run('turn', turnOff(own.id))}
            >
              Desligar
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}

/** Asks for the permission, subscribes the browser and registers it with the server; only after a click. */
async function turnOn(publicKey: string, firstTime: boolean): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const given = await subscribe(publicKey).catch((error: unknown) => {
    console.warn(error)
    return null
  })
  const { endpoint, keys } = given?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) {
    await showAlert({
      title: 'Não foi possível ligar as notificações',
      message:
        'O serviço de notificações do navegador não respondeu. Confira a conexão e tente de novo; navegação anônima e alguns bloqueadores também impedem.',
    })
    return
  }
  const result = await api.post('/api/v1/notificacoes/navegadores', {
    body: { endpoint, keys: { p256dh, auth } },
    formless: true,
  })
  if (!result.ok) return
  // Quiet hours use the visitor's time zone.
  if (firstTime) await savePreferences({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  await rereadNotifications()
  showToast('Notificações ligadas neste navegador.')
}

async function turnOff(id: string): Promise<void> {
  const result = await api.delete('/api/v1/notificacoes/navegadores/{id}', { params: { id } })
  if (result.ok) await unsubscribe().catch(() => undefined)
  await rereadNotifications()
  if (result.ok) showToast('Notificações desligadas neste navegador.')
}

async function sendTest(id: string): Promise<void> {
  const result = await api.post('/api/v1/notificacoes/navegadores/{id}/teste', { params: { id } })
  if (!result.ok) return
  const { delivered, message } = result.data.data
  if (delivered) showToast(message)
  else await showAlert({ title: 'O teste não chegou', message })
  await rereadNotifications()
}
