import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Delivery } from '@meio-campo/contract'
import { startReceiver, type Receiver } from '../../../testing/receiver.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { startWebhooks, type Webhooks } from './dispatcher.ts'
import { TIMINGS } from './schedule.ts'

let test: TestApp
let receiver: Receiver
let sending: Webhooks
beforeAll(async () => {
  test = await createTestApp()
  receiver = await startReceiver()
  sending = startWebhooks(test.context, { ...TIMINGS, pollMs: 20, shutdownMs: 100 })
})
afterAll(async () => {
  await sending.stop()
  await receiver.close()
  await test.close()
})

it.each(['localhost', '127.0.0.1', '[::ffff:127.0.0.1]'])(
  'a delivery never reaches this machine as %s, however the address came to be kept, and says so',
  async (host) => {
    const as = await test.register()
    const body = { name: 'Meu', url: 'https://exemplo.com.br/' }
    const { id } = (await test.call('POST', '/api/v1/webhooks', { as, body })).body.data
    const url = receiver.url().replace('127.0.0.1', host)
    await test.database.updateTable('webhooks').set({ url }).where('id', '=', id).execute()
    const sent = await test.call('POST', `/api/v1/webhooks/${id}/teste`, { as })
    const lastError = await until(async () => {
      const data: Delivery = (await test.call('GET', `/api/v1/entregas/${sent.body.data.id}`, { as })).body.data
      return data.lastError ?? false
    })
    expect(lastError).toContain('nada foi enviado')
    expect(receiver.received).toEqual([])
  },
)
