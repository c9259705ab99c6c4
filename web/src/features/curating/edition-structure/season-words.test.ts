import { expect, test } from 'vitest'
import { nextSaturday, nextSeason, readTimes } from './season-words.ts'

test('the season after one', () => {
  expect(nextSeason('2026', 2026)).toBe('2027')
  expect(nextSeason('1998-99', 2026)).toBe('1999-00')
  expect(nextSeason(null, 2026)).toBe('2026')
})

test('times as people type them', () => {
  expect(readTimes('16:00, 9:30 18:30;16:00')).toEqual(['16:00', '09:30', '18:30'])
  expect(readTimes('  ')).toEqual([])
})

test('the first Saturday that comes, or of the season', () => {
  expect(nextSaturday(new Date('2026-11-15T12:00:00Z'), '2026')).toBe('2026-11-21')
  expect(nextSaturday(new Date('2026-11-21T12:00:00Z'), '2026')).toBe('2026-11-21')
  expect(nextSaturday(new Date('2026-11-15T12:00:00Z'), '2031')).toBe('2031-02-01')
})
