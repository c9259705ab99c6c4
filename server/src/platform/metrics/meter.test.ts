import { expect, it } from 'vitest'
import { BOUNDS_MS, createMeter, quantileOf } from './meter.ts'

const call = { operation: 'getTeam', status: 200, milliseconds: 3, kept: false }

it('counts calls, errors, refusals and kept answers, and begins anew after each look', () => {
  const meter = createMeter()
  const statuses: number[] = []
  meter.listen(({ status }) => statuses.push(status))
  for (const status of [200, 304, 404, 429, 500, 503]) meter.note({ ...call, status, kept: status === 304 })
  const { calls, errors, refused, kept, durations } = meter.take()
  expect({ calls, errors, refused, kept }).toEqual({ calls: 6, errors: 2, refused: 2, kept: 1 })
  expect(durations[BOUNDS_MS.indexOf(5)]).toBe(6)
  expect(statuses).toHaveLength(6)
  expect(meter.take().calls).toBe(0)
  meter.stop()
})

it('finds how long a part of the calls took, also beyond the last class', () => {
  const durations = (counts: Readonly<Record<number, number>>) =>
    [...BOUNDS_MS, Infinity].map((bound) => counts[bound] ?? 0)
  expect(quantileOf(durations({}), 0.5)).toBeNull()
  expect(quantileOf(durations({ 5: 100 }), 0.5)).toBe(3.5)
  expect(quantileOf(durations({ 1: 99, 1000: 1 }), 0.99)).toBeLessThanOrEqual(1)
  expect(quantileOf(durations({ 1: 90, 1000: 10 }), 0.99)).toBeGreaterThan(500)
  expect(quantileOf(durations({ [Infinity]: 5 }), 0.99)).toBeGreaterThan(10_000)
})
