// All keys of an account count as one caller, and so do all addresses of a network.
import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_KEY, UNCHANGED, VISITOR } from '../../../platform/rate-limit/policies.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

async function makeKey(as: Session, body: object = {}): Promise<{ id: string; secret: string }> {
  const answer = await test.call('POST', '/api/v1/chaves', { as, body: { name: 'Meu site', ...body } })
  return { id: answer.body.data.key.id, secret: answer.body.data.secret }
}
const call = (secret: string, url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { authorization: `Bearer ${secret}`, ...headers } })
const visit = (ip: string, headers: Record<string, string> = {}, app = test.app) =>
  app.inject({ url: '/web/api/v1/website', remoteAddress: ip, headers })

it('gives an account no more calls for a second key, nor for a rotated one', async () => {
  const ana = await test.register()
  const bia = await makeKey(await test.register())
  let passed = 0
  for (let round = 0; round < 10; round += 1) {
    const keys = [await makeKey(ana), await makeKey(ana)]
    for (let times = 0; times < 5; times += 1)
      for (const { secret } of keys) if ((await call(secret, '/api/v1/times')).statusCode === 200) passed += 1
    for (const { id } of keys) expect((await test.call('DELETE', `/api/v1/chaves/${id}`, { as: ana })).status).toBe(204)
  }
  expect(passed).toBe(60)
  expect((await call(bia.secret, '/api/v1/times')).statusCode).toBe(200)
})

it('counts what costs no quota by account too: test keys, answers that have not changed, and calls with a limit of their own', async () => {
  const ana = await test.register()
  const { limits } = test.context
  const keys = [await makeKey(ana, { mode: 'test' }), await makeKey(ana, { mode: 'test' })]
  await limits.take(TEST_KEY, ana.user._id, TEST_KEY.quota)
  for (const { secret } of keys)
    // Called twice, because the second call may be answered by the fast path.
    for (const _ of [1, 2]) expect((await call(secret, '/api/v1/times')).statusCode).toBe(429)

  const left = async (secret: string, url: string, headers = {}) =>
    String((await call(secret, url, headers)).headers['ratelimit'])
  const live = [await makeKey(ana), await makeKey(ana), await makeKey(ana)]
  const { etag } = (await call(live[0]!.secret, '/api/v1/times')).headers
  const states = []
  for (const { secret } of live) states.push(await left(secret, '/api/v1/times', { 'if-none-match': String(etag) }))
  expect(states.map((state) => /^"sem-mudanca";r=(\d+)/.exec(state)?.[1])).toEqual(
    [1, 2, 3].map((count) => String(UNCHANGED.quota - count)),
  )
  const status = []
  for (const { secret } of live) status.push(await left(secret, '/api/v1/status'))
  expect(status.map((state) => /^"status";r=(\d+)/.exec(state)?.[1])).toEqual(['599', '598', '597'])
})

it('takes an IPv6 /64 and every way of writing it for one visitor, and what a caller says of itself for nothing', async () => {
  await test.context.limits.take(VISITOR, '2001:db8:7:1::/64', VISITOR.quota)
  for (const ip of ['2001:db8:7:1::1', '2001:db8:7:1:ffff:ffff:ffff:ffff', '2001:0DB8:0007:0001::9'])
    expect((await visit(ip)).statusCode).toBe(429)
  expect((await visit('2001:db8:7:2::1')).statusCode).toBe(200)
  for (const headers of [
    { 'x-forwarded-for': '198.51.100.7' },
    { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' },
    { forwarded: 'for=198.51.100.7' },
    { 'x-real-ip': '198.51.100.7' },
    { 'true-client-ip': '198.51.100.7' },
    { 'cf-connecting-ip': '198.51.100.7' },
  ] as Record<string, string>[])
    expect((await visit('2001:db8:7:1::1', headers)).statusCode).toBe(429)
})

it.each([
  ['1', '10.9.9.9'],
  ['10.9.9.9', '10.9.9.9'],
  ['10.9.9.0/24', '10.9.9.9'],
])(
  'behind a proxy (%s) takes the address that the proxy saw, never one that the caller put before it',
  async (trust, proxy) => {
    const behind = await createTestApp({ TRUST_PROXY: trust })
    try {
      await behind.context.limits.take(VISITOR, '203.0.113.5', VISITOR.quota)
      for (const said of ['', '198.51.100.7, ', '127.0.0.1, 198.51.100.8, ', 'unknown, ', '::1, '])
        expect((await visit(proxy, { 'x-forwarded-for': `${said}203.0.113.5` }, behind.app)).statusCode, said).toBe(429)
      expect((await visit(proxy, { 'x-forwarded-for': '203.0.113.6' }, behind.app)).statusCode).toBe(200)
      // A caller that bypasses the proxy is identified by its own address.
      if (trust === '1') return
      await behind.context.limits.take(VISITOR, '203.0.113.77', VISITOR.quota)
      expect((await visit('203.0.113.77', { 'x-forwarded-for': '198.51.100.9' }, behind.app)).statusCode).toBe(429)
    } finally {
      await behind.close()
    }
  },
)
