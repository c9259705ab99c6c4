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

/** The month or year before or after. */
export function shiftPeriod(date: string, by: number): string {
  return date.length === 4 ? String(Number(date) + by).padStart(4, '0') : shiftMonth(date, by)
}
