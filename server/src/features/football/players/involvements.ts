import { type EventType, type MatchEvent, type Period, type Position, type Score, scoreOf } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { findEditionsWithCards } from '../editions/known-cards.ts'
import { NOT_BEGUN, OVER } from '../rows/match-status.ts'

/** One match of a player: whether on the sheet, and what they did in it. */
export interface Involvement {
  readonly match: string
  readonly day: string | null
  readonly moment: Date
  readonly edition: string
  readonly team: string
  readonly opponent: string
  readonly side: 'home' | 'away'
  readonly score: Score | null
  /** Minutes played of the match so far, without added time; null where it was abandoned at an unknown minute. */
  readonly length: number | null
  /** Null: not on any sheet that is known. */
  readonly starter: boolean | null
  readonly number: number | null
  /** Where the sheet has the player; null where it does not say. */
  readonly position: Position | null
  /** Whether the match's events are known: without them it is unknown who came on, or when. */
  readonly covered: boolean
  /** Whether of any of the match's goals it is known who gave the pass. */
  readonly assistsKnown: boolean
  /** Whether a source lists the cards of the edition. */
  readonly cardsKnown: boolean
  /** The events the player is part of, in order; in a substitution the `player` always comes on. */
  readonly events: readonly PlayerEvent[]
}

export interface PlayerEvent extends Pick<MatchEvent, 'added' | 'type' | 'player' | 'related'> {
  readonly period: Period | null
  readonly minute: number | null
}

/** The key of a person known by name only. */
const SOMEBODY = '?'

/** The query's result as one column of JSON: rows as arrays, because column names would be most of the data. */
export interface InvolvementRows {
  readonly sheets: readonly SheetRow[] | null
  readonly events: readonly OwnEventRow[] | null
  /** Oldest first. */
  readonly matches: readonly MatchRow[] | null
}

type SheetRow = readonly [match: string, side: string, starter: boolean, number: number | null, position: string | null]
type OwnEventRow = readonly [
  match: string,
  period: string | null,
  minute: number | null,
  added: number | null,
  side: string,
  type: string,
  player: string | null,
  related: string | null,
  role: string | null,
]
type MatchRow = readonly [
  id: string,
  day: string | null,
  moment: string,
  edition: string,
  home: string,
  away: string,
  covered: boolean,
  status: string,
  minute: number | null,
  extraTimeHome: number | null,
  homeScore: number | null,
  awayScore: number | null,
  assisted: boolean,
]

const notBegun = NOT_BEGUN.map((status) => `'${status}'`).join(', ')
const eventsNaming = (column: 'player_id' | 'related_id') => `
  select match_id, position, period, minute, added, side, type, player_id, related_id, related_role
  from events where ${column} = $1 and not retracted and side is not null`

/** Every match whose sheet or events name the person $1; annulled ones do not count. */
export const INVOLVEMENTS = `(
  with sheets as materialized (
    select match_id, side, starter, number, position from lineup_players where person_id = $1),
  own_events as materialized (${eventsNaming('player_id')} union all ${eventsNaming('related_id')})
  select json_build_object(
    'sheets', (select json_agg(json_build_array(match_id, side, starter, number, position)) from sheets),
    'events', (
      select json_agg(json_build_array(match_id, period, minute, added, side, type, player_id, related_id, related_role)
        order by match_id, position)
      from own_events),
    'matches', (
      select json_agg(json_build_array(id, day, moment, edition_id, home_id, away_id, covers_events, status, minute,
          extra_time_home, home_score, away_score,
          exists (select from events as e where e.match_id = m.id and e.related_role = 'assist'))
        order by moment, id)
      from matches as m
      where id = any(array(select match_id from sheets union all select match_id from own_events))
        and not annulled and status not in (${notBegun}))))`

const readInvolvements = fixedStatement<{ readonly involvements: InvolvementRows }>(
  `select ${INVOLVEMENTS} as involvements`,
)

export async function listInvolvements(database: Queryable, person: string): Promise<Involvement[]> {
  const [row] = await readInvolvements(database, person)
  return completeInvolvements(database, row!.involvements)
}

/** Oldest first. */
export async function completeInvolvements(database: Queryable, rows: InvolvementRows): Promise<Involvement[]> {
  const editions = (rows.matches ?? []).map(([, , , edition]) => edition)
  return toInvolvements(rows, await findEditionsWithCards(database, editions))
}

function toInvolvements({ sheets, events, matches }: InvolvementRows, withCards: ReadonlySet<string>): Involvement[] {
  const sheetByMatch = new Map(sheets?.map((sheet) => [sheet[0], sheet]))
  const eventsByMatch = Map.groupBy(events ?? [], ([match]) => match)
  return (matches ?? []).flatMap((row) => {
    const [match, day, moment, edition, home, away, covered, status, minute, extraTimeHome, ...rest] = row
    const [homeScore, awayScore, assistsKnown] = rest
    const sheet = sheetByMatch.get(match)
    const own = eventsByMatch.get(match) ?? []
    const side = (sheet?.[1] ?? own[0]?.[4]) as 'home' | 'away' | undefined
    if (!side) return []
    return {
      match,
      day,
      moment: new Date(moment),
      edition,
      team: side === 'home' ? home : away,
      opponent: side === 'home' ? away : home,
      side,
      score: scoreOf(homeScore, awayScore),
      length: lengthOf(status, minute, extraTimeHome),
      starter: sheet?.[2] ?? null,
      number: sheet?.[3] ?? null,
      position: (sheet?.[4] ?? null) as Position | null,
      covered,
      assistsKnown,
      cardsKnown: withCards.has(edition),
      events: own.map(toPlayerEvent),
    }
  })
}

const BREAKS: Readonly<Record<string, number>> = { halfTime: 45, break: 90, shootout: 120 }

function lengthOf(status: string, minute: number | null, extraTimeHome: number | null): number | null {
  if (OVER.includes(status)) return extraTimeHome === null ? 90 : 120
  return minute ?? BREAKS[status] ?? null
}

function toPlayerEvent([, period, minute, added, , type, own, related, role]: OwnEventRow): PlayerEvent {
  const clock = { period: period as Period | null, minute, added, type: type as EventType }
  const player = own ?? SOMEBODY
  const other = related ?? SOMEBODY
  if (role === 'in') return { ...clock, player: other, related: { role: 'out', player } }
  return { ...clock, player, related: role === null ? null : { role: role as 'assist' | 'out', player: other } }
}
