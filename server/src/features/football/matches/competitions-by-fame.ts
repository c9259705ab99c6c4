import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { readOnce } from '../../../platform/memory/memory.ts'
import { topic } from '../../../platform/answers/topics.ts'

/** All championships, the best known first; invented ones after the real ones. */
export async function listCompetitionsByFame(database: Queryable): Promise<readonly string[]> {
  // Fame has no topic: it is computed from matches, and an order that is some minutes old does no harm.
  const lasting = { topics: [topic.matches, 'competition'], rows: (ids: readonly string[]) => ids.length / 20 }
  return readOnce(database, 'competitions by fame', lasting, async () => {
    const rows = await database
      .selectFrom('competitions')
      .leftJoin('fame', (join) =>
        join.onRef('fame.record_id', '=', 'competitions.id').on('fame.kind', '=', 'competition'),
      )
      .select('competitions.id')
      .orderBy('competitions.demo')
      .orderBy(sql`coalesce(fame.fame, 0)`, 'desc')
      .orderBy('competitions.id')
      .execute()
    return rows.map(({ id }) => id)
  })
}
