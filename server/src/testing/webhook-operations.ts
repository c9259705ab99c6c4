import type { Delivery, Session, Webhook } from '@meio-campo/contract'
import { startSender } from '../features/push/webhooks/sender.ts'
import { TIMINGS } from '../features/push/webhooks/schedule.ts'
import type { SampleCall } from './curating-operations.ts'
import { startReceiver } from './receiver.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

const URL = 'https://exemplo.com.br/meio-campo'

/** A webhook from its making to its end, with a delivery that a receiver really took. */
export async function sampleWebhooks(sample: SampleCall, test: TestApp, user: Session): Promise<void> {
  const body = { name: 'Placar do site', url: URL, types: ['match.goal', 'match.finished'], teams: ['flamengo'] }
  const made = (await sample('createWebhook', user, { body })) as { data: Webhook }
  const params = { id: made.data.id }
  const sent = (await sample('testWebhook', user, { params })) as { data: Delivery }
  await deliver(test, made.data.id)
  await sample('listWebhooks', user)
  await sample('getWebhook', user, { params })
  await sample('updateWebhook', user, { params, body: { name: 'Placar da capa', state: 'active' } })
  await sample('getWebhookSecret', user, { params })
  await sample('rotateWebhookSecret', user, { params, body: { overlapHours: 24 } })
  await sample('getWebhookHealth', user, { params })
  await sample('listDeliveries', user)
  await sample('getDelivery', user, { params: { id: sent.data.id } })
  await sample('resendDelivery', user, { params: { id: sent.data.id } })
  await sample('resendFailedDeliveries', user, { params, body: { desde: '2026-05-10T12:00:00Z' } })
  await sample('deleteWebhook', user, { params })
}

/** The example address does not exist: it is replaced by a local receiver for a moment. */
async function deliver({ context, database }: TestApp, id: string): Promise<void> {
  const receiver = await startReceiver()
  await database.updateTable('webhooks').set({ url: receiver.url() }).where('id', '=', id).execute()
  const sender = startSender({ ...context, config: { ...context.config, allowPrivateWebhooks: true } }, TIMINGS)
  await until(async () => {
    const row = await database.selectFrom('webhooks').select('last_attempt_at').where('id', '=', id).executeTakeFirst()
    return row?.last_attempt_at
  })
  await sender.stop()
  await receiver.close()
  await database.updateTable('webhooks').set({ url: URL }).where('id', '=', id).execute()
  await database.updateTable('webhook_attempts').set({ url: URL }).where('webhook_id', '=', id).execute()
}
