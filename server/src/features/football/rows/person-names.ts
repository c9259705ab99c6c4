import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** Names by id: one look-up for each person, not for each row that has one. */
export async function findPersonNames(
  database: Queryable,
  ids: Iterable<string | null>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const people = await database
    .selectFrom('people')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${wanted})`)
    .execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}
