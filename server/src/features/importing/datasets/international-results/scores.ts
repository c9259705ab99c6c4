import type { EventRecord, MatchRecord, Period, Score, Side } from '../../records/records.ts'
import type { GoalRow, ResultRow } from './read.ts'

/** The dataset has no added time, but a few rows count into it; this is the latest minute of the second half. */
const LATEST_ADDED = 95

/** The dataset has one score, including extra time. The rest is derived from the goals and the shoot-out. */
export function scoresOf(
  row: ResultRow,
  goals: readonly GoalRow[],
  shootout: boolean,
): Pick<MatchRecord, 'score' | 'extraTime'> {
  const total = row.score
  if (total === null) return { score: null, extraTime: null }
  const at90 = scoreAt90(row, total, goals)
  if (hadExtraTime(row, goals)) return { score: at90, extraTime: total }
  // The dataset does not state whether extra time preceded a shoot-out. If every goal fell by the 90th minute it
  // changes nothing; otherwise only the score before the kicks is known.
  return shootout && at90 === null ? { score: null, extraTime: total } : { score: total, extraTime: null }
}

/** Goals after the 90th minute of a level match, or too late for added time. */
export function hadExtraTime(row: ResultRow, goals: readonly GoalRow[]): boolean {
  const late = goals.filter((goal) => goal.minute !== null && goal.minute > 90)
  if (late.length === 0 || row.score === null) return false
  if (late.some((goal) => (goal.minute ?? 0) > LATEST_ADDED)) return true
  const at90 = scoreAt90(row, row.score, goals)
  return at90 !== null && at90.home === at90.away
}

/** Null unless every goal has its minute: the dataset has all goals of a match, or none. */
function scoreAt90(row: ResultRow, total: Score, goals: readonly GoalRow[]): Score | null {
  if (total.home + total.away !== goals.length || goals.some((goal) => goal.minute === null)) return null
  const by90 = goals.filter((goal) => (goal.minute ?? 0) <= 90)
  const of = (team: string) => by90.filter((goal) => goal.team === team).length
  return { home: of(row.home), away: of(row.away) }
}

export function goalEvent(row: ResultRow, goal: GoalRow, extraTime: boolean): EventRecord {
  const credited: Side = goal.team === row.home ? 'home' : 'away'
  const other: Side = credited === 'home' ? 'away' : 'home'
  return {
    type: goal.ownGoal ? 'own-goal' : goal.penalty ? 'penalty' : 'goal',
    ...clockOf(goal, extraTime),
    side: goal.ownGoal ? other : credited,
    player: goal.scorer === null ? null : { name: goal.scorer, fullName: null, birthDate: null, key: null },
    related: null,
    converted: null,
  }
}

function clockOf({ minute, added }: GoalRow, extraTime: boolean): Pick<EventRecord, 'period' | 'minute' | 'added'> {
  if (minute === null) return { period: null, minute: null, added: null }
  const last = extraTime ? 120 : 90
  if (minute > last) return { period: periodAt(last), minute: last, added: minute - last }
  return { period: periodAt(minute), minute, added }
}

function periodAt(minute: number): Period {
  if (minute <= 45) return 'first-half'
  if (minute <= 90) return 'second-half'
  return minute <= 105 ? 'extra-first-half' : 'extra-second-half'
}
