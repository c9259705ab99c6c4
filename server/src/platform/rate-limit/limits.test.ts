import { expect, it } from 'vitest'
import { createLimits } from './limits.ts'
import type { Policy } from './policies.ts'

const POLICY: Policy = { name: 'teto', quota: 100, windowMs: 60_000, block: 10 }
const soon = () => new Promise((resolve) => setImmediate(resolve))

function createCounter() {
  let count = 0
  let away = false
  return {
    count: async (_key: string, _windowMs: number, by = 1) => {
      if (away) throw new Error('away')
      return { count: (count += by), resetsInMs: 60_000 }
    },
    get total() {
      return count
    },
    leave: () => (away = true),
  }
}

it('counts every call of a caller who comes at a steady pace, and makes none of them wait after the first', async () => {
  const counter = createCounter()
  const limits = createLimits(counter)
  const counts = [(await limits.take(POLICY, 'ana')).count]
  for (let call = 1; call < 35; call += 1) {
    counts.push(limits.takeNow(POLICY, 'ana')!.count)
    await soon()
  }
  expect(counts).toEqual(Array.from({ length: 35 }, (_, index) => index + 1))
  expect(counter.total).toBe(40)
})

it('asks again where the block that was asked for early did not come', async () => {
  const counter = createCounter()
  const limits = createLimits(counter)
  await limits.take(POLICY, 'ana')
  counter.leave()
  for (let call = 1; call < 10; call += 1) expect(limits.takeNow(POLICY, 'ana')).not.toBeNull()
  await soon()
  expect(limits.takeNow(POLICY, 'ana')).toBeNull()
  await expect(limits.take(POLICY, 'ana')).rejects.toThrow('away')
})

it('gives those who come at once with an empty block one each from the block that is on its way', async () => {
  const counter = createCounter()
  const limits = createLimits(counter)
  await limits.take(POLICY, 'ana')
  for (let call = 1; call < 10; call += 1) limits.takeNow(POLICY, 'ana')
  const counts = await Promise.all(Array.from({ length: 5 }, () => limits.take(POLICY, 'ana')))
  expect(counts.map(({ count }) => count)).toEqual([11, 12, 13, 14, 15])
  expect(counter.total).toBe(20)
})
