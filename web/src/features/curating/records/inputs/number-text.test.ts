import { expect, test } from 'vitest'
import { decimalText, parseDecimal, parseDegrees, parseInteger } from './number-text.ts'

test('numbers as people type them', () => {
  expect(['78838', '78.838', '1.234.567', ' 7 ', '7,5', '-1', '12a', '78.83'].map(parseInteger)).toEqual([
    78838,
    78838,
    1234567,
    7,
    null,
    null,
    null,
    null,
  ])
  expect(['1.234.567,89', '1234567.89', '1500000', '1.500', '1,5', '1,2,3', 'R$ 3'].map(parseDecimal)).toEqual([
    1234567.89,
    1234567.89,
    1500000,
    1500,
    1.5,
    null,
    null,
  ])
  expect(['-22,912', '-22.912', '181.5', '22.912.0'].map(parseDegrees)).toEqual([-22.912, -22.912, 181.5, null])
})

test('a number that was shown is read as itself', () => {
  for (const value of [0.5, 1500, 1234567.89]) expect(parseDecimal(decimalText(value))).toBe(value)
})
