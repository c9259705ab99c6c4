import { expect, test } from 'vitest'
import { formOf } from '../form/form.ts'
import { appearancesOf } from '../match/appearance.ts'
import { results } from '../proof/results.ts'
import { streaksOf } from './streaks.ts'

const matches = results('A 1-0 B | C 0-2 A | A 0-0 D | B 1-0 A | A 3-1 C | D 0-1 A')

test('streaks have a current and a longest run, the older of equals', () => {
  const streaks = streaksOf(appearancesOf('A', matches.toReversed()))
  expect(streaks.winning).toEqual({
    current: { length: 2, from: '5.1', to: '6.1' },
    longest: { length: 2, from: '1.1', to: '2.1' },
  })
  expect(streaks.unbeaten.longest).toEqual({ length: 3, from: '1.1', to: '3.1' })
  expect(streaks.cleanSheets.longest.length).toBe(3)
  expect(streaks.goalless).toMatchObject({ current: { length: 0, from: null }, longest: { length: 2 } })
  expect(streaks.losing.longest.length).toBe(1)
})

test('a team without matches has none', () => {
  expect(streaksOf([]).winning).toEqual({
    current: { length: 0, from: null, to: null },
    longest: { length: 0, from: null, to: null },
  })
})

test('form is the last results, newest last, however the matches come in', () => {
  const appearances = appearancesOf('A', matches.toReversed())
  expect(formOf(appearances)).toEqual(['V', 'E', 'D', 'V', 'V'])
  expect(formOf(appearances.toReversed(), 2)).toEqual(['V', 'V'])
  expect(formOf(appearances, 0)).toEqual([])
})
