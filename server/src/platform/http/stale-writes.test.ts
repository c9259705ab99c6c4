import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

it('a quota that ends with the read to compare with is said as a quota, and nothing is written', async () => {
  const ana = await test.register()
  const body = { name: 'Robô', scopes: ['keys:read', 'keys:manage'], limits: { perMinute: 2 } }
  const made = await test.call('POST', '/api/v1/chaves', { as: ana, body })
  const { secret, key } = made.body.data
  const call = (method: 'GET' | 'PATCH', etag?: string) =>
    test.app.inject({
      method,
      url: `/api/v1/chaves/${key.id}`,
      headers: { authorization: `Bearer ${secret}`, ...(etag && { 'if-match': etag }) },
      ...(etag && { payload: { name: 'Outro' } }),
    })
  const etag = String((await call('GET')).headers['etag'])
  const refused = await call('PATCH', etag)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'quota_exceeded'])
  expect(refused.json().detail).toMatch(/^A cota da chave é de 2 chamadas por minuto e acabou/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const { body: kept } = await test.call('GET', `/api/v1/chaves/${key.id}`, { as: ana })
  expect(kept.data.name).toBe('Robô')
})
