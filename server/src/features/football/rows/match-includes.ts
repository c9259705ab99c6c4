import type { Match } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { wordsIn } from '../../../platform/reading/fields.ts'
import { findStadiums } from './stadium-rows.ts'
import { findTeams } from './team-rows.ts'
import { findEvents, standingEvents } from './match-events.ts'
import { findLineups } from './match-lineups.ts'
import { findOfficials } from './match-officials.ts'
import { type DetailedMatchRow, matchDetails, matchOrders, nameMatches } from './match-rows.ts'
import { findStatistics } from './match-statistics.ts'

/** How every list of matches is ordered, and how its rows become matches. */
export function matchPages(database: Queryable, include: string | undefined) {
  return {
    orders: matchOrders,
    details: matchDetails,
    items: async (rows: readonly DetailedMatchRow[]) =>
      includeInMatches(database, await nameMatches(database, rows), include),
  }
}

/** `include=` of a list of matches: each relation is read once for all of them. */
export async function includeInMatches(
  database: Queryable,
  matches: readonly Match[],
  include: string | undefined,
): Promise<Match[]> {
  const wanted = wordsIn(include)
  if (!wanted || matches.length === 0) return [...matches]
  const ids = matches.map(({ id }) => id)
  const teamIds = matches.flatMap(({ home, away }) => [
    ...(wanted.has('home') ? [home.id] : []),
    ...(wanted.has('away') ? [away.id] : []),
  ])
  const stadiumIds = wanted.has('stadium') ? matches.flatMap(({ stadium }) => (stadium ? [stadium.id] : [])) : []
  const [teams, stadiums, events, lineups, statistics, officials] = await Promise.all([
    findTeams(database, teamIds),
    findStadiums(database, stadiumIds),
    wanted.has('events') ? findEvents(database, ids) : null,
    wanted.has('lineups') ? findLineups(database, matches) : null,
    wanted.has('statistics') ? findStatistics(database, ids) : null,
    wanted.has('officials') ? findOfficials(database, ids) : null,
  ])
  return matches.map((match) => ({
    ...match,
    home: (wanted.has('home') ? teams.get(match.home.id) : undefined) ?? match.home,
    away: (wanted.has('away') ? teams.get(match.away.id) : undefined) ?? match.away,
    stadium: (match.stadium && stadiums.get(match.stadium.id)) ?? match.stadium,
    ...(events && { events: standingEvents(events.get(match.id) ?? []) }),
    ...(lineups && { lineups: lineups.get(match.id) ?? { home: null, away: null } }),
    ...(statistics && { statistics: statistics.get(match.id) ?? [] }),
    ...(officials && { officials: officials.get(match.id) ?? [] }),
  }))
}
