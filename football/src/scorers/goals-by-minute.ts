import { periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'

/** A goal on the clock; without a minute it cannot be placed, and is left out. */
export interface TimedGoal {
  readonly period: Period | null
  readonly minute: number | null
  readonly scored: boolean
}

export interface GoalsInMinutes {
  readonly from: number
  readonly to: number
  readonly scored: number
  readonly conceded: number
}

const STEP = 15
const REGULAR_END = 90
const LAST = 120

/** Goals in steps of a quarter of an hour; added time belongs to the step it follows, extra time shows where there was a goal. */
export function goalsByMinute(goals: readonly TimedGoal[]): readonly GoalsInMinutes[] {
  const byStep = Map.groupBy(goals, stepOf)
  return Array.from({ length: LAST / STEP }, (_, step) => {
    const own = byStep.get(step) ?? []
    const scored = own.filter((goal) => goal.scored).length
    return { from: step * STEP + 1, to: (step + 1) * STEP, scored, conceded: own.length - scored }
  }).filter(({ to, scored, conceded }) => to <= REGULAR_END || scored + conceded > 0)
}

function stepOf({ period, minute }: TimedGoal): number | null {
  if (minute === null || period === 'shootout') return null
  // The first minute of a period is its own, and not the last one of the period before.
  const earliest = period === null ? 1 : periods[period].from + 1
  return Math.floor((Math.max(minute, earliest) - 1) / STEP)
}
