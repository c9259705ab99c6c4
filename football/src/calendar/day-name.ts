import { addDays } from './day.ts'
import type { Day } from './day.ts'

const offsets = { ontem: -1, hoje: 0, amanha: 1 } as const

/** A day named relative to the reader's own today, as addresses write it. */
export type DayName = keyof typeof offsets

export const dayNames = Object.keys(offsets) as readonly DayName[]

export function parseDayName(text: string): DayName | null {
  return Object.hasOwn(offsets, text) ? (text as DayName) : null
}

/** `today` is an argument because only the caller knows the visitor's clock and time zone. */
export function dayOf(name: DayName, today: Day): Day {
  return addDays(today, offsets[name])
}
