import { expect, it } from 'vitest'
import { isDay, isMoment } from './day-formats.ts'

it('takes days that there are', () => {
  for (const day of ['2026-05-10', '2024-02-29', '1850-01-01', '0001-01-01', '9999-12-31'])
    expect(isDay(day), day).toBe(true)
  for (const day of [
    '0000-01-01',
    '2026-02-29',
    '2026-02-31',
    '2026-13-01',
    '2026-00-10',
    '10000-01-01',
    '-infinity',
    '',
  ])
    expect(isDay(day), day).toBe(false)
})

it('takes moments that a clock shows, in zones that there are', () => {
  for (const moment of [
    '2026-05-10T19:30:00Z',
    '2026-05-10T19:30:00.123456Z',
    '2026-05-10t19:30:00z',
    '2026-05-10 19:30:00-03:00',
    '2026-05-10T23:59:59+14:00',
    '2026-05-10T19:30:00-0300',
  ])
    expect(isMoment(moment), moment).toBe(true)
  for (const moment of [
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+02:00',
    '9999-12-31T23:59:59-03:00',
    '2016-12-31T23:59:60Z',
    '2026-05-10T24:30:00Z',
    '2026-05-10T19:30:00+23:59',
    '2026-05-10T19:30:00-15:00',
    '2026-05-10T19:30:00',
    '2026-05-10T19:30Z',
    '2026-02-31T19:30:00Z',
    '2026-05-10',
    'agora',
  ])
    expect(isMoment(moment), moment).toBe(false)
})
