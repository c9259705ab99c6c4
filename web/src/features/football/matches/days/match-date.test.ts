import { expect, test } from 'vitest'
import { matchDate, matchDateTitle, nearestDay, shiftPeriod } from './match-date.ts'

const today = '2026-11-15'

test('a day by its name is the day it is', () => {
  expect(['ontem', 'hoje', 'amanha', '2024-05'].map((position) => matchDate(position, today))).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2024-05',
  ])
})

test('the heading says the date as people do', () => {
  expect(['2026-11-16', '2024-05-12', '2024-05', '2024'].map((date) => matchDateTitle(date, today))).toEqual([
    'Jogos de amanhã',
    'Jogos de 12 de maio de 2024',
    'Jogos de maio de 2024',
    'Jogos de 2024',
  ])
})

test('months and years go on', () => {
  expect(shiftPeriod('2024-12', 1)).toBe('2025-01')
  expect(shiftPeriod('2024', -1)).toBe('2023')
})

const day = (text: string, matches: number) => ({ day: text, matches, live: 0 })

test('the nearest day with matches, the later of two as near', () => {
  const days = [day('2026-11-13', 2), day('2026-11-14', 0), day('2026-11-15', 0), day('2026-11-17', 1)]
  expect(nearestDay(days, '2026-11-15')).toBe('2026-11-17')
  expect(nearestDay(days, '2026-11-14')).toBe('2026-11-13')
  expect(nearestDay([day('2026-11-15', 0)], '2026-11-15')).toBeNull()
})

test('a month counts from its first day', () => {
  expect(nearestDay([day('2026-10-30', 1), day('2026-11-04', 1)], '2026-11')).toBe('2026-10-30')
})
