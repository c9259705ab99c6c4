import { expect, test } from 'vitest'
import { partialDateWords, shiftMonth, widerDates } from './partial-date-words.ts'

test('a partial date in words, and the wider ones around it', () => {
  expect(['2024', '2024-05', '2024-05-12'].map(partialDateWords)).toEqual([
    '2024',
    'maio de 2024',
    '12 de maio de 2024',
  ])
  expect(widerDates('2024-05-12')).toEqual(['2024-05', '2024'])
  expect(widerDates('2024')).toEqual([])
})

test('months go on over the year', () => {
  expect(shiftMonth('2024-01', -1)).toBe('2023-12')
  expect(shiftMonth('2024-12', 1)).toBe('2025-01')
})
