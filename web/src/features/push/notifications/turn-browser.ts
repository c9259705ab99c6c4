import { api } from '../../../api/api.ts'
import { subscribe, unsubscribe } from './browser-push.ts'
import { showAlert } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { rereadNotifications, savePreferences } from './notification-queries.ts'

/** Asks the visitor, then the browser, then tells the server: after a click, never before one. */
export async function turnOn(publicKey: string, firstTime: boolean): Promise<void> {
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
  const result = await api.post('/api/v1/notificacoes/navegadores', { body: { endpoint, keys: { p256dh, auth } } })
  if (!result.ok) return
  // Quiet hours are told by the clock of where the visitor is.
  if (firstTime) await savePreferences({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  await rereadNotifications()
  showToast('Notificações ligadas neste navegador.')
}

export async function turnOff(id: string): Promise<void> {
  const result = await api.delete('/api/v1/notificacoes/navegadores/{id}', { params: { id } })
  if (result.ok) await unsubscribe().catch(() => undefined)
  await rereadNotifications()
  if (result.ok) showToast('Notificações desligadas neste navegador.')
}

export async function sendTest(id: string): Promise<void> {
  const result = await api.post('/api/v1/notificacoes/navegadores/{id}/teste', { params: { id } })
  if (!result.ok) return
  const { delivered, message } = result.data.data
  if (delivered) showToast(message)
  else await showAlert({ title: 'O teste não chegou', message })
  await rereadNotifications()
}
