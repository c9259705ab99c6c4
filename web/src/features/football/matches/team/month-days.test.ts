import { expect, test } from 'vitest'
import { monthWeeks } from './month-days.ts'

test('a month begins under its weekday and ends with a whole week', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]![0]).toBe('2026-11-01')
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  // A leap year, and a month that begins on a Saturday.
  expect(monthWeeks('2020-02')[0]).toEqual([null, null, null, null, null, null, '2020-02-01'])
  expect(monthWeeks('2020-02').at(-1)!.at(-1)).toBe('2020-02-29')
})
