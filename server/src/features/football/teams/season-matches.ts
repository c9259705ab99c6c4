import type { MatchEvent, PersonRef } from '@meio-campo/contract'
import type { Match, Side } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findEvents, standingEvents } from '../rows/match-events.ts'
import { toFootballMatch } from '../rows/football-match.ts'
import { selectResultsOf } from '../rows/team-results.ts'

export interface SheetPlayer {
  readonly person: PersonRef
  readonly starter: boolean
  readonly number: number | null
  readonly position: string | null
}

/** One match of a team, with what is known of its own people in it. */
export interface SeasonMatch {
  readonly match: Match
  readonly side: Side
  readonly events: readonly MatchEvent[]
  readonly lineup: readonly SheetPlayer[]
}

/** A team's finished matches in some editions, oldest first. */
export async function listSeasonMatches(
  database: Queryable,
  team: string,
  editions: readonly string[],
): Promise<SeasonMatch[]> {
  if (editions.length === 0) return []
  const half = (side: Side) =>
    selectResultsOf(database, team, side).where(sql<boolean>`matches.edition_id = any(${editions})`)
  const rows = await half('home').unionAll(half('away')).execute()
  const ordered = rows.sort((a, b) => a.moment.getTime() - b.moment.getTime())
  const ids = ordered.map(({ id }) => id)
  const sides = ordered.map(({ home_id }): Side => (home_id === team ? 'home' : 'away'))
  const [events, players] = await Promise.all([findEvents(database, ids), listLineupPlayers(database, ids, sides)])
  return ordered.map((row, index) => ({
    match: toFootballMatch(row),
    side: sides[index]!,
    events: standingEvents(events.get(row.id) ?? []),
    lineup: (players.get(row.id) ?? []).map(toSheetPlayer),
  }))
}

/** One side of each match. */
async function listLineupPlayers(database: Queryable, matchIds: readonly string[], sides: readonly Side[]) {
  if (matchIds.length === 0) return new Map<string, never[]>()
  const of = (side: Side) => {
    const ids = matchIds.filter((_, index) => sides[index] === side)
    return sql<boolean>`lineup_players.match_id = any(${ids}) and lineup_players.side = ${sql.lit(side)}`
  }
  const rows = await selectPlayers(database)
    .where((on) => on.or([of('home'), of('away')]))
    .execute()
  return Map.groupBy(rows, ({ match_id }) => match_id)
}

function selectPlayers(database: Queryable) {
  return database
    .selectFrom('lineup_players')
    .leftJoin('people', 'people.id', 'lineup_players.person_id')
    .select([
      'lineup_players.match_id',
      'lineup_players.person_id',
      'lineup_players.person_name',
      'lineup_players.number',
      'lineup_players.position',
      'lineup_players.starter',
      'people.name as known_name',
    ])
}

type PlayerRow = Awaited<ReturnType<ReturnType<typeof selectPlayers>['executeTakeFirstOrThrow']>>

function toSheetPlayer({ person_id, person_name, known_name, starter, number, position }: PlayerRow): SheetPlayer {
  return { person: { id: person_id, name: known_name ?? person_name ?? '' }, starter, number, position }
}
