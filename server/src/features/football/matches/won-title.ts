import type { Side } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce } from '../../../platform/memory/memory.ts'
import { hasChampions } from '../champions/decided-edition.ts'
import { titleDecidedIn } from '../champions/deciding-match.ts'
import { getEditionStructure } from '../standings/edition-structure.ts'
import type { FoundMatch } from './match-by-address.ts'

interface WonTitle {
  readonly champion: string
  /** The champion's match; null if a rival's result decided the title. */
  readonly side: Side | null
  readonly competition: string
  readonly edition: string
  /** The other matches of a final. */
  readonly others: readonly string[]
}

/**
 * The title that was won with this match: the last match of the final that decided its edition, or, if a table decides,
 * the one after which no team can pass the champion, which need not have played. An entered title of another team
 * overrides the results.
 */
export async function findWonTitle(database: Queryable, row: FoundMatch): Promise<WonTitle | null> {
  if (row.phase_kind === 'groups') return null
  const edition = await getEdition(database, row.edition_id)
  if (!hasChampions(edition)) return null
  const won = titleDecidedIn(await getEditionStructure(database, row.edition_id), edition.kind, row.id)
  if (!won) return null
  const { champion, final } = won
  const entered = await database
    .selectFrom('titles')
    .select('champion_id')
    .where('edition_id', '=', row.edition_id)
    .execute()
  if (entered.length > 0 && entered.every(({ champion_id }) => champion_id !== champion)) return null
  return {
    champion,
    side: champion === row.home_id ? 'home' : champion === row.away_id ? 'away' : null,
    competition: edition.competition,
    edition: edition.name,
    others: final.flatMap((leg) => (leg.row.id === row.id ? [] : [leg.row.id])),
  }
}

function getEdition(database: Queryable, id: string) {
  const lasting = { topics: [topic.frame(id), 'competition'] }
  return readOnce(database, `edition of a title ${id}`, lasting, () =>
    database
      .selectFrom('editions')
      .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
      .select(['editions.name', 'competitions.id', 'competitions.kind', 'competitions.name as competition'])
      .where('editions.id', '=', id)
      .executeTakeFirstOrThrow(),
  )
}
