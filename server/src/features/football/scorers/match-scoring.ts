import type { PersonRef } from '@meio-campo/contract'
import type { Goal, GoalKind, Match, MatchEvent, Outing, Side } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readByMatch } from '../rows/by-match.ts'
import { resultColumns, toFootballMatch, type ResultRow } from '../rows/football-match.ts'
import { NOT_BEGUN } from '../rows/match-status.ts'
import { unknownPlayer } from '../standings/edition-cards.ts'
import { outingsOf } from './outings.ts'

/** What a match adds to the list of scorers. */
export interface MatchScoring {
  readonly match: Match
  readonly goals: readonly Goal[]
  /** Who scored or assisted, by the ids in the goals. */
  readonly people: ReadonlyMap<string, PersonRef>
  readonly outings: readonly Outing[]
}

/** Line-ups are many small rows. */
const ROWS_PER_MATCH = 2

export function readEditionScoring(database: Queryable, editionId: string): Promise<readonly MatchScoring[]> {
  return readByMatch(database, {
    kind: 'scoring',
    editionId,
    topics: [topic.frame(editionId), 'person'],
    rows: (matches) => matches * ROWS_PER_MATCH,
    read: (which) => readScoring(database, which),
  })
}

type GoalColumns = readonly [
  type: GoalKind,
  side: Side,
  playerId: string | null,
  playerName: string | null,
  assistId: string | null,
  assistName: string | null,
]
type ChangeColumns = readonly [
  type: MatchEvent['type'],
  side: Side,
  playerId: string | null,
  relatedId: string | null,
  relatedRole: string | null,
  minute: number | null,
]
type SheetColumns = readonly [side: Side, personId: string, starter: boolean]

type ScoringRow = Omit<ResultRow, 'round_number'> & {
  readonly minute: number | null
  readonly goals: readonly GoalColumns[] | null
  readonly changes: readonly ChangeColumns[] | null
  readonly sheet: readonly SheetColumns[] | null
}

/** The matches chosen by a condition, by id, in the order of their kick-offs. One row per match, whatever it holds. */
export async function readScoring(
  database: Queryable,
  which: RawBuilder<SqlBool>,
): Promise<ReadonlyMap<string, MatchScoring>> {
  const { rows } = await sql<ScoringRow>`
    select ${sql.join(resultColumns.map((column) => sql.ref(column)))}, matches.minute,
      case when not matches.annulled then (
        select json_agg(json_build_array(events.type, events.side, events.player_id, coalesce(player.name, events.player_name),
          case events.related_role when 'assist' then events.related_id end,
          case events.related_role when 'assist' then coalesce(related.name, events.related_name) end)
          order by events.position)
        from events
        left join people as player on player.id = events.player_id
        left join people as related on related.id = events.related_id
        where events.match_id = matches.id and events.type in ('goal', 'penalty') and not events.retracted
          and events.side is not null) end as goals,
      case when not matches.annulled then (
        select json_agg(json_build_array(events.type, events.side, events.player_id, events.related_id, events.related_role,
          events.minute) order by events.position)
        from events where events.match_id = matches.id and events.type in ('substitution', 'secondYellow', 'red')
          and not events.retracted and events.side is not null) end as changes,
      case when not matches.annulled and matches.status <> all(${NOT_BEGUN}) then (
        select json_agg(json_build_array(lineup_players.side, lineup_players.person_id, lineup_players.starter)
          order by lineup_players.side, lineup_players.place)
        from lineup_players where lineup_players.match_id = matches.id and lineup_players.person_id is not null) end as sheet
    from matches where ${which} order by matches.moment, matches.id`.execute(database)
  return new Map(rows.map((row) => [row.id, toScoring(row)]))
}

function toScoring({ goals, changes, sheet, minute, ...row }: ScoringRow): MatchScoring {
  const people = new Map<string, PersonRef>()
  const know = (team: string, id: string | null, name: string | null): string | null => {
    if (name === null) return null
    const key = id ?? unknownPlayer(team, name)
    people.set(key, { id, name })
    return key
  }
  const scored = (goals ?? []).flatMap(([kind, side, playerId, playerName, assistId, assistName]): Goal[] => {
    const team = side === 'home' ? row.home_id : row.away_id
    const player = know(team, playerId, playerName)
    if (player === null) return []
    return [{ match: row.id, team, player, kind, assist: know(team, assistId, assistName) }]
  })
  return {
    match: toFootballMatch({ ...row, round_number: null }),
    goals: scored,
    people,
    outings: outingsOf({ ...row, minute }, sheet ?? [], changes ?? []),
  }
}
