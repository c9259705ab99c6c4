/** A calendar day as ISO text, `2024-05-12`: sorts as text and has no time zone to go wrong. */
export type Day = string

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

export function formatDay(year: number, month: number, day: number): Day {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

export function isDay(text: string): boolean {
  const found = dayPattern.exec(text)
  if (!found) return false
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The first and last day that ISO text of four digits and the database both know. */
export const calendarEnds = { first: '0001-01-01', last: '9999-12-31' } as const

/** The day `count` days later (or earlier, when negative); beyond an end of the calendar, that end. */
export function addDays(day: Day, count: number): Day {
  if (!isDay(day)) throw new RangeError(`not a calendar day: ${day}`)
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + count)
  const year = moved.getUTCFullYear()
  if (year < 1) return calendarEnds.first
  return year > 9999 ? calendarEnds.last : moved.toISOString().slice(0, 10)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

const offsets = { ontem: -1, hoje: 0, amanha: 1 } as const

/** A day named relative to the reader's own today, as addresses write it. */
export type DayName = keyof typeof offsets

export function parseDayName(text: string): DayName | null {
  return Object.hasOwn(offsets, text) ? (text as DayName) : null
}

/** `today` is an argument because only the caller knows the visitor's clock and time zone. */
export function dayOf(name: DayName, today: Day): Day {
  return addDays(today, offsets[name])
}
