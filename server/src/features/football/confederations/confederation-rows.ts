import type { Confederation } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import type { Order } from '../../../platform/reading/order.ts'
import { namedLike } from '../../../platform/reading/record.ts'
import { getConfederationTree } from '../rows/confederation-tree.ts'

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
    .$if(acima !== undefined, (query) => query.where('confederations.parent_id', '=', acima!))
}
