/** `2027` after `2026`, `2027-28` after `2026-27`. */
export function nextSeason(latest: string | null, thisYear: number): string {
  if (latest === null) return String(thisYear)
  const year = Number(latest.slice(0, 4)) + 1
  return latest.length === 4 ? String(year) : `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** `16:00, 18:30`, typed with commas or blanks between. */
export function readTimes(text: string): string[] {
  const times = text.split(/[\s,;]+/).filter(Boolean)
  return [...new Set(times.map((time) => time.padStart(5, '0')))]
}

const SATURDAY = 6

/** The next Saturday, or of a later season the first one of its February. */
export function nextSaturday(today: Date, season: string): string {
  const year = Number(season.slice(0, 4))
  const from = year > today.getFullYear() ? new Date(Date.UTC(year, 1, 1)) : new Date(today.toISOString().slice(0, 10))
  from.setUTCDate(from.getUTCDate() + (SATURDAY - from.getUTCDay()))
  return from.toISOString().slice(0, 10)
}
