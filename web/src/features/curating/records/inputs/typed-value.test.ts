import { recordFields } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { changedValues, filledValues, typeAll } from './typed-value.ts'

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
