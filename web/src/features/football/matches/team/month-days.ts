import { daysInMonth, formatDay } from '@meio-campo/football'

/** The weeks of a month from Sunday to Saturday; days of its neighbours are left empty. */
export function monthWeeks(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`
  const weekday = new Date(`${first}T12:00:00Z`).getUTCDay()
  const days: (string | null)[] = Array.from({ length: weekday }, () => null)
  const [year, number] = month.split('-').map(Number) as [number, number]
  for (let day = 1; day <= daysInMonth(year, number); day += 1) days.push(formatDay(year, number, day))
  while (days.length % 7 !== 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
