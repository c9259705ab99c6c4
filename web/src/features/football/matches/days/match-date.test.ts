import { expect, test } from 'vitest'
import { matchDate, matchDateTitle, shiftPeriod } from './match-date.ts'

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
