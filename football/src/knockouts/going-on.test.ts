import { expect, test } from 'vitest'
import type { Match } from '../match/match.ts'
import { continuationOf } from './going-on.ts'
import * as rules from './tie-rules.ts'

const match = (
  day: string,
  home: string,
  away: string,
  goals: readonly [number, number],
  more: Partial<Match> = {},
) => ({
  id: day,
  home,
  away,
  day,
  round: null,
  score: { home: goals[0], away: goals[1] },
  ...more,
})
const single = (goals: readonly [number, number], more: Partial<Match> = {}) =>
  match('2026-05-10', 'a', 'b', goals, more)

test('a match alone goes on while it is level, as its rules want', () => {
  expect(continuationOf(single([1, 1]), [], rules.singleMatch)).toBe('extraTime')
  expect(continuationOf(single([1, 1]), [], rules.singleMatchPenalties)).toBe('shootout')
  expect(continuationOf(single([2, 1]), [], rules.singleMatch)).toBeNull()
  const extraTime = (home: number, away: number) => single([1, 1], { extraTime: { home, away } })
  expect(continuationOf(extraTime(2, 2), [], rules.singleMatch)).toBe('shootout')
  expect(continuationOf(extraTime(2, 3), [], rules.singleMatch)).toBeNull()
  const penalties = { home: 4, away: 3 }
  expect(
    continuationOf(single([1, 1], { extraTime: { home: 1, away: 1 }, penalties }), [], rules.singleMatch),
  ).toBeNull()
})

test('a draw is the end where it is enough for one side, or is replayed', () => {
  expect(continuationOf(single([1, 1]), [], rules.copaDoBrasilOpening)).toBeNull()
  const played = single([1, 1], { extraTime: { home: 1, away: 1 } })
  expect(continuationOf(played, [], rules.singleMatchReplayed)).toBeNull()
})

test('the first leg never goes on; the second does where both together are level', () => {
  const first = match('2026-05-03', 'b', 'a', [1, 0])
  expect(continuationOf(first, [], rules.twoLegsExtraTime)).toBeNull()
  expect(continuationOf(single([0, 0]), [first], rules.twoLegs)).toBeNull()
  expect(continuationOf(single([1, 0]), [first], rules.twoLegs)).toBe('shootout')
  expect(continuationOf(single([1, 0]), [first], rules.twoLegsExtraTime)).toBe('extraTime')
  expect(continuationOf(single([2, 1]), [first], rules.twoLegsAwayGoals)).toBeNull()
})
