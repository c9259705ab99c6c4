import type { Score } from '../../records/records.ts'
import type { MatchRow } from './match-row.ts'

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
