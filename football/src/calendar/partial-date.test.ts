import { describe, expect, test } from 'vitest'
import { addDays, dayOf, isDay, parseDayName } from './day.ts'
import { dateRange, isWithin, parsePartialDate } from './partial-date.ts'

describe('a partial date', () => {
  test.each([
    ['2024', '2024-01-01', '2024-12-31'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['1900-02', '1900-02-01', '1900-02-28'],
    ['2024-05-12', '2024-05-12', '2024-05-12'],
    ['0001', '0001-01-01', '0001-12-31'],
    ['1582-10-10', '1582-10-10', '1582-10-10'],
    ['9999-12-31', '9999-12-31', '9999-12-31'],
  ])('%s runs from %s to %s', (text, first, last) => {
    const date = parsePartialDate(text)!
    expect(dateRange(date)).toEqual({ first, last })
  })

  test.each([
    '',
    '24',
    '0000',
    '12024',
    '2024-00',
    '2024-13',
    '2024-5',
    '2023-02-29',
    '2024-04-31',
    '2024-05-12T00:00',
    ' 2024',
    '2024\n',
    'maracana',
    '２０２４',
  ])('%j is no date', (text) => {
    expect(parsePartialDate(text)).toBeNull()
  })

  test('holds both of its ends and nothing beyond them', () => {
    const may = dateRange(parsePartialDate('2024-05')!)
    const days = ['2024-04-30', '2024-05-01', '2024-05-31', '2024-06-01']
    expect(days.map((day) => isWithin(day, may))).toEqual([false, true, true, false])
  })
})

describe('a named day', () => {
  test("is counted from the reader's today, across months and leap days", () => {
    expect(dayOf('hoje', '2024-02-29')).toBe('2024-02-29')
    expect(dayOf('ontem', '2024-03-01')).toBe('2024-02-29')
    expect(dayOf('amanha', '2024-12-31')).toBe('2025-01-01')
  })

  test('is one of three words, and no property of an object', () => {
    expect(['hoje', 'ontem', 'amanha'].map(parseDayName)).toEqual(['hoje', 'ontem', 'amanha'])
    expect(['Hoje', 'amanhã', 'toString', '__proto__', ''].map(parseDayName)).toEqual(Array(5).fill(null))
  })

  test('refuses to count from what is no day', () => {
    expect(isDay('2024-02-30')).toBe(false)
    expect(() => addDays('2024-02-30', 1)).toThrow(RangeError)
  })
})
