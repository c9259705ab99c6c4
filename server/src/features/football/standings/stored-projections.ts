import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach, roomOfLines } from '../../../platform/memory/memory.ts'

/** A team in a projection, as it is stored. */
export interface ProjectedTeam {
  readonly team: string
  /** Null if it cannot be computed. */
  readonly points: number | null
  readonly positions: readonly number[] | null
  readonly guarantees: readonly { readonly places: number; readonly state: string; readonly needed: number | null }[]
}

/** A row of the table of projections. */
export interface StoredProjection {
  readonly phase_id: string
  readonly group_id: string
  readonly round: number
  readonly seasons: number
  readonly reason: string | null
  readonly teams: readonly ProjectedTeam[]
  readonly made_at: Date
}

/** The stored projections of some editions. Kept until they are computed again. */
export async function listProjections(
  database: Queryable,
  editionIds: readonly string[],
): Promise<readonly StoredProjection[]> {
  const found = await readEach<readonly StoredProjection[]>(
    database,
    'projections',
    editionIds,
    (id) => ({ topics: [topic.forecasts, topic.projection(id), topic.frame(id)], rows: roomOfProjections }),
    (wanted) => readProjections(database, wanted),
  )
  return editionIds.flatMap((id) => found.get(id) ?? [])
}

const roomOfProjections = (rows: readonly StoredProjection[]) =>
  rows.reduce((sum, { teams }) => sum + 1 + roomOfLines(teams.length), 1)

async function readProjections(database: Queryable, editionIds: readonly string[]) {
  const rows = await database
    .selectFrom('projections')
    .innerJoin('phases', 'phases.id', 'projections.phase_id')
    .select([
      'phases.edition_id',
      'projections.phase_id',
      'projections.group_id',
      'projections.round',
      'projections.seasons',
      'projections.reason',
      'projections.teams',
      'projections.made_at',
    ])
    .where(sql<boolean>`phases.edition_id = any(${editionIds})`)
    .execute()
  const byEdition = Map.groupBy(rows as unknown as readonly EditionProjection[], ({ edition_id }) => edition_id)
  return new Map(editionIds.map((id) => [id, byEdition.get(id) ?? []]))
}

type EditionProjection = StoredProjection & { readonly edition_id: string }
