import type { MatchPage } from '@meio-campo/contract'
import { headToHead } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { readResultsOf } from '../teams/team-results.ts'
import { toMatches } from './match-rows.ts'

const LAST_SHOWN = 5

/** All meetings of the two teams of a match, seen from the one at home; the last ones besides this match whole. */
export async function readHeadToHead(
  database: Queryable,
  match: { readonly id: string; readonly home_id: string; readonly away_id: string },
): Promise<MatchPage['headToHead']> {
  const { id, home_id, away_id } = match
  const results = await readResultsOf(database, home_id, { opponent: away_id })
  const { played, wins, draws, goals, meetings } = headToHead(home_id, away_id, results)
  const last = meetings.filter((meeting) => meeting.id !== id).slice(-LAST_SHOWN)
  return {
    played,
    homeWins: wins[0],
    draws,
    awayWins: wins[1],
    homeGoals: goals[0],
    awayGoals: goals[1],
    last: await toMatches(database, last.toReversed()),
  }
}
