import { expect, test } from 'vitest'
import { clockText, surerOffset } from './desk-clock.ts'

const clock = { period: 'secondHalf', startedAt: 1_000_000, announced: null } as const
const at = (minutes: number, seconds: number) => 1_000_000 + (minutes * 60 + seconds) * 1000

test('runs from the minute its period begins at, and then into added time', () => {
  expect(clockText(clock, at(0, 0))).toEqual({ main: '45:00', extra: null })
  expect(clockText(clock, at(44, 59))).toEqual({ main: '89:59', extra: null })
  expect(clockText(clock, at(47, 7))).toEqual({ main: '90:00', extra: '+02:07' })
  expect(clockText(clock, at(0, -5))).toEqual({ main: '45:00', extra: null })
})

test('believes the quickest answer about the time of the server', () => {
  const quick = surerOffset(null, 1000, 1100, 6050)
  expect(quick).toEqual({ ms: 5000, roundTripMs: 100 })
  expect(surerOffset(quick, 2000, 4000, 9000)).toBe(quick)
  expect(surerOffset(quick, 2000, 2150, 7080).ms).toBe(5005)
})
