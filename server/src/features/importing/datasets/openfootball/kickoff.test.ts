import { describe, expect, test } from 'vitest'
import { dayIn, momentAt, momentIn, utcOf } from './kickoff.ts'

describe('kick-off', () => {
  test.each([
    ['Europe/London', '2024-08-17', '15:00', '2024-08-17T14:00:00Z'],
    ['Europe/London', '2024-12-26', '15:00', '2024-12-26T15:00:00Z'],
    ['America/Sao_Paulo', '2018-12-09', '17:30', '2018-12-09T19:30:00Z'],
    ['America/Sao_Paulo', '2025-12-07', '16:00', '2025-12-07T19:00:00Z'],
    ['Europe/Paris', '2020-08-09', '00:00', '2020-08-08T22:00:00Z'],
    ['Europe/Berlin', '2019-03-31', '15:30', '2019-03-31T13:30:00Z'],
    ['Africa/Johannesburg', '2010-06-11', '16:00', '2010-06-11T14:00:00Z'],
  ])('in %s on %s at %s is %s', (zone, day, time, utc) => {
    expect(utcOf(momentIn(zone, day, time))).toBe(utc)
  })

  test('an hour with its offset needs no zone', () => {
    expect(utcOf(momentAt('UTC-3', '2014-06-12', '17:00') ?? 0)).toBe('2014-06-12T20:00:00Z')
    expect(utcOf(momentAt('UTC+5:30', '2014-06-12', '17:00') ?? 0)).toBe('2014-06-12T11:30:00Z')
    expect(momentAt('CEST', '2014-06-12', '17:00')).toBeNull()
  })

  test('midnight in Brasília is still the evening before in Mexico', () => {
    expect(dayIn('America/Mexico_City', momentIn('America/Sao_Paulo', '2012-02-03', '00:00'))).toBe('2012-02-02')
  })
})
