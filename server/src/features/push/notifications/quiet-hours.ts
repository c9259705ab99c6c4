import { isQuiet, type QuietHours } from '@meio-campo/contract/rules'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Null for a zone that nobody knows. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone)
  if (known) return known
  try {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    clocks.set(timeZone, clock)
    return clock
  } catch {
    return null
  }
}

export const isTimeZone = (text: string): boolean => clockOf(text) !== null

/** Whether somebody wants to be left alone at this moment, by the clock where they are. */
export function isQuietFor(now: Date, quiet: QuietHours | null, timeZone: string): boolean {
  if (quiet === null) return false
  const time = clockOf(timeZone)?.format(now)
  return time !== undefined && isQuiet(time, quiet)
}
