import { addDays } from '@meio-campo/football'

/** The weeks of a month from Sunday to Saturday; days of its neighbours are left empty. */
export function monthWeeks(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`
  const weekday = new Date(`${first}T12:00:00Z`).getUTCDay()
  const days: (string | null)[] = Array.from({ length: weekday }, () => null)
  for (let day: string = first; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7 !== 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
