import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Session } from '@meio-campo/contract'
import { makeBrowser, startPushService, type PushService } from '../../../testing/push-service.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const BROWSERS = '/api/v1/notificacoes/navegadores'

let test: TestApp
let service: PushService
let ana: Session
beforeAll(async () => {
  test = await createTestApp()
  service = await startPushService()
  ana = await test.register()
})
afterAll(async () => {
  await service.close()
  await test.close()
})

it.each(['http://push.exemplo.com/1', 'https://127.0.0.1/1', 'https://[::ffff:10.0.0.1]/1', 'https://localhost/1'])(
  '%s is no push service',
  async (endpoint) => {
    const answer = await test.call('POST', BROWSERS, { as: ana, body: makeBrowser(endpoint).subscription })
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'endpoint'])
  },
)

it('never connects to this machine, whatever its stored name, and deletes such a browser', async () => {
  const { subscription } = makeBrowser('https://push.exemplo.com/1')
  const made = await test.call('POST', BROWSERS, { as: ana, body: subscription })
  expect(made.status).toBe(201)
  const endpoint = `http://localhost:${new URL(service.url).port}/1`
  await test.database.updateTable('push_subscriptions').set({ endpoint }).execute()
  const answer = await test.call('POST', `${BROWSERS}/${made.body.data.id}/teste`, { as: ana })
  expect(answer.body.data).toMatchObject({ delivered: false, message: expect.stringContaining('nada foi enviado') })
  expect(service.received).toEqual([])
  expect(await test.database.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
})
