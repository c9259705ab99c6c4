import type { Confederation, ConfederationPage } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { listSources, namedLike } from '../../../platform/reading/record.ts'
import { NAMES, topic } from '../../../platform/answers/topics.ts'
import { listNextMatches } from './confederation-matches.ts'
import { confederationsBelow, getConfederationTree } from '../rows/confederation-tree.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import type { Order } from '../../../platform/reading/order.ts'

const MATCHES_SHOWN = 10

/** The confederation of an address; otherwise redirects or refuses. */
export async function getConfederationId(database: Queryable, id: string): Promise<string> {
  const found = await database.selectFrom('confederations').select('id').where('id', '=', id).executeTakeFirst()
  return found?.id ?? refuseMissing(database, 'confederation', id)
}

/** A confederation with its place in the tree, and what is played in it. */
export async function getConfederationPage(
  database: Database,
  id: string,
  now: Date,
): Promise<Reading<{ data: ConfederationPage }>> {
  const tree = await getConfederationTree(database)
  const confederation: Confederation = tree.find(id) ?? (await refuseMissing(database, 'confederation', id))
  const [competitions, nextMatches, sources] = await Promise.all([
    listCompetitions(database, id),
    listNextMatches(database, id, now, MATCHES_SHOWN),
    listSources(database, 'confederation', id),
  ])
  return {
    answer: {
      data: { ...confederation, path: tree.path(id), members: tree.children(id), competitions, nextMatches, sources },
    },
    topics: [...NAMES, 'edition', 'phase', topic.matches],
  }
}

/** Its own first, then those of the confederations below. */
async function listCompetitions(database: Queryable, id: string) {
  return database
    .selectFrom('competitions')
    .select(['id', 'name'])
    .where(sql<SqlBool>`competitions.confederation_id in ${confederationsBelow([id])}`)
    .orderBy(sql`confederation_id = ${id}`, 'desc')
    .orderBy(sql`normalise_name(name)`)
    .orderBy('id')
    .execute()
}

const orders: Readonly<Record<string, Order>> = {
  name: { column: 'sort_name', type: 'text' },
  updated: { column: 'updated_at', type: 'timestamptz' },
  /** The default while searching: the best match first. */
  relevance: { column: 'rank', type: 'integer' },
}

interface ConfederationFilters {
  readonly q?: string
  readonly ids?: string
  readonly updated_since?: string
  readonly acima?: string
}

export function listConfederations(database: Database, filters: ConfederationFilters): ListSource<Confederation> {
  return fromRows({
    rows: selectConfederations(database, filters),
    orders,
    defaultSort: filters.q === undefined ? 'name' : 'relevance',
    items: async (rows) => {
      const tree = await getConfederationTree(database)
      return rows.flatMap(({ id }) => tree.find(id) ?? [])
    },
  })
}

function selectConfederations(database: Queryable, { q, ids, updated_since, acima }: ConfederationFilters) {
  return database
    .selectFrom('confederations')
    .$if(q !== undefined, (query) =>
      query.innerJoin(namedLike('confederation', q!).as('found'), (join) =>
        join.onRef('found.record_id', '=', 'confederations.id'),
      ),
    )
    .select([
      'confederations.id',
      'confederations.updated_at',
      sql<number>`${q === undefined ? sql`0` : sql`found.rank`}`.as('rank'),
      sql<string>`normalise_name(confederations.name)`.as('sort_name'),
    ])
    .$if(ids !== undefined, (query) => query.where('confederations.id', 'in', ids!.split(',')))
    .$if(updated_since !== undefined, (query) =>
      query.where(sql<SqlBool>`confederations.updated_at >= ${updated_since}::timestamptz`),
    )
    .$if(acima !== undefined, (query) => query.where('confederations.parent_id', 'in', valuesIn(acima!)))
}
