import { daysInMonth, formatDay } from './day.ts'
import type { Day } from './day.ts'

/** A whole or partial date of an address: `2024`, `2024-05` or `2024-05-12`. */
export type PartialDate =
  | { readonly precision: 'year'; readonly year: number }
  | { readonly precision: 'month'; readonly year: number; readonly month: number }
  | {
      readonly precision: 'day'
      readonly year: number
      readonly month: number
      readonly day: number
    }

/** Both ends belong to the range. */
export interface DateRange {
  readonly first: Day
  readonly last: Day
}

const pattern = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

export function parsePartialDate(text: string): PartialDate | null {
  const found = pattern.exec(text)
  if (!found) return null

  const year = Number(found[1])
  // Any other year is a valid date, though perhaps one without football: an empty day is not an error.
  if (year === 0) return null
  if (found[2] === undefined) return { precision: 'year', year }

  const month = Number(found[2])
  if (month < 1 || month > 12) return null
  if (found[3] === undefined) return { precision: 'month', year, month }

  const day = Number(found[3])
  if (day < 1 || day > daysInMonth(year, month)) return null
  return { precision: 'day', year, month, day }
}

export function dateRange(date: PartialDate): DateRange {
  const { year } = date
  if (date.precision === 'year') return { first: formatDay(year, 1, 1), last: formatDay(year, 12, 31) }
  const { month } = date
  if (date.precision === 'month') {
    return { first: formatDay(year, month, 1), last: formatDay(year, month, daysInMonth(year, month)) }
  }
  const day = formatDay(year, month, date.day)
  return { first: day, last: day }
}

export function isWithin(day: Day, range: DateRange): boolean {
  return range.first <= day && day <= range.last
}
