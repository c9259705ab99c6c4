import { expect, test } from 'vitest'
import { lastsInWords, percentSent } from './simulation-words.ts'

test('says how long a match lasts at a speed', () => {
  expect([1, 2, 10, 60].map(lastsInWords)).toEqual([
    'cerca de 1 h 50 min',
    'cerca de 55 min',
    'cerca de 11 min',
    'cerca de 2 min',
  ])
})

test('says how far it has come, also without anything to tell', () => {
  expect([
    percentSent({ told: 0, events: 0 }),
    percentSent({ told: 1, events: 3 }),
    percentSent({ told: 3, events: 3 }),
  ]).toEqual([100, 33, 100])
})
