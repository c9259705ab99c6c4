import type { MatchEvent, PersonRef } from '@meio-campo/contract'
import type { Match, Side } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { toPersonRef } from '../rows/match-events.ts'
import { toFootballMatch } from '../rows/football-match.ts'
import { findPersonNames } from '../rows/person-names.ts'
import { selectResultsOf } from '../rows/team-results.ts'

export interface SheetPlayer {
  readonly person: PersonRef
  readonly starter: boolean
  readonly number: number | null
  readonly position: string | null
}

/** What a player's figures and the times of goals are made of. */
export type SeasonEvent = Pick<MatchEvent, 'type' | 'side' | 'period' | 'minute' | 'player' | 'related'>

/** One match of a team, with what is known of its own people in it. */
export interface SeasonMatch {
  readonly match: Match
  readonly side: Side
  readonly events: readonly SeasonEvent[]
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
  const [events, players] = await Promise.all([
    listSeasonEvents(database, ids),
    listLineupPlayers(database, ids, sides),
  ])
  const names = await findPersonNames(database, [
    ...events.flatMap(({ player_id, related_id }) => [player_id, related_id]),
    ...players.map(({ person_id }) => person_id),
  ])
  const eventsOf = Map.groupBy(events, ({ match_id }) => match_id)
  const playersOf = Map.groupBy(players, ({ match_id }) => match_id)
  return ordered.map((row, index) => ({
    match: toFootballMatch(row),
    side: sides[index]!,
    events: (eventsOf.get(row.id) ?? []).map((event) => toSeasonEvent(event, names)),
    lineup: (playersOf.get(row.id) ?? []).map((player) => toSheetPlayer(player, names)),
  }))
}

type Names = ReadonlyMap<string, string>

/** Written as literals, so that every plan can use the index on standing events, which has all these columns. */
const TYPES = ['goal', 'penalty', 'ownGoal', 'yellow', 'secondYellow', 'red', 'substitution'].map((type) =>
  sql.lit(type),
)

interface EventRow {
  readonly match_id: string
  readonly type: string
  readonly side: Side
  readonly period: string | null
  readonly minute: number | null
  readonly player_id: string | null
  readonly player_name: string | null
  readonly related_role: 'assist' | 'in' | 'out' | null
  readonly related_id: string | null
  readonly related_name: string | null
}

async function listSeasonEvents(database: Queryable, matchIds: readonly string[]): Promise<readonly EventRow[]> {
  if (matchIds.length === 0) return []
  const { rows } = await sql<EventRow>`
    select match_id, type, side, period, minute, player_id, player_name, related_role, related_id, related_name
    from events where match_id = any(${matchIds}) and type in (${sql.join(TYPES)}) and not retracted and side is not null
    order by match_id, position`.execute(database)
  return rows
}

function toSeasonEvent(row: EventRow, names: Names): SeasonEvent {
  const { type, side, period, minute } = row
  const related = personOf(row.related_id, row.related_name, names)
  return {
    type,
    side,
    period,
    minute,
    player: personOf(row.player_id, row.player_name, names),
    related: related && { role: row.related_role!, player: related },
  }
}

interface PlayerRow {
  readonly match_id: string
  readonly person_id: string | null
  readonly person_name: string | null
  readonly starter: boolean
  readonly number: number | null
  readonly position: string | null
}

/** One side of each match. */
async function listLineupPlayers(
  database: Queryable,
  matchIds: readonly string[],
  sides: readonly Side[],
): Promise<readonly PlayerRow[]> {
  if (matchIds.length === 0) return []
  const of = (side: Side) => {
    const ids = matchIds.filter((_, index) => sides[index] === side)
    return sql`lineup_players.match_id = any(${ids}) and lineup_players.side = ${sql.lit(side)}`
  }
  const { rows } = await sql<PlayerRow>`
    select match_id, person_id, person_name, starter, number, position
    from lineup_players where (${of('home')}) or (${of('away')})`.execute(database)
  return rows
}

function toSheetPlayer({ person_id, person_name, starter, number, position }: PlayerRow, names: Names): SheetPlayer {
  return { person: personOf(person_id, person_name, names) ?? { id: null, name: '' }, starter, number, position }
}

const personOf = (id: string | null, name: string | null, names: Names) =>
  toPersonRef(id, (id === null ? null : names.get(id)) ?? name)
