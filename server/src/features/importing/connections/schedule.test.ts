import { expect, it } from 'vitest'
import { nextCheckAt } from './schedule.ts'

const NOW = new Date('2026-05-01T12:00:00Z')
const minutes = (every: number, failures: number, chance = 0.5) =>
  (nextCheckAt(NOW, every, failures, chance).getTime() - NOW.getTime()) / 60_000

it('comes after the interval, a tenth earlier or later', () => {
  expect([minutes(100, 0, 0), minutes(100, 0), minutes(100, 0, 1)]).toEqual([90, 100, 110])
})

it('waits longer from failure to failure, up to a day', () => {
  expect([1, 2, 3, 4, 7, 8, 50].map((failures) => minutes(60, failures))).toEqual([15, 30, 60, 120, 960, 1440, 1440])
})

it('comes back sooner than usual to a source that is rarely checked, and never later', () => {
  expect([1, 5, 30].map((failures) => minutes(10_080, failures))).toEqual([15, 240, 10_080])
})
