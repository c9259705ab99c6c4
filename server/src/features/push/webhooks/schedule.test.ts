import { expect, it } from 'vitest'
import { readRetryAfter, TIMINGS, waitAfter, WAITS_MS } from './schedule.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-05-10T12:00:00Z')

it('tries ten times over about 76 hours', () => {
  const waits = Array.from({ length: 10 }, (_, index) => waitAfter(index + 1, null, 0.5))
  expect(waits.slice(0, 9)).toEqual(WAITS_MS)
  expect(waits[9]).toBeNull()
  const total = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0)
  expect(total / HOUR).toBeGreaterThan(75)
  expect(total / HOUR).toBeLessThan(77)
})

it('gives an attempt 15 seconds, and leases a lane for more than two attempts', () => {
  expect(TIMINGS).toMatchObject({ waitsMs: WAITS_MS, timeoutMs: 15_000 })
  expect(TIMINGS.leaseMs).toBeGreaterThan(2 * TIMINGS.timeoutMs)
})

it('varies each wait by a tenth', () => {
  expect([waitAfter(5, null, 0), waitAfter(5, null, 1)]).toEqual([54 * 60_000, 66 * 60_000])
})

it('honours Retry-After up to a day, but never waits less than planned', () => {
  expect(waitAfter(1, 90_000, 0.5)).toBe(90_000)
  expect(waitAfter(1, 1, 0.5)).toBe(5_000)
  expect(waitAfter(1, 90 * HOUR, 0.5)).toBe(24 * HOUR)
  expect(waitAfter(10, 90_000, 0.5)).toBeNull()
})

it('parses Retry-After as seconds or a date only', () => {
  expect(readRetryAfter('120', NOW)).toBe(120_000)
  expect(readRetryAfter('Sun, 10 May 2026 12:00:30 GMT', NOW)).toBe(30_000)
  expect(readRetryAfter('Sun, 10 May 2026 11:00:00 GMT', NOW)).toBe(0)
  for (const odd of [undefined, '', 'soon', '-5', '1e9', '2026-05-11']) expect(readRetryAfter(odd, NOW)).toBeNull()
})
