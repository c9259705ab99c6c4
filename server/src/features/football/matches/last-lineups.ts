import type { LastLineup, LastLineups } from '@meio-campo/contract'
import type { Day, Side } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findLineups } from '../rows/match-lineups.ts'
import { listAbsences } from './lineups-page.ts'
import type { FoundMatch } from './match-by-address.ts'
import { findMatchRefs } from './match-refs.ts'

/** Where the line-ups of a match can start from: the last one of each team, and who cannot play in this match. */
export async function getLastLineups(database: Queryable, row: FoundMatch): Promise<LastLineups> {
  const [home, away] = await Promise.all([
    getLastLineup(database, row, row.home_id),
    getLastLineup(database, row, row.away_id),
  ])
  return { home, away }
}

async function getLastLineup(database: Queryable, row: FoundMatch, team: string): Promise<LastLineup> {
  const [absences, [last]] = await Promise.all([
    listAbsences(database, row, team),
    listMatchesWithSheet(database, team, row, 1),
  ])
  const match = last ? (await findMatchRefs(database, [last.id])).get(last.id) : undefined
  if (!last || !match) return { match: null, lineup: null, absences }
  const lineups = (await findLineups(database, [match])).get(match.id)
  return { match, lineup: lineups?.[last.side] ?? null, absences }
}

/** A team's last matches with a known line-up, before another match and since a day: newest first, with its side. */
export async function listMatchesWithSheet(
  database: Queryable,
  team: string,
  before: Pick<FoundMatch, 'id' | 'day'>,
  most: number,
  since: Day | null = null,
): Promise<readonly { readonly id: string; readonly side: Side }[]> {
  const half = (side: Side) =>
    database
      .selectFrom('matches')
      .select(['matches.id', 'matches.moment', sql.lit(side).as('side')])
      .where(side === 'home' ? 'matches.home_id' : 'matches.away_id', '=', team)
      .where('matches.id', '<>', before.id)
      .where('matches.covers_lineups', '=', true)
      .where('matches.status', '<>', 'scheduled')
      .$if(before.day !== null, (query) => query.where(sql<boolean>`matches.day <= ${before.day}::date`))
      .$if(since !== null, (query) => query.where(sql<boolean>`matches.day >= ${since}::date`))
      .where((matches) =>
        matches.exists(
          matches
            .selectFrom('lineup_players')
            .select('lineup_players.place')
            .whereRef('lineup_players.match_id', '=', 'matches.id')
            .where('lineup_players.side', '=', side),
        ),
      )
      .orderBy('matches.moment', 'desc')
      .orderBy('matches.id', 'desc')
      .limit(most)
      .execute()
  const [home, away] = await Promise.all([half('home'), half('away')])
  return [...home, ...away].sort((a, b) => b.moment.getTime() - a.moment.getTime()).slice(0, most)
}
