import type { Side } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { decideByFinal, hasChampions } from '../champions/decided-edition.ts'
import { getEditionStructure } from '../standings/edition-structure.ts'
import type { FoundMatch } from './match-by-address.ts'

interface WonTitle {
  readonly side: Side
  readonly competition: string
  readonly edition: string
  /** The other matches of the final. */
  readonly others: readonly string[]
}

/**
 * The title that was won with this match: it is the last of the final that decided its edition. An entered title of
 * another team counts for more than the results.
 */
export async function findWonTitle(database: Queryable, row: FoundMatch): Promise<WonTitle | null> {
  if (row.phase_kind !== 'knockout') return null
  const edition = await database
    .selectFrom('editions')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .select(['editions.name', 'competitions.id', 'competitions.kind', 'competitions.name as competition'])
    .where('editions.id', '=', row.edition_id)
    .executeTakeFirstOrThrow()
  if (!hasChampions(edition)) return null
  const decided = decideByFinal(await getEditionStructure(database, row.edition_id), edition.kind)
  if (decided?.last.row.id !== row.id) return null
  const entered = await database
    .selectFrom('titles')
    .select('champion_id')
    .where('edition_id', '=', row.edition_id)
    .execute()
  if (entered.length > 0 && entered.every(({ champion_id }) => champion_id !== decided.champion)) return null
  return {
    side: decided.champion === row.home_id ? 'home' : 'away',
    competition: edition.competition,
    edition: edition.name,
    others: decided.legs.flatMap((leg) => (leg.row.id === row.id ? [] : [leg.row.id])),
  }
}
