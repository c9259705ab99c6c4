import { afterEach, expect, test } from 'vitest'
import { findEarlyRead, takeEarlyAnswer } from './early-answer.ts'

const ADDRESS = '/web/api/v1/vitrine?type=ajax'
const begin = (response: Promise<Response>) =>
  Object.assign(globalThis, { earlyAnswer: { path: '/api/v1/vitrine', address: ADDRESS, response } })
const never = new AbortController().signal

afterEach(() => void Reflect.deleteProperty(globalThis, 'earlyAnswer'))

test('is taken once, by the call that would have asked the same', async () => {
  const response = new Response('{}')
  begin(Promise.resolve(response))
  expect(findEarlyRead()).toBe('/api/v1/vitrine')
  expect(takeEarlyAnswer('/u_1/api/v1/vitrine?type=ajax', never)).toBeNull()
  expect(await takeEarlyAnswer(ADDRESS, never)).toBe(response)
  expect(takeEarlyAnswer(ADDRESS, never)).toBeNull()
  expect(findEarlyRead()).toBeUndefined()
})

test('is given up on when the call is', async () => {
  begin(new Promise(() => {}))
  const leaving = new AbortController()
  const taken = takeEarlyAnswer(ADDRESS, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(taken).rejects.toThrow('left')
})
