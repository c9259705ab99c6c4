import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeBrowser, startPushService, type PushService } from '../../../testing/push-service.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { startSender } from './sender.ts'

const BROWSERS = '/api/v1/notificacoes/navegadores'

let test: TestApp
let service: PushService
const silent = createServer(() => undefined)
beforeAll(async () => {
  test = await createTestApp({ ALLOW_PRIVATE_WEBHOOKS: '1' })
  service = await startPushService()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  silent.closeAllConnections()
  silent.close()
  await service.close()
  await test.close()
})

it('sends to others while the push services of many browsers take everything and answer nothing', async () => {
  const nowhere = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  for (let account = 0; account < 3; account += 1) {
    const as = await test.register()
    for (let browser = 0; browser < 20; browser += 1) {
      const { subscription } = makeBrowser(`${nowhere}/${account}/${browser}`)
      expect((await test.call('POST', BROWSERS, { as, body: subscription })).status).toBe(201)
    }
  }
  const other = await test.register()
  await test.call('POST', BROWSERS, { as: other, body: makeBrowser(`${service.url}/outra`).subscription })
  const due = await test.database.selectFrom('push_subscriptions').select(['id', 'endpoint']).execute()
  const dueAt = (endpoint: string) => new Date(Date.now() - (endpoint.startsWith(nowhere) ? 2_000 : 1_000))
  await test.database
    .insertInto('notifications')
    .values(
      due.map(({ id, endpoint }) => ({
        subscription_id: id,
        tag: 'jogo',
        message: JSON.stringify({ title: 'Gol', body: 'x', tag: 'jogo', url: '/' }),
        due_at: dueAt(endpoint),
        expires_at: new Date(Date.now() + 600_000),
      })),
    )
    .execute()
  const sender = startSender(test.context, { waitsMs: [], leaseMs: 30_000, pollMs: 20 })
  const begun = Date.now()
  await until(() => service.received.length > 0)
  expect(Date.now() - begun).toBeLessThan(8_000)
  silent.closeAllConnections()
  await sender.stop()
}, 60_000)
