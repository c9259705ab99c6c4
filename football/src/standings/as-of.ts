import type { Day } from '../calendar/day.ts'
import { finalScore } from '../match/match.ts'
import type { Match } from '../match/match.ts'
import type { Deduction } from './rules.ts'

/** A moment in a competition: after a round, or at the end of a day. Without one: now. */
export type AsOf = { readonly round: number } | { readonly day: Day }

export function matchesAsOf(matches: readonly Match[], asOf: AsOf | undefined): readonly Match[] {
  if (!asOf) return matches
  return 'round' in asOf
    ? matches.filter(({ round }) => round !== null && round <= asOf.round)
    : matches.filter(({ day }) => day !== null && day <= asOf.day)
}

/** A round's table knows the deductions made by the day of its last match. */
export function deductionsAsOf(
  deductions: readonly Deduction[],
  matches: readonly Match[],
  asOf: AsOf | undefined,
): readonly Deduction[] {
  if (!asOf || deductions.length === 0) return deductions
  const end = 'day' in asOf ? asOf.day : lastDay(matchesAsOf(matches, asOf))
  return deductions.filter(({ day }) => day === null || day <= end)
}

/** The rounds that have a result, in order. */
export function roundsPlayed(matches: readonly Match[]): readonly number[] {
  const rounds = matches.flatMap((match) => (match.round !== null && finalScore(match) ? [match.round] : []))
  return [...new Set(rounds)].sort((a, b) => a - b)
}

function lastDay(matches: readonly Match[]): Day {
  return matches.reduce((last, { day }) => (day !== null && day > last ? day : last), '')
}
