import type { Score } from '../../records/records.ts'
import type { GoalRow, MatchRow } from './match-row.ts'
import { readRoundLabel } from './round-label.ts'

/** A file may give only the score after extra time; with every goal and its minute known, that after 90 minutes follows. */
export function with90Minutes(row: MatchRow): MatchRow {
  const { extraTime, score, goals } = row
  if (extraTime === null || score !== null) return row
  const all = { home: goals.home.length, away: goals.away.length }
  if (all.home !== extraTime.home || all.away !== extraTime.away) return row
  const until90 = (side: 'home' | 'away') => goals[side].filter(({ minute }) => minute !== null && minute <= 90).length
  const played: Score = { home: until90('home'), away: until90('away') }
  return { ...row, score: played }
}

/** In files that write `92'` for `90+2'`, no second half lasted this long. */
const SURELY_EXTRA = 100

/** A file may not say that there was extra time. In a tie that stood level after 90 minutes, a goal of minute 102 does. */
export function withImpliedExtraTime(row: MatchRow): MatchRow {
  const { extraTime, score, goals, round } = row
  if (extraTime !== null || score === null || round === null || readRoundLabel(round)?.kind !== 'knockout') return row
  if (goals.home.length !== score.home || goals.away.length !== score.away) return row
  const isLate = ({ minute, added }: GoalRow) => minute !== null && minute > 90 && added === null
  const [home, away] = [goals.home, goals.away].map((side) => side.filter((goal) => !isLate(goal)).length)
  const late = [...goals.home, ...goals.away].some((goal) => isLate(goal) && (goal.minute ?? 0) >= SURELY_EXTRA)
  if (!late || home === undefined || away === undefined || home !== away) return row
  return { ...row, extraTime: score, score: { home, away } }
}
