import { expect, it } from 'vitest'
import { createQuotaCounter } from './quota-counter.ts'
import type { QuotaLimits } from './quota.ts'

// Ten minutes before midnight in São Paulo.
const LATE = Date.parse('2026-11-16T02:50:00Z')
const MINUTE = 60_000
const charge = (limits: QuotaLimits, key = 'k') => ({ user: 'u', key, limits })

it('counts a call on every meter or on none', () => {
  const counter = createQuotaCounter()
  const narrow = charge([10, null, 2, null])
  expect([1, 2, 3].map(() => counter.take(narrow, LATE).passed)).toEqual([true, true, false])
  // The third cost the account nothing.
  expect(counter.standings('u', 'k', LATE).map(({ used }) => used)).toEqual([2, 2, 2, 2])
  expect(counter.take(charge([3, null, null, null], 'other'), LATE).passed).toBe(true)
  expect(counter.take(charge([3, null, null, null], 'other'), LATE).passed).toBe(false)
  expect(counter.standings('u', null, LATE)).toHaveLength(2)
})

it('begins a minute with its first call, and a day at midnight in São Paulo', () => {
  const counter = createQuotaCounter()
  const one = charge([1, 2, null, null])
  const { standings } = counter.take(one, LATE)
  expect(standings[0]!.resetsInMs).toBe(MINUTE)
  expect(standings[1]!.resetsInMs).toBe(10 * MINUTE)
  // Looking begins nothing.
  counter.standings('u', 'k', LATE + MINUTE)
  expect(counter.take(one, LATE + MINUTE - 1).passed).toBe(false)
  expect(counter.take(one, LATE + MINUTE).passed).toBe(true)
  expect(counter.take(one, LATE + 5 * MINUTE).passed).toBe(false)
  expect(counter.take(one, LATE + 10 * MINUTE).passed).toBe(true)
})

it('gives out what is to be written once, takes it back, and adopts what others counted', () => {
  const counter = createQuotaCounter()
  const free = charge([null, 5, null, null])
  counter.take(free, LATE)
  counter.take(free, LATE)
  const totals = counter.takeUnsaved()
  expect(totals).toEqual([
    { day: '2026-11-15', user: 'u', key: null, calls: 2 },
    { day: '2026-11-15', user: 'u', key: 'k', calls: 2 },
  ])
  expect(counter.takeUnsaved()).toEqual([])
  counter.giveBack(totals)
  counter.take(free, LATE)
  expect(counter.takeUnsaved()[0]).toMatchObject({ calls: 3 })
  // Another node has counted one more; meanwhile there was one here.
  counter.take(free, LATE)
  counter.adopt({ day: '2026-11-15', user: 'u', key: null, calls: 4 }, LATE)
  expect(counter.standings('u', 'k', LATE)[1]!.used).toBe(5)
  expect(counter.take(free, LATE).passed).toBe(false)
  // Yesterday's says nothing about today.
  counter.adopt({ day: '2026-11-14', user: 'u', key: null, calls: 0 }, LATE)
  expect(counter.standings('u', 'k', LATE)[1]!.used).toBe(5)
})
