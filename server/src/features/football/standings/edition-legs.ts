import type { Card, CardKind, Match } from '@meio-campo/football'
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Matches } from '../../../database/types.gen.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { memoryOf, type Memory } from '../../../platform/memory/memory.ts'
import { resultColumns, type ResultRow, toFootballMatch } from '../rows/football-match.ts'
import { namelessPlayer } from './edition-cards.ts'

/** A match as football counts it, beside the row it came from. */
export interface Leg {
  readonly row: StructureMatch
  readonly match: Match
}

/** The matches of some editions by edition, each in the order of their kick-offs. */
export async function findLegs(
  database: Queryable,
  editionIds: readonly string[],
  rounds: RoundNumbers,
): Promise<ReadonlyMap<string, readonly Leg[]>> {
  const memory = memoryOf(database)
  if (!memory) return readLegs(database, sql`matches.edition_id = any(${editionIds})`, rounds)
  const begun = memory.now
  const kept = new Map(editionIds.flatMap((id) => entryOf(id, memory.find(keyOf(id)) as readonly Leg[] | undefined)))
  const unknown = editionIds.filter((id) => !kept.has(id))
  const [read, updated] = await Promise.all([
    unknown.length === 0 ? [] : readLegs(database, sql`matches.edition_id = any(${unknown})`, rounds),
    kept.size === 0 ? [] : updateLegs(database, kept, rounds),
  ])
  const found = new Map([...read, ...updated])
  for (const [id, legs] of found) keepLegs(memory, id, legs, begun)
  return found
}

const keyOf = (editionId: string) => `legs ${editionId}`
const entryOf = <Value>(id: string, value: Value | undefined) => (value === undefined ? [] : [[id, value] as const])

/** A structure holds the same legs; these are kept for the next one, beyond a change of one match. */
const LEGS_PER_ROW = 4

function keepLegs(memory: Memory, editionId: string, legs: readonly Leg[], begun: number): void {
  // The numbers of rounds are in them.
  memory.keep(keyOf(editionId), legs, [topic.frame(editionId)], begun, legs.length / LEGS_PER_ROW)
}

/** Brings kept legs up to date: a match has another version when anything of it changed, its events included. */
async function updateLegs(database: Queryable, kept: ReadonlyMap<string, readonly Leg[]>, rounds: RoundNumbers) {
  const known = new Map([...kept.values()].flatMap((legs) => legs.map((leg) => [leg.row.id, leg])))
  const { rows: versions } = await sql<{ id: string; edition_id: string; version: number }>`
    select id, edition_id, version from matches where edition_id = any(${[...kept.keys()]})
    order by edition_id, moment, id`.execute(database)
  const changed = versions.filter(({ id, version }) => known.get(id)?.row.version !== version).map(({ id }) => id)
  const read = changed.length === 0 ? [] : await readLegs(database, sql`matches.id = any(${changed})`, rounds)
  const fresh = new Map([...read].flatMap(([, legs]) => legs.map((leg) => [leg.row.id, leg])))
  const byEdition = Map.groupBy(versions, ({ edition_id }) => edition_id)
  return new Map(
    [...kept.keys()].map((id) => [
      id,
      (byEdition.get(id) ?? []).flatMap((match) => fresh.get(match.id) ?? known.get(match.id) ?? []),
    ]),
  )
}

async function readLegs(
  database: Queryable,
  which: RawBuilder<SqlBool>,
  rounds: RoundNumbers,
): Promise<ReadonlyMap<string, readonly Leg[]>> {
  const { rows } = await sql<StructureRow>`
    select ${sql.join(resultColumns.map((column) => sql.ref(column)))}, edition_id, version, phase_id, group_id, tie_id,
      round_id, leg, kickoff, moment, minute, covers_events,
      case when covers_events and not annulled then (
        select json_agg(json_build_array(events.type, events.side, events.player_id, events.player_name, events.id)
          order by events.position)
        from events where events.match_id = matches.id and events.type in ('yellow', 'secondYellow', 'red')
          and not events.retracted and events.side is not null) end as cards
    from matches where ${which} order by edition_id, moment, id`.execute(database)
  return Map.groupBy(
    rows.map((row) => toLeg(row, rounds)),
    ({ row }) => row.edition_id,
  )
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
