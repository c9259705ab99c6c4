import { expect, it } from 'vitest'
import { hourOfCell } from './hour-of-cell.ts'

it.each([
  ['16:00', '16:00'],
  ['9:30', '09:30'],
  ['16h', '16:00'],
  ['16h30', '16:30'],
  ['21:30:00', '21:30'],
  ['16', '16:00'],
  ['1899-12-30T16:00:00.000Z', '16:00'],
  ['0.6875', '16:30'],
  ['25:00', null],
  ['16:75', null],
  ['à tarde', null],
  ['2026-05-10', null],
])('reads %s as %s', (text, hour) => {
  expect(hourOfCell(text)).toBe(hour)
})
