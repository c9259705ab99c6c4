import { expect, test } from 'vitest'
import { isQuietFor, isTimeZone } from './quiet-hours.ts'

const NIGHT = { from: '23:00', to: '07:00' }

test('uses the time zone of the user', () => {
  const lateInBrazil = new Date('2026-05-10T02:30:00Z')
  expect(isQuietFor(lateInBrazil, NIGHT, 'America/Sao_Paulo')).toBe(true)
  expect(isQuietFor(lateInBrazil, NIGHT, 'Asia/Tokyo')).toBe(false)
  expect(isQuietFor(lateInBrazil, null, 'America/Sao_Paulo')).toBe(false)
})

test('follows the clock when it is put forward', () => {
  // 29 March 2026, 01:00 UTC: in Lisbon 01:00 becomes 02:00.
  const quiet = { from: '02:00', to: '03:00' }
  expect(isQuietFor(new Date('2026-03-29T00:59:00Z'), quiet, 'Europe/Lisbon')).toBe(false)
  expect(isQuietFor(new Date('2026-03-29T01:00:00Z'), quiet, 'Europe/Lisbon')).toBe(true)
  expect(isQuietFor(new Date('2026-03-29T02:00:00Z'), quiet, 'Europe/Lisbon')).toBe(false)
})

test('midnight is 00:00, also where clocks say 24', () => {
  expect(isQuietFor(new Date('2026-05-10T03:00:00Z'), { from: '00:00', to: '00:30' }, 'America/Sao_Paulo')).toBe(true)
})

test('knows a zone from a word', () => {
  expect(['America/Manaus', 'UTC', 'Brasil/Aqui', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
