import { isQuiet, type QuietHours } from '@meio-campo/contract/rules'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Null for an unknown zone. */
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

/** Whether a moment is in the quiet hours of a user in that time zone. */
export function isQuietFor(now: Date, quiet: QuietHours | null, timeZone: string): boolean {
  if (quiet === null) return false
  const time = clockOf(timeZone)?.format(now)
  return time !== undefined && isQuiet(time, quiet)
}
