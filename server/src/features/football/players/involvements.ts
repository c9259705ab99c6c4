import { type EventType, type MatchEvent, type Period, type Position, type Score, scoreOf } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
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
  readonly assistsTold: boolean
  /** The events the player is part of, in order; in a substitution the `player` always comes on. */
  readonly events: readonly PlayerEvent[]
}

export interface PlayerEvent extends Pick<MatchEvent, 'added' | 'type' | 'player' | 'related'> {
  readonly period: Period | null
  readonly minute: number | null
}

/** The key of a person known by name only. */
const SOMEBODY = '?'

/** Every match whose sheet or events name the player, oldest first; annulled ones do not count. */
export async function listInvolvements(database: Queryable, person: string): Promise<Involvement[]> {
  const [sheets, events] = await Promise.all([listLineupRows(database, person), listOwnEvents(database, person)])
  const sheetByMatch = new Map(sheets.map((sheet) => [sheet.match_id, sheet]))
  const eventsByMatch = Map.groupBy(events, ({ match_id }) => match_id)
  const ids = [...new Set([...sheetByMatch.keys(), ...eventsByMatch.keys()])]
  if (ids.length === 0) return []
  const matches = await database
    .selectFrom('matches')
    .select(['id', 'day', 'moment', 'edition_id', 'home_id', 'away_id', 'covers_events'])
    .select(['status', 'minute', 'extra_time_home', 'home_score', 'away_score'])
    .select(
      sql<boolean>`exists (select from events as e where e.match_id = matches.id and e.related_role = 'assist')`.as(
        'assisted',
      ),
    )
    .where(sql<boolean>`id = any(${ids})`)
    .where('annulled', '=', false)
    .where('status', 'not in', NOT_BEGUN)
    .orderBy('moment')
    .orderBy('id')
    .execute()
  return matches.flatMap((match) => {
    const sheet = sheetByMatch.get(match.id)
    const own = eventsByMatch.get(match.id) ?? []
    const side = (sheet?.side ?? own[0]?.side) as 'home' | 'away' | undefined
    if (!side) return []
    return {
      match: match.id,
      day: match.day,
      moment: match.moment,
      edition: match.edition_id,
      team: side === 'home' ? match.home_id : match.away_id,
      opponent: side === 'home' ? match.away_id : match.home_id,
      side,
      score: scoreOf(match.home_score, match.away_score),
      length: lengthOf(match),
      starter: sheet?.starter ?? null,
      number: sheet?.number ?? null,
      position: (sheet?.position ?? null) as Position | null,
      covered: match.covers_events,
      assistsTold: match.assisted,
      events: own.map(toPlayerEvent),
    }
  })
}

const BREAKS: Readonly<Record<string, number>> = { halfTime: 45, break: 90, shootout: 120 }

function lengthOf(match: {
  readonly status: string
  readonly minute: number | null
  readonly extra_time_home: number | null
}): number | null {
  if (OVER.includes(match.status)) return match.extra_time_home === null ? 90 : 120
  return match.minute ?? BREAKS[match.status] ?? null
}

function listLineupRows(database: Queryable, person: string) {
  return database
    .selectFrom('lineup_players')
    .select(['match_id', 'side', 'starter', 'number', 'position'])
    .where('person_id', '=', person)
    .execute()
}

function listOwnEvents(database: Queryable, person: string) {
  const part = (column: 'player_id' | 'related_id') =>
    database
      .selectFrom('events')
      .select(['match_id', 'position', 'period', 'minute', 'added', 'side', 'type'])
      .select(['player_id', 'related_id', 'related_role'])
      .where(column, '=', person)
      .where('retracted', '=', false)
      .where('side', 'is not', null)
  return part('player_id').unionAll(part('related_id')).orderBy('match_id').orderBy('position').execute()
}

type OwnEventRow = Awaited<ReturnType<typeof listOwnEvents>>[number]

function toPlayerEvent(row: OwnEventRow): PlayerEvent {
  const clock = {
    period: row.period as Period | null,
    minute: row.minute,
    added: row.added,
    type: row.type as EventType,
  }
  const player = row.player_id ?? SOMEBODY
  const other = row.related_id ?? SOMEBODY
  if (row.related_role === 'in') return { ...clock, player: other, related: { role: 'out', player } }
  const role = row.related_role as 'assist' | 'out' | null
  return { ...clock, player, related: role && { role, player: other } }
}
