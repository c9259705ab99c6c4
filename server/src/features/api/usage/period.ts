import type { Usage } from '@meio-campo/contract'
import { dayAt } from '../../../platform/time/today.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS = { semana: 7, mes: 30, ano: 365 } as const

/** The hours or days that a period is made of, from the oldest to the present one. */
export function stepsOf(
  period: Usage['period'],
  now: Date,
): { readonly step: Usage['step']; readonly starts: string[] } {
  if (period === 'dia') {
    const hour = Math.floor(now.getTime() / HOUR_MS)
    const starts = Array.from({ length: 24 }, (_, index) => new Date((hour - 23 + index) * HOUR_MS).toISOString())
    return { step: 'hour', starts }
  }
  const today = Date.parse(`${dayAt(now)}T00:00:00Z`)
  const count = DAYS[period]
  const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10)
  return { step: 'day', starts: Array.from({ length: count }, (_, index) => dayBefore(count - 1 - index)) }
}
