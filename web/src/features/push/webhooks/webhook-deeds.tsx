import type { Webhook } from '@meio-campo/contract'
import { IconTrash } from '@tabler/icons-react'
import { api } from '../../../api/api.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { rereadWebhooks } from './webhook-queries.ts'

/** Whether it is gone. */
export async function askDeletion({ id, name }: Webhook): Promise<boolean> {
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
      await rereadWebhooks()
    },
  })
  return deleted
}

export async function turn({ id, state }: Webhook): Promise<void> {
  const next = state === 'active' ? 'paused' : 'active'
  const result = await api.patch('/api/v1/webhooks/{id}', { params: { id }, body: { state: next } })
  if (result.ok) showToast(next === 'paused' ? 'Webhook pausado.' : 'Webhook retomado.')
  await rereadWebhooks()
}

export async function sendTest({ id }: Webhook): Promise<void> {
  const result = await api.post('/api/v1/webhooks/{id}/teste', { params: { id } })
  if (result.ok) showToast('Teste enviado.')
  await rereadWebhooks()
}
