import { dateFormat } from '@meio-campo/contract/rules'

const words = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' })
const month = words({ month: 'long', year: 'numeric' })
const whole = words({ dateStyle: 'long' })

/** "2024", "maio de 2024", "12 de maio de 2024". */
export function partialDateWords(date: string): string {
  if (date.length === 4) return date
  return date.length === 7
    ? month.format(new Date(`${date}-15T12:00:00Z`))
    : whole.format(new Date(`${date}T12:00:00Z`))
}

/** The wider dates around one, the widest last: the month and the year of a day. */
export function widerDates(date: string): readonly string[] {
  return [7, 4].filter((length) => length < date.length).map((length) => date.slice(0, length))
}

/** The month before or after: "2024-01" and −1 make "2023-12". At an end of the calendar it stays. */
export function shiftMonth(from: string, by: number): string {
  const shifted = new Date(`${from}-15T12:00:00Z`)
  shifted.setUTCMonth(shifted.getUTCMonth() + by)
  const year = shifted.getUTCFullYear()
  return year < 1 || year > 9999 ? from : shifted.toISOString().slice(0, 7)
}
