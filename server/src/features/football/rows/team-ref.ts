import type { TeamRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'

export const teamRefColumns = ['teams.id', 'teams.name', 'teams.acronym', 'teams.crest', 'teams.colours'] as const

/** Teams by id, for answers that were computed from ids. */
export async function findTeamRefs(database: Queryable, ids: Iterable<string>): Promise<ReadonlyMap<string, TeamRef>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await database.selectFrom('teams').select(teamRefColumns).where('id', 'in', wanted).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
