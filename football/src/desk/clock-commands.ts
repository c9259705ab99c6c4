import { periods } from '../match/event.ts'
import { clockShowing, runningClock } from './clock.ts'
import { done, refuse } from './desk.ts'
import type { Desk, DeskClock, DeskCommand, Performed } from './desk.ts'
import { runningPeriod } from './whistles.ts'

const MOST_ANNOUNCED = 30

/** The period that a command was meant for is over: it came late, and another one is being played. */
export const isOver = (desk: Desk, { period }: DeskCommand): boolean => {
  const running = runningPeriod(desk)
  return Boolean(period && running && running !== period)
}

export function announce(desk: Desk, command: DeskCommand): Performed {
  const { minutes } = command
  const clock = runningClock(desk)
  if (isOver(desk, command)) return refuse('periodOver')
  if (!clock) return refuse('nothingRunning')
  if (minutes === undefined) return refuse('incomplete')
  if (minutes < 0 || minutes > MOST_ANNOUNCED) return refuse('minuteOutside')
  return done({ ...desk, clocks: withClock(desk.clocks, { ...clock, announced: minutes === 0 ? null : minutes }) })
}

export function setClock(desk: Desk, command: DeskCommand): Performed {
  const { at, minute } = command
  const period = runningPeriod(desk)
  if (isOver(desk, command)) return refuse('periodOver')
  if (!period || period === 'shootout') return refuse('nothingRunning')
  if (minute === undefined || minute === null) return refuse('incomplete')
  const { from, minutes } = periods[period]
  if (minute <= from || minute > from + minutes + MOST_ANNOUNCED) return refuse('minuteOutside')
  const announced = runningClock(desk)?.announced ?? null
  return done({ ...desk, clocks: withClock(desk.clocks, clockShowing(period, minute, at, announced)) })
}

export const withClock = (clocks: readonly DeskClock[], clock: DeskClock): readonly DeskClock[] => [
  ...clocks.filter(({ period }) => period !== clock.period),
  clock,
]
