import { expect, it } from 'vitest'
import { pauseMs } from './poll-pace.ts'

const NOW = new Date('2026-05-10T19:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const day = (left: number) => ({ window: 'day', limit: 100, left, resetsAt: after(300).toISOString() }) as const
const minute = (left: number) => ({ window: 'minute', limit: 10, left, resetsAt: after(1).toISOString() }) as const

it('spreads what is left over the time until the last match is over', () => {
  expect(pauseMs([minute(10), day(100)], NOW, after(140))).toBe((140 * 60_000) / 70)
})
it('is never quicker than the provider renews, and never rests for longer than ten minutes', () => {
  expect(pauseMs([minute(10)], NOW, after(140))).toBe(15_000)
  expect(pauseMs([day(2)], NOW, after(140))).toBe(600_000)
})
it('waits for a window that is empty', () => {
  expect(pauseMs([minute(0)], NOW, after(140))).toBe(60_000)
})
