import type { MatchEvent, PersonRef } from '@meio-campo/contract'
import type { Match, Side } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce, roomOfLines } from '../../../platform/memory/memory.ts'
import { toPersonRef } from '../rows/match-events.ts'
import { resultColumns, type ResultRow, toFootballMatch } from '../rows/football-match.ts'
import { inWords, OVER } from '../rows/match-status.ts'
import { ROUND_NUMBER } from '../rows/team-results.ts'

export interface SheetPlayer {
  readonly person: PersonRef
  readonly starter: boolean
  readonly number: number | null
  readonly position: string | null
}

/** The data behind a player's figures and the times of goals. */
export type SeasonEvent = Pick<MatchEvent, 'type' | 'side' | 'period' | 'minute' | 'player' | 'related'>

/** One match of a team, with what is known of its own people in it. */
export interface SeasonMatch {
  readonly match: Match
  readonly side: Side
  readonly events: readonly SeasonEvent[]
  readonly lineup: readonly SheetPlayer[]
  /** Named as in the team's own sheet. */
  readonly coach: PersonRef | null
}

const GOALS = ['goal', 'penalty', 'ownGoal']
/** The columns of the index on valid events, so that the query reads only the index. */
const TYPES = [...GOALS, 'yellow', 'secondYellow', 'red', 'substitution']

const half = (side: Side) => `
  select ${resultColumns.join(', ')}, matches.moment, '${side}' as side, ${ROUND_NUMBER},
    (select json_build_object('id', coach_id, 'name', coalesce(people.name, coach_name))
     from lineups left join people on people.id = coach_id
     where lineups.match_id = matches.id and lineups.side = '${side}'
       and coalesce(people.name, coach_name) is not null) as coach
  from matches
  where matches.${side}_id = $1 and matches.edition_id = any($2) and matches.status in (${inWords(OVER)})
    and not matches.annulled`

/** A person known only by name is identified by it. */
const keyOf = (id: string, name: string) => `coalesce(${id}, '? ' || ${name})`
const [PLAYER, RELATED, LISTED] = [
  keyOf('player_id', 'player_name'),
  keyOf('related_id', 'related_name'),
  keyOf('person_id', 'person_name'),
]

/** The wanted part of a season: everything, or its goals and the scorers' time on the pitch. */
type Part = 'all' | 'goals'

const PARTS: Readonly<
  Record<Part, { readonly types: readonly string[]; readonly events: string; readonly sheets: string }>
> = {
  all: { types: TYPES, events: 'true', sheets: 'true' },
  goals: {
    types: [...GOALS, 'substitution'],
    events: `type <> 'substitution' or ${PLAYER} in (select key from scorers) or ${RELATED} in (select key from scorers)`,
    sheets: `${LISTED} in (select key from scorers)`,
  },
}

/** The results of the team $1 in the editions $2, with the events of both sides and its own sheets, as arrays. */
const readingOf = ({ types, events, sheets }: (typeof PARTS)[Part]) =>
  fixedStatement<SeasonRows>(`
  with own as materialized (${half('home')} union all ${half('away')}),
  told as materialized (
    select match_id, position, type, side, period, minute, player_id, player_name, related_role, related_id, related_name
    from events
    where match_id = any(array(select id from own)) and type in (${inWords(types)}) and not retracted and side is not null),
  scorers as materialized (
    select distinct ${PLAYER} as key from told join own on own.id = told.match_id and own.side = told.side
    where type in ('goal', 'penalty')),
  shown as materialized (select * from told where ${events}),
  sheets as materialized (
    select match_id, person_id, person_name, starter, number, position
    from lineup_players as l
    where ((l.match_id = any(array(select id from own where side = 'home')) and l.side = 'home')
      or (l.match_id = any(array(select id from own where side = 'away')) and l.side = 'away')) and ${sheets})
  select
    (select coalesce(json_agg(own order by moment, id), '[]') from own) as matches,
    (select coalesce(json_agg(json_build_array(match_id, type, side, period, minute, player_id, player_name,
       related_role, related_id, related_name) order by match_id, position), '[]') from shown) as events,
    (select coalesce(json_agg(json_build_array(match_id, person_id, person_name, starter, number, position)), '[]')
     from sheets) as players,
    (select coalesce(json_object_agg(id, name), '{}') from people where id = any(array(
       select player_id from shown union select related_id from shown union select person_id from sheets))) as names`)

const readSeason: Readonly<Record<Part, ReturnType<typeof readingOf>>> = {
  all: readingOf(PARTS.all),
  goals: readingOf(PARTS.goals),
}

interface SeasonRows {
  readonly matches: readonly (ResultRow & Pick<SeasonMatch, 'side' | 'coach'>)[]
  readonly events: readonly EventRow[]
  readonly players: readonly PlayerRow[]
  readonly names: Names
}

/**
 * A team's finished matches in some editions, oldest first, with the events and its own sheets of the wanted part. Kept
 * until one of the team's matches changes.
 */
export async function listSeasonMatches(
  database: Queryable,
  team: string,
  editions: readonly string[],
  part: Part = 'all',
): Promise<readonly SeasonMatch[]> {
  if (editions.length === 0) return []
  const lasting = { topics: [topic.teamMatches(team), ...editions.map(topic.frame), 'person'], rows: roomOfSeason }
  return readOnce(database, `${part} of the season of ${team} ${editions.join(' ')}`, lasting, async () => {
    const [told] = await readSeason[part](database, team, editions)
    return toSeasonMatches(told!)
  })
}

const roomOfSeason = (matches: readonly SeasonMatch[]) =>
  matches.reduce((sum, { events, lineup }) => sum + roomOfLines(1 + events.length + lineup.length), 0)

function toSeasonMatches({ matches, events, players, names }: SeasonRows): readonly SeasonMatch[] {
  const eventsOf = Map.groupBy(events, ([match]) => match)
  const playersOf = Map.groupBy(players, ([match]) => match)
  return matches.map((row) => ({
    match: toFootballMatch(row),
    side: row.side,
    coach: row.coach,
    events: (eventsOf.get(row.id) ?? []).map((event) => toSeasonEvent(event, names)),
    lineup: (playersOf.get(row.id) ?? []).map((player) => toSheetPlayer(player, names)),
  }))
}

/** The coach on the latest match sheet that names one. */
export const coachOnSheet = (matches: readonly SeasonMatch[]): PersonRef | null =>
  matches.findLast(({ coach }) => coach !== null)?.coach ?? null

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
