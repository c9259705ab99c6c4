import { expect, test } from 'vitest'
import { nearestDay } from './nearest-day.ts'

const day = (text: string, matches: number) => ({ day: text, matches, live: 0 })

test('the nearest day with matches, the later of two as near', () => {
  const days = [day('2026-11-13', 2), day('2026-11-14', 0), day('2026-11-15', 0), day('2026-11-17', 1)]
  expect(nearestDay(days, '2026-11-15')).toBe('2026-11-17')
  expect(nearestDay(days, '2026-11-14')).toBe('2026-11-13')
  expect(nearestDay([day('2026-11-15', 0)], '2026-11-15')).toBeNull()
})

test('a month counts from its first day', () => {
  expect(nearestDay([day('2026-10-30', 1), day('2026-11-04', 1)], '2026-11')).toBe('2026-10-30')
})
