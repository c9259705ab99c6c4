import { expect, test } from 'vitest'
import { goalsByMinute } from './goals-by-minute.ts'
import type { TimedGoal } from './goals-by-minute.ts'

const goal = (period: TimedGoal['period'], minute: number | null, scored = true): TimedGoal => ({
  period,
  minute,
  scored,
})

test('steps of 15 minutes, added time in the step it follows', () => {
  const steps = goalsByMinute([
    goal('firstHalf', 1),
    goal('firstHalf', 15),
    goal('firstHalf', 16, false),
    goal('firstHalf', 45),
    goal('secondHalf', 45),
    goal('secondHalf', 90, false),
    goal(null, 46),
    goal(null, null),
  ])
  expect(steps.map(({ from, to, scored, conceded }) => [from, to, scored, conceded])).toEqual([
    [1, 15, 2, 0],
    [16, 30, 0, 1],
    [31, 45, 1, 0],
    [46, 60, 2, 0],
    [61, 75, 0, 0],
    [76, 90, 0, 1],
  ])
})

test('extra time shows only where there was a goal, a shoot-out never', () => {
  expect(goalsByMinute([goal('shootout', 120)])).toHaveLength(6)
  expect(goalsByMinute([goal('extraTimeSecondHalf', 105)]).at(-1)).toEqual({
    from: 106,
    to: 120,
    scored: 1,
    conceded: 0,
  })
})
