import type { CompetitionRef } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach } from '../../../platform/memory/memory.ts'

/** What a match of a phase says of where it belongs. */
export interface Place {
  readonly editionId: string
  readonly competition: CompetitionRef
  readonly edition: string
  readonly phase: string
  readonly groups: ReadonlyMap<string, string>
  readonly rounds: ReadonlyMap<string, { readonly number: number | null; readonly name: string }>
}

/** The places of some matches, by phase. */
export function findPlaces(
  database: Queryable,
  matches: readonly { readonly phase_id: string }[],
): Promise<ReadonlyMap<string, Place>> {
  return readEach<Place>(
    database,
    'place',
    matches.map(({ phase_id }) => phase_id),
    (_, { editionId }) => ({ topics: [topic.frame(editionId), 'competition'], rows: sizeOf }),
    (phases) => readPlaces(database, phases),
  )
}

/** A name takes a fraction of what a whole row does. */
const NAMES_PER_ROW = 8
const sizeOf = ({ groups, rounds }: Place) => 1 + (groups.size + rounds.size) / NAMES_PER_ROW

async function readPlaces(database: Queryable, phases: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const { rows } = await sql<PlaceRow>`
    select phases.id, phases.name as phase, editions.id as edition_id, editions.name as edition,
      competitions.id as competition_id, competitions.name as competition,
      (select coalesce(json_agg(json_build_array(id, name)), '[]') from groups where phase_id = phases.id) as groups,
      (select coalesce(json_agg(json_build_array(id, number, name)), '[]') from rounds where phase_id = phases.id) as rounds
    from phases
    join editions on editions.id = phases.edition_id
    join competitions on competitions.id = editions.competition_id
    where phases.id = any(${phases})`.execute(database)
  return new Map(rows.map((row) => [row.id, toPlace(row)]))
}

interface PlaceRow {
  readonly id: string
  readonly phase: string
  readonly edition_id: string
  readonly edition: string
  readonly competition_id: string
  readonly competition: string
  readonly groups: readonly [id: string, name: string][]
  readonly rounds: readonly [id: string, number: number | null, name: string][]
}

function toPlace(row: PlaceRow): Place {
  return {
    editionId: row.edition_id,
    competition: { id: row.competition_id, name: row.competition },
    edition: row.edition,
    phase: row.phase,
    groups: new Map(row.groups),
    rounds: new Map(row.rounds.map(([id, number, name]) => [id, { number, name }])),
  }
}
