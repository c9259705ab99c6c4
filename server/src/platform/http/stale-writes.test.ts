import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

it('a write that is compared with what a read would answer costs one call, and is one in its log', async () => {
  const ana = await test.register()
  const body = { name: 'Robô', scopes: ['keys:read', 'keys:manage'], limits: { perMinute: 4 } }
  const made = await test.call('POST', '/api/v1/chaves', { as: ana, body })
  const { secret, key } = made.body.data
  const call = (method: 'GET' | 'PATCH', etag?: string, name = 'Outro') =>
    test.app.inject({
      method,
      url: `/api/v1/chaves/${key.id}`,
      headers: { authorization: `Bearer ${secret}`, ...(etag && { 'if-match': etag }) },
      ...(etag && { payload: { name } }),
    })
  const nameOf = async () => (await test.call('GET', `/api/v1/chaves/${key.id}`, { as: ana })).body.data.name
  const left = (answer: { headers: Record<string, unknown> }) =>
    Number(/"chave-minuto";r=(\d+)/.exec(String(answer.headers['ratelimit']))?.[1])

  const first = await call('GET')
  const etag = String(first.headers['etag'])
  const stale = await call('PATCH', '"velha"')
  expect([stale.statusCode, left(stale)]).toEqual([412, left(first) - 1])
  const written = await call('PATCH', etag)
  expect([written.statusCode, left(written)]).toEqual([200, left(first) - 2])
  expect(await nameOf()).toBe('Outro')

  const now = String((await call('GET')).headers['etag'])
  const refused = await call('PATCH', now, 'Terceiro')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'quota_exceeded'])
  expect(refused.json().detail).toMatch(/^A cota da chave é de 4 chamadas por minuto e acabou/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await nameOf()).toBe('Outro')

  const logged = await until(async () => {
    const rows = await test.database
      .selectFrom('request_log')
      .select(['method', 'status'])
      .where('key_id', '=', key.id)
      .orderBy('at')
      .execute()
    return rows.length >= 5 ? rows : null
  })
  expect(logged.map(({ method, status }) => `${method} ${status}`).toSorted()).toEqual(
    ['GET 200', 'GET 200', 'PATCH 200', 'PATCH 412', 'PATCH 429'].toSorted(),
  )
})
