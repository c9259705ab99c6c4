import { minuteOf, periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import type { Desk, DeskClock } from './desk.ts'
import { runningPeriod } from './whistles.ts'

const MINUTE_MS = 60_000

export interface ClockReading {
  readonly period: Period
  readonly minute: number
  readonly added: number | null
}

/** The clock of the period that is being played; none between periods, in a shoot-out, or where none was set. */
export function runningClock(desk: Pick<Desk, 'status' | 'clocks'>): DeskClock | null {
  const period = runningPeriod(desk)
  if (!period || period === 'shootout') return null
  return desk.clocks.find((clock) => clock.period === period) ?? null
}

/** The minute that a clock shows at a moment: the first one from its start. */
export function readClock({ period, startedAt }: DeskClock, at: number): ClockReading {
  const passed = Math.max(0, Math.floor((at - startedAt) / MINUTE_MS))
  const { minute, added } = minuteOf(period, passed + 1)
  // Added time never lasts an hour: a clock that was left running stops there.
  return { period, minute, added: added === null ? null : Math.min(added, 60) }
}

/** A clock that shows this minute at that moment; 47 in a first half is 45+2. */
export function clockShowing(period: Period, minute: number, at: number, announced: number | null): DeskClock {
  return { period, startedAt: at - (minute - periods[period].from - 1) * MINUTE_MS, announced }
}

/** The period that a minute belongs to, by the minute alone. */
export function periodOfMinute(minute: number): Period {
  if (minute <= 45) return 'firstHalf'
  if (minute <= 90) return 'secondHalf'
  return minute <= 105 ? 'extraTimeFirstHalf' : 'extraTimeSecondHalf'
}

export function isMinuteIn(period: Period, minute: number, added: number | null): boolean {
  const { from, minutes } = periods[period]
  const to = from + minutes
  if (minute < from || minute > to || !Number.isInteger(minute)) return false
  return added === null || (minute === to && added >= 1 && added <= 60)
}
