import { periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import { isMinuteIn, periodOfMinute, readClock } from './clock.ts'
import type { Desk, DeskCommand, DeskEvent, DeskRefusal } from './desk.ts'
import { begunPeriods, runningPeriod } from './whistles.ts'

type Moment = Pick<DeskEvent, 'period' | 'minute' | 'added'>

/** The moment of the event: as given, or else by the clock. */
export function momentFor(desk: Desk, command: DeskCommand): Moment | DeskRefusal {
  const begun = begunPeriods(desk)
  if (begun.size === 0) return 'notBegun'
  const running = runningPeriod(desk)
  const minute = command.minute ?? null
  const last = Object.keys(periods).findLast((period) => begun.has(period as Period)) as Period
  const period = command.period ?? running ?? (minute === null ? last : periodOfMinute(minute))
  if (!begun.has(period)) return 'notBegun'
  if (period === 'shootout') return { period, minute: null, added: null }
  if (minute !== null) {
    const added = command.added || null
    return isMinuteIn(period, minute, added) ? { period, minute, added } : 'minuteOutside'
  }
  const clock = desk.clocks.find((each) => each.period === period)
  if (!clock) return 'minuteNeeded'
  const shown = readClock(clock, command.at)
  return { period, minute: shown.minute, added: shown.added }
}
