import type { Day } from '@meio-campo/contract'

/** The day with matches that is nearest to a date; of two as near, the later one. */
export function nearestDay(days: readonly Day[], date: string): string | null {
  const at = (day: string) => new Date(`${day}T12:00:00Z`).getTime()
  const target = at(date.padEnd(10, '-01'))
  const [nearest] = days
    .filter(({ day, matches }) => matches > 0 && day !== date)
    .toSorted((a, b) => Math.abs(at(a.day) - target) - Math.abs(at(b.day) - target) || at(b.day) - at(a.day))
  return nearest?.day ?? null
}
