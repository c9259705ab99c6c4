import type { Quota } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertLeague } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let secret: string
beforeAll(async () => {
  test = await createTestApp()
  const ana = await test.register()
  await insertLeague(test.database)
  const made = await test.call('POST', '/api/v1/chaves', { as: ana, body: { name: 'Meu site' } })
  secret = made.body.data.secret
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { authorization: `Bearer ${secret}`, ...headers } })
const usedToday = async () =>
  ((await get('/api/v1/status')).json().data.quotas as Quota[]).find(
    (each) => each.of === 'account' && each.window === 'day',
  )!.used

it('costs no quota for an unchanged answer, kept or not; a changed answer costs one call', async () => {
  const first = await get('/api/v1/times')
  const before = await usedToday()
  const known = { 'if-none-match': String(first.headers['etag']) }
  // The short way, from memory.
  for (let time = 0; time < 3; time += 1) expect((await get('/api/v1/times', known)).statusCode).toBe(304)
  // The long way, where the answer has to be made again.
  test.context.answers.forgetAll()
  expect((await get('/api/v1/times', known)).statusCode).toBe(304)
  const since = { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() }
  expect((await get('/api/v1/times', since)).statusCode).toBe(304)
  expect(await usedToday()).toBe(before)

  expect((await get('/api/v1/times', { 'if-none-match': 'W/"outra"' })).statusCode).toBe(200)
  expect(await usedToday()).toBe(before + 1)
  test.context.answers.forgetAll()
  expect((await get('/api/v1/times', { 'if-none-match': 'W/"outra"' })).statusCode).toBe(200)
  expect(await usedToday()).toBe(before + 2)
})
