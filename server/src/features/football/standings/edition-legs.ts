import type { Card, CardKind, Match } from '@meio-campo/football'
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Matches } from '../../../database/types.gen.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readByMatch, type MatchPart } from '../rows/by-match.ts'
import { resultColumns, type ResultRow, toFootballMatch } from '../rows/football-match.ts'
import { namelessPlayer } from './edition-cards.ts'

/** A match as football counts it, beside the row it came from. */
export interface Leg {
  readonly row: StructureMatch
  readonly match: Match
}

/** A structure holds the same legs; these are kept for the next one, beyond a change of one match. */
const ROWS_PER_LEG = 1 / 4

/** The matches of some editions by edition, each in the order of their kick-offs. */
export function findLegs(
  database: Queryable,
  editionIds: readonly string[],
  rounds: RoundNumbers,
): Promise<ReadonlyMap<string, readonly Leg[]>> {
  return readByMatch(database, {
    kind: 'legs',
    editionIds,
    // The numbers of rounds are in them.
    topicsOf: (id) => [topic.frame(id)],
    rowsPerMatch: ROWS_PER_LEG,
    followsClock: false,
    read: (which) => readLegs(database, which, rounds),
  })
}

async function readLegs(
  database: Queryable,
  which: RawBuilder<SqlBool>,
  rounds: RoundNumbers,
): Promise<readonly MatchPart<Leg>[]> {
  const { rows } = await sql<StructureRow>`
    select ${sql.join(resultColumns.map((column) => sql.ref(column)))}, edition_id, version, phase_id, group_id, tie_id,
      round_id, leg, kickoff, moment, minute, covers_events,
      case when covers_events and not annulled then (
        select json_agg(json_build_array(events.type, events.side, events.player_id, events.player_name, events.id)
          order by events.position)
        from events where events.match_id = matches.id and events.type in ('yellow', 'secondYellow', 'red')
          and not events.retracted and events.side is not null) end as cards
    from matches where ${which} order by edition_id, moment, id`.execute(database)
  return rows.map((row) => ({
    id: row.id,
    editionId: row.edition_id,
    version: row.version,
    part: toLeg(row, rounds),
  }))
}

/** The numbers of the rounds of some editions. */
export type RoundNumbers = ReadonlyMap<string, number | null>

type CardColumns = readonly [
  type: string,
  side: 'home' | 'away',
  playerId: string | null,
  name: string | null,
  id: string,
]

type StructureRow = Omit<StructureMatch, 'round_number'> & { readonly cards: readonly CardColumns[] | null }

function toLeg({ cards, ...columns }: StructureRow, rounds: RoundNumbers): Leg {
  const row: StructureMatch = { ...columns, round_number: rounds.get(columns.round_id ?? '') ?? null }
  return { row, match: toFootballMatch(row, cards?.map((card) => toCard(row, card)) ?? []) }
}

function toCard(row: StructureMatch, [type, side, playerId, name, id]: CardColumns): Card {
  const team = side === 'home' ? row.home_id : row.away_id
  return { match: row.id, team, player: playerId ?? namelessPlayer(team, name, id), kind: type as CardKind }
}

export type StructureMatch = ResultRow &
  Pick<
    Selectable<Matches>,
    | 'edition_id'
    | 'version'
    | 'phase_id'
    | 'group_id'
    | 'tie_id'
    | 'round_id'
    | 'leg'
    | 'kickoff'
    | 'moment'
    | 'minute'
    | 'covers_events'
  >
