import type { Day } from '@meio-campo/contract'
import { dayOf, parseDayName } from '@meio-campo/football'
import { partialDateWords, shiftMonth } from '../../pieces/dates/partial-date-words.ts'
import { nearDay } from '../../pieces/matches/match-day.ts'

/** The date of an address: `hoje`, `ontem` and `amanha` become dates; a whole or partial date stays. */
export function matchDate(position: string, today: string): string {
  const name = parseDayName(position)
  return name ? dayOf(name, today) : position
}

export const isWholeDay = (date: string): boolean => date.length === 10

/** "Jogos de hoje", "Jogos de 12 de maio de 2024", "Jogos de maio de 2024", "Jogos de 2024". */
export function matchDateTitle(date: string, today: string): string {
  const near = isWholeDay(date) ? nearDay(date, today)?.toLowerCase() : null
  return `Jogos de ${near ?? partialDateWords(date)}`
}

/** The month or year before or after; at an end of the calendar, the same. */
export function shiftPeriod(date: string, by: number): string {
  if (date.length !== 4) return shiftMonth(date, by)
  return String(Math.min(9999, Math.max(1, Number(date) + by))).padStart(4, '0')
}

/** The day with matches that is nearest to a date; of two as near, the later one. */
export function nearestDay(days: readonly Day[], date: string): string | null {
  const at = (day: string) => new Date(`${day}T12:00:00Z`).getTime()
  const target = at(date.padEnd(10, '-01'))
  const [nearest] = days
    .filter(({ day, matches }) => matches > 0 && day !== date)
    .toSorted((a, b) => Math.abs(at(a.day) - target) - Math.abs(at(b.day) - target) || at(b.day) - at(a.day))
  return nearest?.day ?? null
}
