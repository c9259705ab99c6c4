import type { MatchEvent, PersonRef } from '@meio-campo/contract'
import type { Match, Side } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import { toPersonRef } from '../rows/match-events.ts'
import { resultColumns, type ResultRow, toFootballMatch } from '../rows/football-match.ts'
import { OVER } from '../rows/match-status.ts'

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

/** Written as literals, so that every plan can use the index on standing events, which has all these columns. */
const TYPES = ['goal', 'penalty', 'ownGoal', 'yellow', 'secondYellow', 'red', 'substitution']
const words = (all: readonly string[]) => all.map((word) => `'${word}'`).join(', ')

const half = (side: Side) => `
  select ${resultColumns.join(', ')}, matches.moment, '${side}' as side,
    (select number from rounds where rounds.id = matches.round_id) as round_number
  from matches
  where matches.${side}_id = $1 and matches.edition_id = any($2) and matches.status in (${words(OVER)})
    and not matches.annulled`

/** The results of the team $1 in the editions $2, with the events of both sides and its own sheets: rows as arrays. */
const readSeason = fixedStatement<ToldSeason>(`
  with own as materialized (${half('home')} union all ${half('away')}),
  told as materialized (
    select match_id, position, type, side, period, minute, player_id, player_name, related_role, related_id, related_name
    from events
    where match_id = any(array(select id from own)) and type in (${words(TYPES)}) and not retracted and side is not null),
  sheets as materialized (
    select match_id, person_id, person_name, starter, number, position
    from lineup_players as l
    where (l.match_id = any(array(select id from own where side = 'home')) and l.side = 'home')
      or (l.match_id = any(array(select id from own where side = 'away')) and l.side = 'away'))
  select
    (select coalesce(json_agg(own order by moment, id), '[]') from own) as matches,
    (select coalesce(json_agg(json_build_array(match_id, type, side, period, minute, player_id, player_name,
       related_role, related_id, related_name) order by match_id, position), '[]') from told) as events,
    (select coalesce(json_agg(json_build_array(match_id, person_id, person_name, starter, number, position)), '[]')
     from sheets) as players,
    (select coalesce(json_object_agg(id, name), '{}') from people where id = any(array(
       select player_id from told union select related_id from told union select person_id from sheets))) as names`)

interface ToldSeason {
  readonly matches: readonly (ResultRow & { readonly side: Side })[]
  readonly events: readonly EventRow[]
  readonly players: readonly PlayerRow[]
  readonly names: Names
}

/** A team's finished matches in some editions, oldest first. Kept until one of the team's matches changes. */
export async function listSeasonMatches(
  database: Queryable,
  team: string,
  editions: readonly string[],
): Promise<readonly SeasonMatch[]> {
  if (editions.length === 0) return []
  const lasting = { topics: [topic.teamMatches(team), ...editions.map(topic.frame), 'person'], rows: roomOfSeason }
  return readOnce(database, `season of ${team} ${editions.join(' ')}`, lasting, () =>
    readSeasonMatches(database, team, editions),
  )
}

const roomOfSeason = (matches: readonly SeasonMatch[]) =>
  matches.reduce((sum, { events, lineup }) => sum + roomOfLines(1 + events.length + lineup.length), 0)

async function readSeasonMatches(
  database: Queryable,
  team: string,
  editions: readonly string[],
): Promise<readonly SeasonMatch[]> {
  const [told] = await readSeason(database, team, editions)
  const { matches, events, players, names } = told!
  const eventsOf = Map.groupBy(events, ([match]) => match)
  const playersOf = Map.groupBy(players, ([match]) => match)
  return matches.map((row) => ({
    match: toFootballMatch(row),
    side: row.side,
    events: (eventsOf.get(row.id) ?? []).map((event) => toSeasonEvent(event, names)),
    lineup: (playersOf.get(row.id) ?? []).map((player) => toSheetPlayer(player, names)),
  }))
}

/** Of people by id. */
type Names = Readonly<Partial<Record<string, string>>>

type EventRow = readonly [
  match: string,
  type: string,
  side: Side,
  period: string | null,
  minute: number | null,
  player: string | null,
  playerName: string | null,
  role: 'assist' | 'in' | 'out' | null,
  related: string | null,
  relatedName: string | null,
]
type PlayerRow = readonly [
  match: string,
  person: string | null,
  personName: string | null,
  starter: boolean,
  number: number | null,
  position: string | null,
]

function toSeasonEvent(row: EventRow, names: Names): SeasonEvent {
  const [, type, side, period, minute, player, playerName, role, other, otherName] = row
  const related = personOf(other, otherName, names)
  return {
    type,
    side,
    period,
    minute,
    player: personOf(player, playerName, names),
    related: related && { role: role!, player: related },
  }
}

function toSheetPlayer([, id, name, starter, number, position]: PlayerRow, names: Names): SheetPlayer {
  return { person: personOf(id, name, names) ?? { id: null, name: '' }, starter, number, position }
}

const personOf = (id: string | null, name: string | null, names: Names) =>
  toPersonRef(id, (id === null ? null : names[id]) ?? name)
