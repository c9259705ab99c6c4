import type { OnePlayerNumbers } from '@meio-campo/contract'
import { expect, it } from 'vitest'
import { comparedRows, courseOf, yearsOf } from './player-number-words.ts'

const none = {
  played: 0,
  started: 0,
  minutes: 0,
  goals: 0,
  penalties: 0,
  assists: 0,
  yellow: 0,
  secondYellow: 0,
  red: 0,
}
const side = (total: Partial<OnePlayerNumbers['total']>, goalsIn: Readonly<Record<number, number>> = {}) =>
  ({
    player: { id: 'a', name: 'A', age: null, heightCm: 170 },
    total: { ...none, ...total },
    positions: [],
    teams: 1,
    opponents: 1,
    years: Object.entries(goalsIn).map(([year, goals]) => ({ ...none, year: Number(year), played: 1, goals })),
  }) as unknown as OnePlayerNumbers

it('compares per match and per goal, and leaves unknown what nobody can know', () => {
  const rows = comparedRows([
    side({ played: 4, goals: 2, minutes: 301, secondYellow: 1, red: 1 }),
    side({ minutes: null, goals: 1 }),
    side({ minutes: 90 }),
  ])
  const of = (id: string) => rows.find((row) => row.id === id)!.values
  expect(of('perGame')).toEqual([0.5, null, null])
  expect(of('minutesPerGoal')).toEqual([151, null, null])
  expect(of('red')).toEqual([2, 0, 0])
  expect(of('age')).toEqual([null, null, null])
})

it('has every year between the first and the last, also those without a match', () => {
  const sides = [side({}, { 2020: 3, 2022: 1 }), side({}, { 2023: 2 })]
  const years = yearsOf(sides)
  expect(years).toEqual([2020, 2021, 2022, 2023])
  expect(courseOf(sides[0]!, years, 'goals')).toEqual([3, null, 1, null])
  expect(yearsOf([side({})])).toEqual([])
})
