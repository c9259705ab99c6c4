import { expect, test } from 'vitest'
import { toLocalText, toMoment } from './zoned-moment.ts'

test('the clock of São Paulo in, UTC out, also in a summer that had another hour', () => {
  expect(toMoment('2026-11-18T21:30')).toBe('2026-11-19T00:30:00.000Z')
  expect(toMoment('2018-01-10T21:30')).toBe('2018-01-10T23:30:00.000Z')
})

test('there and back', () => {
  for (const local of ['2026-01-01T00:00', '2018-01-10T16:00', '1994-07-17T12:30'])
    expect(toLocalText(toMoment(local))).toBe(local)
})
