import type { MatchRow } from './match-row.ts'
import { readRoundLabel } from './round-label.ts'
import type { Season } from './season.ts'

export interface YearRepair {
  readonly rows: readonly MatchRow[]
  readonly repaired: readonly MatchRow[]
  /** Before the first round, and out of the season with another year as well. */
  readonly hopeless: readonly MatchRow[]
}

// A first round may be spread over a week.
const SLACK_DAYS = 3
const LONGEST_SEASON_DAYS = 420

/**
 * Nothing is played before the first round: a match dated long before it carries the year of the season's start where
 * the next one was meant. The first round is dated by the middle of its matches, since one of them may be such a match.
 */
export function repairYears(rows: readonly MatchRow[], season: Season): YearRepair {
  const start = startOf(rows)
  if (start === null) return { rows, repaired: [], hopeless: [] }
  const repaired: MatchRow[] = []
  const hopeless: MatchRow[] = []
  const result = rows.map((row) => {
    if (row.day === null || daysBetween(row.day, start) <= SLACK_DAYS) return row
    const day = `${Number(row.day.slice(0, 4)) + 1}${row.day.slice(4)}`
    const after = daysBetween(start, day)
    const fits = Number(day.slice(0, 4)) <= season.year + 1 && after >= -SLACK_DAYS && after <= LONGEST_SEASON_DAYS
    const changed = { ...row, day: fits && isRealDay(day) ? day : null }
    ;(changed.day === null ? hopeless : repaired).push(changed)
    return changed
  })
  return { rows: result, repaired, hopeless }
}

function startOf(rows: readonly MatchRow[]): string | null {
  const days = rows
    .filter(({ round, stage }) => stage === null && isFirstRound(round))
    .flatMap(({ day }) => (day === null ? [] : [day]))
    .sort()
  return days.length < 3 ? null : (days[Math.floor(days.length / 2)] ?? null)
}

function isFirstRound(label: string | null): boolean {
  const round = label === null ? null : readRoundLabel(label)
  return round?.kind === 'league' && round.number === 1 && round.stage === null
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

function isRealDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}
