import type { CompetitionRef, PlayerPage, TeamRef } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach } from '../../../platform/memory/memory.ts'
import type { Involvement } from './involvements.ts'
import { playerFigures } from './player-figures.ts'

export interface EditionRef {
  readonly id: string
  readonly name: string
  readonly competition: CompetitionRef
}

export function findEditionRefs(database: Queryable, ids: Iterable<string>): Promise<ReadonlyMap<string, EditionRef>> {
  const lasting = (id: string) => ({ topics: [topic.frame(id), 'competition'] })
  return readEach<EditionRef>(database, 'edition-ref', ids, lasting, async (wanted) => {
    const rows = await database
      .selectFrom('editions')
      .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
      .select([
        'editions.id',
        'editions.name',
        'competitions.id as competition_id',
        'competitions.name as competition_name',
      ])
      .where(sql<boolean>`editions.id = any(${wanted})`)
      .execute()
    return new Map(
      rows.map(({ id, name, competition_id, competition_name }) => [
        id,
        { id, name, competition: { id: competition_id, name: competition_name } },
      ]),
    )
  })
}

/** Edition by edition and team by team, the newest first. */
export function seasonsOf(
  player: string,
  involvements: readonly Involvement[],
  editions: ReadonlyMap<string, EditionRef>,
  teams: ReadonlyMap<string, TeamRef>,
): PlayerPage['seasons'] {
  // Newest match first, so that the groups come out in that order too.
  const grouped = Map.groupBy(involvements.toReversed(), ({ edition, team }) => `${edition} ${team}`)
  return [...grouped.values()].flatMap((own) => {
    const edition = editions.get(own[0]!.edition)
    const team = teams.get(own[0]!.team)
    if (!edition || !team) return []
    return [{ competition: edition.competition, edition: edition.name, team, ...playerFigures(player, own) }]
  })
}
