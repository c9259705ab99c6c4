import { beforeEach, expect, it } from 'vitest'
import { createAnswerCache, type AnswerCache } from './answer-cache.ts'
import { encode, toReady } from './ready-answer.ts'

let cache: AnswerCache
let made: number
beforeEach(() => {
  cache = createAnswerCache()
  cache.setListening(true)
  made = 0
})

const make = async () => {
  made += 1
  await new Promise((resolve) => setImmediate(resolve))
  return made
}

it('makes once what many ask for at the same moment', async () => {
  expect(await Promise.all([1, 2, 3].map(() => cache.share('/a', make)))).toEqual([1, 1, 1])
  expect(await cache.share('/a', make)).toBe(2)
})

it('gives no caller an answer that was outdated before the request', async () => {
  const before = cache.share('/a', make)
  cache.forget(['team'], new Date())
  const after = cache.share('/a', make)
  await Promise.all([before, after])
  expect(made).toBe(2)
})

it('shares a computation only with callers who may see its answer', async () => {
  const before = cache.share('/a', make)
  expect(cache.findShared('/b')).toBeNull()
  expect(await cache.findShared('/a')).toBe(1)
  await before
  expect(cache.findShared('/a')).toBeNull()
  const overtaken = cache.share('/a', make)
  cache.forget(['team'], new Date())
  expect(cache.findShared('/a')).toBeNull()
  await overtaken
})

it('compresses once what many ask for at the same moment', async () => {
  const ready = toReady({ data: 'x'.repeat(5_000) }, new Date())
  const [first, second] = await Promise.all([encode(ready, 'br'), encode(ready, 'br')])
  expect(second).toBe(first)
  expect(await encode(ready, 'gzip')).not.toEqual(first)
})

it('shares nothing while changes are not received', async () => {
  cache.setListening(false)
  await Promise.all([cache.share('/a', make), cache.share('/a', make)])
  expect(made).toBe(2)
})

it('does not hand on a failure to those who ask later', async () => {
  const fail = () => Promise.reject(new Error('no'))
  await expect(cache.share('/a', fail)).rejects.toThrow('no')
  expect(await cache.share('/a', make)).toBe(1)
})
