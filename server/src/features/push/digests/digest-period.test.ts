import { expect, it } from 'vitest'
import { lastDigestDay, periodOf } from './digest-period.ts'

it.each([
  ['daily', '2026-11-17', '2026-11-17'],
  ['weekly', '2026-11-16', '2026-11-16'],
  ['weekly', '2026-11-17', '2026-11-16'],
  ['weekly', '2026-11-22', '2026-11-16'],
  ['weekly', '2027-01-01', '2026-12-28'],
] as const)('a %s digest on %s is the one of %s', (pace, today, day) => expect(lastDigestDay(pace, today)).toBe(day))

it('covers the matches since the last one, until yesterday, and those of today', () => {
  expect(periodOf('daily', '2026-11-16', '2026-11-17')).toEqual({
    results: { from: '2026-11-16', to: '2026-11-16' },
    coming: { from: '2026-11-17', to: '2026-11-17' },
  })
})

it('covers at most a week, even after a long pause', () => {
  const week = { results: { from: '2026-11-09', to: '2026-11-15' }, coming: { from: '2026-11-16', to: '2026-11-22' } }
  expect(periodOf('weekly', '2026-11-09', '2026-11-16')).toEqual(week)
  expect(periodOf('weekly', '2026-08-01', '2026-11-16')).toEqual(week)
})
