import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'

export type RecordKind =
  | 'confederation'
  | 'stadium'
  | 'team'
  | 'person'
  | 'competition'
  | 'edition'
  | 'match'
  | 'streaming'

/** Which datasets say something of a record, with the terms under which they may be shown. */
export async function listSources(database: Queryable, kind: RecordKind, id: string) {
  const rows = await database
    .selectFrom('sources')
    .innerJoin('datasets', 'datasets.id', 'sources.dataset_id')
    .select(({ fn }) => [
      'datasets.id as dataset',
      'datasets.title',
      'datasets.licence',
      'datasets.attribution',
      fn.max('sources.at').as('at'),
    ])
    .where('sources.kind', '=', kind)
    .where('sources.record_id', '=', id)
    // All of them by name: where something is withheld, a view stands for the table, and a view has no key.
    .groupBy(['datasets.id', 'datasets.title', 'datasets.licence', 'datasets.attribution', 'datasets.trust'])
    .orderBy('datasets.trust')
    .orderBy('datasets.id')
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** Whether a list is asked for in the order of `fame`, which stands in a table of its own. */
export const isByFame = (sort: string | undefined): boolean => sort === 'fame' || sort === '-fame'

const MOST_FOUND = 500

/** The records whose names are like what was typed, with their rank: to be joined with the list that is searched. */
export function namedLike(kind: RecordKind, typed: string) {
  return sql<{ record_id: string; rank: number }>`search_names(${kind}, ${typed}, ${MOST_FOUND})`
}
