import type { Lineup, Match, MatchEvent, MatchOfficial, MatchStatistics, PersonRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { wordsIn } from '../../../platform/reading/fields.ts'
import { findCoaches, findPlayers } from '../people/whole-people.ts'
import { findEvents, standingEvents } from '../rows/match-events.ts'
import { findLineups } from '../rows/match-lineups.ts'
import { findOfficials } from '../rows/match-officials.ts'
import { type DetailedMatchRow, matchDetails, matchOrders, nameMatches } from '../rows/match-rows.ts'
import { findStatistics } from '../rows/match-statistics.ts'
import { findStadiums } from '../rows/stadium-rows.ts'
import { findWholeTeams } from './team-includes.ts'

/** How every list of matches is ordered, and how its rows become matches. */
export function matchPages(database: Queryable, include: string | undefined, today: string) {
  return {
    orders: matchOrders,
    details: matchDetails,
    items: async (rows: readonly DetailedMatchRow[]) =>
      includeInMatches(database, await nameMatches(database, rows), include, today),
  }
}

/** Parts of matches that are known already, by match. */
export interface KnownParts {
  readonly events: ReadonlyMap<string, MatchEvent[]>
  readonly statistics: ReadonlyMap<string, MatchStatistics[]>
  readonly officials: ReadonlyMap<string, MatchOfficial[]>
}

/** `include=` of a list of matches: each relation is read once for all of them. */
export async function includeInMatches(
  database: Queryable,
  matches: readonly Match[],
  include: string | undefined,
  today: string,
  known?: KnownParts,
): Promise<Match[]> {
  const wanted = wordsIn(include)
  if (!wanted || matches.length === 0) return [...matches]
  const ids = matches.map(({ id }) => id)
  const stadiumIds = wanted.has('stadium') ? matches.flatMap(({ stadium }) => (stadium ? [stadium.id] : [])) : []
  const teamsOf = (side: 'home' | 'away') =>
    findWholeTeams(
      database,
      matches.map((match) => match[side]),
      include,
      side,
    )
  const [home, away, stadiums, events, lineups, statistics, officials] = await Promise.all([
    teamsOf('home'),
    teamsOf('away'),
    findStadiums(database, stadiumIds),
    known?.events ?? (wanted.has('events') ? findEvents(database, ids) : null),
    wanted.has('lineups') ? findLineups(database, matches) : null,
    known?.statistics ?? (wanted.has('statistics') ? findStatistics(database, ids) : null),
    known?.officials ?? (wanted.has('officials') ? findOfficials(database, ids) : null),
  ])
  const told = matches.map((match) => ({
    ...match,
    home: home.get(match.home.id) ?? match.home,
    away: away.get(match.away.id) ?? match.away,
    stadium: (match.stadium && stadiums.get(match.stadium.id)) ?? match.stadium,
    ...(events && { events: standingEvents(events.get(match.id) ?? []) }),
    ...(lineups && { lineups: lineups.get(match.id) ?? { home: null, away: null } }),
    ...(statistics && { statistics: statistics.get(match.id) ?? [] }),
    ...(officials && { officials: officials.get(match.id) ?? [] }),
  }))
  return includePeople(database, told, wanted, today)
}

/** Whole people in the place of their names: in events and line-ups, each person read once. */
async function includePeople(
  database: Queryable,
  matches: readonly Match[],
  wanted: ReadonlySet<string>,
  today: string,
): Promise<Match[]> {
  const inEvents = wanted.has('events.player')
  const inLineups = wanted.has('lineups.person')
  const lineups = matches.flatMap((match) => [match.lineups?.home, match.lineups?.away].filter((one) => one != null))
  const named: readonly (PersonRef | null | undefined)[] = [
    ...(inEvents
      ? matches.flatMap(({ events = [] }) => events.flatMap(({ player, related }) => [player, related?.player]))
      : []),
    ...(inLineups ? lineups.flatMap(({ starters, bench }) => [...starters, ...bench].map(({ person }) => person)) : []),
  ]
  const [players, coaches] = await Promise.all([
    findPlayers(database, idsOf(named), today),
    findCoaches(database, wanted.has('lineups.coach') ? idsOf(lineups.map(({ coach }) => coach)) : [], today),
  ])
  if (players.size === 0 && coaches.size === 0) return [...matches]
  const inEvent = (event: MatchEvent): MatchEvent => ({
    ...event,
    player: event.player && wholeOf(event.player, players),
    related: event.related && { ...event.related, player: wholeOf(event.related.player, players) },
  })
  const inLineup = (lineup: Lineup | null): Lineup | null => {
    if (!lineup) return null
    const withWhole = (list: Lineup['starters']) =>
      inLineups ? list.map((each) => ({ ...each, person: wholeOf(each.person, players) })) : list
    return {
      ...lineup,
      coach: lineup.coach && wholeOf(lineup.coach, coaches),
      starters: withWhole(lineup.starters),
      bench: withWhole(lineup.bench),
    }
  }
  return matches.map((match) => ({
    ...match,
    ...(match.events && inEvents && { events: match.events.map(inEvent) }),
    ...(match.lineups && { lineups: { home: inLineup(match.lineups.home), away: inLineup(match.lineups.away) } }),
  }))
}

const idsOf = (people: readonly (PersonRef | null | undefined)[]) => people.flatMap((person) => person?.id ?? [])

/** A person without an id, or without such a record, stays a name. */
function wholeOf(person: PersonRef, whole: ReadonlyMap<string, PersonRef>): PersonRef {
  return whole.get(person.id ?? '') ?? person
}
