import { expect, test } from 'vitest'
import { birthWords, heightWords, percentWords, positionWords, spanWords } from './person-words.ts'

test('a person in words', () => {
  expect(positionWords(['defender', 'midfielder'])).toBe('Defensor, Meia')
  expect(positionWords([])).toBeNull()
  expect(heightWords(194)).toBe('1,94 m')
  expect(birthWords('1995-02-16', 31)).toBe('16 de fevereiro de 1995 (31\u00a0anos)')
  expect(birthWords('1903', null)).toBe('1903')
  expect(percentWords(58.7)).toBe('58,7%')
})

test('a time at a team, however much of it is known', () => {
  expect(spanWords('2024-01-09', null)).toBe('jan. de 2024 – hoje')
  expect(spanWords('2018', '2021-06-30')).toBe('2018 – jun. de 2021')
  expect(spanWords(null, '2021')).toBe('até 2021')
  expect(spanWords(null, null)).toBeNull()
})
