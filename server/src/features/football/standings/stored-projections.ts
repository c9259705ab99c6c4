import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** A team in a projection, as it is stored. */
export interface ProjectedTeam {
  readonly team: string
  /** Null where it cannot be told. */
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

/** Everything stored about the tables of some editions. */
export async function listProjections(
  database: Queryable,
  editionIds: readonly string[],
): Promise<readonly StoredProjection[]> {
  const rows = await database
    .selectFrom('projections')
    .innerJoin('phases', 'phases.id', 'projections.phase_id')
    .select([
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
  return rows as unknown as readonly StoredProjection[]
}
