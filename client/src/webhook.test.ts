import { createHmac, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { verifyWebhook } from './index.ts'

// The example of the Standard Webhooks specification.
const example = {
  body: '{"test": 2432232314}',
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  now: new Date(1_614_265_330_000),
}

const makeSecret = () => `whsec_${randomBytes(24).toString('base64')}`
function sign(secret: string, { id = 'msg_1', at = 1_700_000_000, body = '{"type":"match.goal"}' } = {}) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  const headers = { 'Webhook-Id': id, 'Webhook-Timestamp': String(at), 'Webhook-Signature': `v1,${signature}` }
  return { body, headers, secret, now: new Date(at * 1000) }
}

it('takes what the standard’s own example signs, in every form a body and headers come in', async () => {
  expect(await verifyWebhook(example)).toEqual({ test: 2_432_232_314 })
  expect(await verifyWebhook({ ...example, headers: new Headers(example.headers) })).toBeDefined()
  expect(await verifyWebhook({ ...example, body: new TextEncoder().encode(example.body) })).toBeDefined()
})

it('refuses what was changed: body, id, time or signature', async () => {
  const { headers } = example
  const changed = [
    { body: '{"test": 2432232315}' },
    { headers: { ...headers, 'webhook-id': 'msg_other' } },
    { headers: { ...headers, 'webhook-timestamp': '1614265331' } },
    { headers: { ...headers, 'webhook-signature': headers['webhook-signature'].replace('g0h', 'g1h') } },
    { headers: { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1', 'v2') } },
    { headers: { ...headers, 'webhook-signature': 'v1,%%%' } },
    { secret: makeSecret() },
  ]
  for (const change of changed) {
    await expect(verifyWebhook({ ...example, ...change })).rejects.toMatchObject({ code: 'wrong_signature' })
  }
  const { 'webhook-signature': _, ...unsigned } = headers
  await expect(verifyWebhook({ ...example, headers: unsigned })).rejects.toMatchObject({ code: 'missing_header' })
})

it('refuses what is too old or too early, although it is signed', async () => {
  const secret = makeSecret()
  const delivery = sign(secret)
  for (const seconds of [-301, 301]) {
    const now = new Date(delivery.now.getTime() + seconds * 1000)
    await expect(verifyWebhook({ ...delivery, now })).rejects.toMatchObject({ code: 'bad_timestamp' })
    expect(await verifyWebhook({ ...delivery, now, toleranceSeconds: 400 })).toEqual({ type: 'match.goal' })
  }
  const headers = { ...delivery.headers, 'Webhook-Timestamp': 'agora' }
  await expect(verifyWebhook({ ...delivery, headers })).rejects.toMatchObject({ code: 'bad_timestamp' })
})

it('takes the old and the new secret while one replaces the other, on either side', async () => {
  const [old, fresh] = [sign(makeSecret()), sign(makeSecret())]
  for (const delivery of [old, fresh]) {
    expect(await verifyWebhook({ ...delivery, secret: [old.secret, fresh.secret] })).toEqual({ type: 'match.goal' })
  }
  const both = `${old.headers['Webhook-Signature']} ${fresh.headers['Webhook-Signature']}`
  const delivery = { ...old, headers: { ...old.headers, 'Webhook-Signature': both } }
  expect(await verifyWebhook({ ...delivery, secret: fresh.secret })).toEqual({ type: 'match.goal' })
  await expect(verifyWebhook({ ...delivery, secret: 'whsec_' })).rejects.toMatchObject({ code: 'bad_secret' })
})
