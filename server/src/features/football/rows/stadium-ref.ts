import type { Match } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach } from '../../../platform/memory/memory.ts'

export type StadiumRef = NonNullable<Match['stadium']>

/** Stadiums by id, as matches name them. */
export function findStadiumRefs(database: Queryable, ids: Iterable<string>): Promise<ReadonlyMap<string, StadiumRef>> {
  return readEach<StadiumRef>(
    database,
    'stadium-ref',
    ids,
    (id) => ({ topics: [topic.record('stadium', id)] }),
    async (wanted) => {
      const rows = await database
        .selectFrom('stadiums')
        .select(['id', 'name', 'city'])
        .where(sql<boolean>`id = any(${wanted})`)
        .execute()
      return new Map(rows.map((row) => [row.id, row]))
    },
  )
}
