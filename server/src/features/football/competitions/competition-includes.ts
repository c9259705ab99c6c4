import type { Competition } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { getConfederationTree } from '../rows/confederation-tree.ts'

/** `include=confederation`, for a page or for one. */
export async function includeInCompetitions<C extends Pick<Competition, 'confederation'>>(
  database: Queryable,
  competitions: readonly C[],
  include: string | undefined,
): Promise<C[]> {
  if (include === undefined) return [...competitions]
  const tree = await getConfederationTree(database)
  return competitions.map((competition) => ({
    ...competition,
    confederation: (competition.confederation && tree.find(competition.confederation.id)) ?? competition.confederation,
  }))
}
