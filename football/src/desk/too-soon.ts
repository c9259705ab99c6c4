import type { DeskCommand } from './desk.ts'

/** A match at midnight may begin a little before its day. */
export const EARLY_MS = 3_600_000

/** A match neither begins nor ends before its day; `today` is the day where matches are dated, `EARLY_MS` from now. */
export function isTooSoon(
  { do: command, final }: Pick<DeskCommand, 'do' | 'final'>,
  day: string | null,
  today: string,
): boolean {
  if (day === null || day <= today) return false
  return command === 'start' || final === true
}
