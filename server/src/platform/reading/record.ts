import type { Source } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import { fixedStatement } from '../../database/fixed-statement.ts'

export type RecordKind =
  | 'confederation'
  | 'stadium'
  | 'team'
  | 'person'
  | 'competition'
  | 'edition'
  | 'match'
  | 'streaming'

/** Which datasets say something of a record of a kind, as a column of JSON in the statement of its page; its id is $1. */
// Grouped by all of them: where something is withheld, a view stands for the table, and a view has no key.
export const sourcesOf = (kind: RecordKind): string => `(
  select coalesce(json_agg(json_build_object(
      'dataset', id, 'title', title, 'licence', licence, 'attribution', attribution, 'at', at) order by trust, id), '[]')
  from (
    select datasets.id, title, licence, attribution, trust, max(sources.at) as at
    from sources join datasets on datasets.id = sources.dataset_id
    where sources.kind = '${kind}' and sources.record_id = $1
    group by datasets.id, title, licence, attribution, trust) as told)`

/** With the terms under which they may be shown. */
export const toSources = (told: readonly Source[]): Source[] =>
  told.map((source) => ({ ...source, at: new Date(source.at).toISOString() }))

/** The same alone. */
export async function listSources(database: Queryable, kind: RecordKind, id: string): Promise<Source[]> {
  const read = fixedStatement<{ readonly told: Source[] }>(`select ${sourcesOf(kind)} as told`)
  const [row] = await read(database, id)
  return toSources(row!.told)
}

/** Whether a list is asked for in the order of `fame`, which stands in a table of its own. */
export const isByFame = (sort: string | undefined): boolean => sort === 'fame' || sort === '-fame'

const MOST_FOUND = 500

/** The records whose names are like what was typed, with their rank: to be joined with the list that is searched. */
export function namedLike(kind: RecordKind, typed: string) {
  return sql<{ record_id: string; rank: number }>`search_names(${kind}, ${typed}, ${MOST_FOUND})`
}
