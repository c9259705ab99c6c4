import { expect, test } from 'vitest'
import { dayInWords, longMoment, relativeTime, shortMoment } from './moment-words.ts'

const now = new Date('2026-11-18T17:02:00Z')
const before = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now)

test('the past, from seconds to years', () => {
  expect(before(5)).toBe('agora mesmo')
  expect(before(59)).toBe('agora mesmo')
  expect(before(60)).toBe('há 1 min')
  expect(before(3 * 60 + 59)).toBe('há 3 min')
  expect(before(3600)).toBe('há 1 h')
  expect(before(86_399)).toBe('há 23 h')
  expect(before(86_400)).toBe('há 1 dia')
  expect(before(44 * 86_400)).toBe('há 44 dias')
  expect(before(45 * 86_400)).toBe('há 1 mês')
  expect(before(200 * 86_400)).toBe('há 6 meses')
  expect(before(365 * 86_400)).toBe('há 1 ano')
  expect(before(800 * 86_400)).toBe('há 2 anos')
})

test('what is to come is rounded up', () => {
  expect(before(-30)).toBe('agora mesmo')
  expect(before(-90)).toBe('em 2 min')
  expect(before(-13.2 * 86_400)).toBe('em 14 dias')
  expect(before(-29.99 * 86_400)).toBe('em 30 dias')
})

test('a clock a few seconds behind makes no day more of seven days', () => {
  expect(before(-7 * 86_400 - 20)).toBe('em 7 dias')
  expect(before(-2 * 3600 - 20)).toBe('em 2 h')
})

test('a moment names its year only when it is another one', () => {
  const zone = 'America/Sao_Paulo'
  expect(shortMoment(now, now, zone)).toBe('18/11, 14:02')
  expect(shortMoment(new Date('2025-01-02T03:04:00Z'), now, zone)).toBe('02/01/2025, 00:04')
  expect(longMoment(now, zone)).toBe('18 de novembro de 2026, 14:02')
})

test('the day in words starts with a capital', () => {
  expect(dayInWords(now, 'America/Sao_Paulo')).toBe('Quarta-feira, 18 de novembro')
  expect(dayInWords(new Date('2026-11-19T01:00:00Z'), 'America/Sao_Paulo')).toBe('Quarta-feira, 18 de novembro')
})
