import { dateFormat } from '@meio-campo/contract/rules'
import { addDays } from '@meio-campo/football'

// The API counts days in São Paulo time, so days and times are formatted in that zone.
const ZONE = 'America/Sao_Paulo'
const isoDay = dateFormat({ timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA')
const clock = dateFormat({ timeZone: ZONE, hour: '2-digit', minute: '2-digit' })

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const words = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' })
const weekday = words({ weekday: 'short' })
const dayMonth = words({ day: '2-digit', month: '2-digit' })
const whole = words({ day: '2-digit', month: '2-digit', year: 'numeric' })
const long = words({ weekday: 'long', day: 'numeric', month: 'long' })
const longWithYear = words({ day: 'numeric', month: 'long', year: 'numeric' })

/** The day in São Paulo at a moment. */
export function dayAt(moment: Date): string {
  return isoDay.format(moment)
}

/** "19:30". */
export function clockAt(moment: string): string {
  return clock.format(new Date(moment))
}

/** "Hoje", "Amanhã", "Ontem", and nothing for other days. */
export function nearDay(day: string, today: string): string | null {
  if (day === today) return 'Hoje'
  if (day === addDays(today, 1)) return 'Amanhã'
  return day === addDays(today, -1) ? 'Ontem' : null
}

/** "Hoje", "sáb., 22/11", "22/11/2024". */
export function shortDay(day: string, today: string): string {
  const near = nearDay(day, today)
  if (near) return near
  if (day.slice(0, 4) !== today.slice(0, 4)) return whole.format(noon(day))
  const close = day > addDays(today, -7) && day < addDays(today, 7)
  const date = dayMonth.format(noon(day))
  return close ? `${weekday.format(noon(day))}, ${date}` : date
}

/** "22/11", where there is no room for more. */
export const calendarDay = (day: string): string => dayMonth.format(noon(day))

/** "Hoje, sábado, 22 de novembro"; "22 de novembro de 2024" in another year. */
export function longDay(day: string, today: string): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return longWithYear.format(noon(day))
  const text = long.format(noon(day))
  const near = nearDay(day, today)
  return near ? `${near}, ${text}` : text.charAt(0).toUpperCase() + text.slice(1)
}

/** For a strip of days: "sáb." over "22". */
export function stripDay(day: string): { weekday: string; date: string } {
  return { weekday: weekday.format(noon(day)), date: dayMonth.format(noon(day)) }
}
