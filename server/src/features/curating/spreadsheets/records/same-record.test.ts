import { expect, it } from 'vitest'
import { isDoubtful } from './same-record.ts'

const zito = { birthDate: null, gender: 'men', nationalities: ['BR', 'IT'], heightCm: 190 }

it.each([
  ['another gender', { gender: 'women' }],
  ['no nationality in common', { nationalities: ['AR'] }],
  ['a height that nobody mistakes', { heightCm: 165 }],
])('asks about a namesake with %s', (_what, row) => {
  expect(isDoubtful('person', row, zito)).toBe(true)
})

it.each([
  ['nothing else', {}],
  ['a day of birth that was not known', { birthDate: '1990-01-01' }],
  ['one of the nationalities', { nationalities: ['BR'] }],
  ['a height measured otherwise', { heightCm: 188 }],
  ['an emptied list', { nationalities: [] }],
])('takes for the same one with %s', (_what, row) => {
  expect(isDoubtful('person', row, zito)).toBe(false)
})
