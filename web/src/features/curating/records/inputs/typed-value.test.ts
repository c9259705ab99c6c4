import { parseDecimal, parseDegrees, parseInteger, recordFields } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { changedValues, decimalText, filledValues, toLocalText, toMoment, typeAll } from './typed-value.ts'

const fields = recordFields.team
const flamengo = {
  name: 'Flamengo',
  kind: 'club',
  founded: 1895,
  colours: ['#c8102e', '#000000'],
  stadium: 'maracana',
  site: null,
  socials: { instagram: 'https://instagram.com/flamengo', x: 'https://x.com/flamengo' },
}

test('what was only looked at is not sent', () => {
  expect(changedValues(fields, flamengo, typeAll(fields, flamengo))).toEqual({})
  const reordered = { ...flamengo, socials: Object.fromEntries(Object.entries(flamengo.socials).toReversed()) }
  expect(changedValues(fields, flamengo, typeAll(fields, reordered))).toEqual({})
})

test('only what was changed is sent, as the API takes it', () => {
  const typed = {
    ...typeAll(fields, flamengo),
    founded: ' 1.912 ',
    stadium: '',
    colours: ['#000000', '#c8102e'],
    socials: [
      { network: 'instagram', url: 'https://instagram.com/flamengo' },
      { network: 'x', url: ' ' },
    ],
  }
  expect(changedValues(fields, flamengo, typed)).toEqual({
    founded: 1912,
    stadium: null,
    colours: ['#000000', '#c8102e'],
    socials: { instagram: 'https://instagram.com/flamengo' },
  })
})

test('a new record says nothing about what was left empty', () => {
  const typed = { ...typeAll(fields, {}), name: ' Novo Time ', kind: 'club' }
  expect(filledValues(fields, typed)).toEqual({ name: 'Novo Time', kind: 'club' })
})

test('a moment goes out in UTC, a decimal with a point', () => {
  const match = recordFields.match
  const typed = { ...typeAll(match, {}), kickoff: '2026-11-18T21:30', income: '1.234,50' }
  expect(filledValues(match, typed)).toEqual({ kickoff: '2026-11-19T00:30:00.000Z', income: 1234.5 })
})

test('numbers as people type them', () => {
  expect(['78838', '78.838', '1.234.567', ' 7 ', '7,5', '-1', '12a', '78.83'].map(parseInteger)).toEqual([
    78838,
    78838,
    1234567,
    7,
    null,
    null,
    null,
    null,
  ])
  expect(['1.234.567,89', '1234567.89', '1500000', '1.500', '1,5', '1,2,3', 'R$ 3'].map(parseDecimal)).toEqual([
    1234567.89,
    1234567.89,
    1500000,
    1500,
    1.5,
    null,
    null,
  ])
  expect(['-22,912', '-22.912', '181.5', '22.912.0'].map(parseDegrees)).toEqual([-22.912, -22.912, 181.5, null])
})

test('a number that was shown is read as itself', () => {
  for (const value of [0.5, 1500, 1234567.89]) expect(parseDecimal(decimalText(value))).toBe(value)
})

test('the clock of São Paulo in, UTC out, also in a summer that had another hour', () => {
  expect(toMoment('2026-11-18T21:30')).toBe('2026-11-19T00:30:00.000Z')
  expect(toMoment('2018-01-10T21:30')).toBe('2018-01-10T23:30:00.000Z')
})

test('there and back', () => {
  for (const local of ['2026-01-01T00:00', '2018-01-10T16:00', '1994-07-17T12:30'])
    expect(toLocalText(toMoment(local))).toBe(local)
})
