import type { Streaming } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Order } from '../../../platform/reading/order.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { namedLike } from '../../../platform/reading/record.ts'

export const streamingOrders: Readonly<Record<string, Order>> = {
  name: { column: 'sort_name', type: 'text' },
  updated: { column: 'updated_at', type: 'timestamptz' },
  /** The default while searching: the best match first. */
  relevance: { column: 'rank', type: 'integer' },
}

export interface StreamingFilters {
  readonly q?: string
  readonly ids?: string
  readonly updated_since?: string
  readonly tipo?: string
  readonly gratis?: boolean
}

const KINDS: Readonly<Record<string, string>> = {
  tv_aberta: 'open-tv',
  tv_fechada: 'pay-tv',
  pay_per_view: 'pay-per-view',
  streaming: 'streaming',
  radio: 'radio',
}

export function selectStreamings(database: Queryable, { q, ids, updated_since, tipo, gratis }: StreamingFilters) {
  return database
    .selectFrom('streamings')
    .$if(q !== undefined, (query) =>
      query.innerJoin(namedLike('streaming', q!).as('found'), (join) =>
        join.onRef('found.record_id', '=', 'streamings.id'),
      ),
    )
    .selectAll('streamings')
    .select([
      sql<number>`${q === undefined ? sql`0` : sql`found.rank`}`.as('rank'),
      sql<string>`normalise_name(streamings.name)`.as('sort_name'),
    ])
    .$if(ids !== undefined, (query) => query.where('streamings.id', 'in', ids!.split(',')))
    .$if(updated_since !== undefined, (query) =>
      query.where(sql<SqlBool>`streamings.updated_at >= ${updated_since}::timestamptz`),
    )
    .$if(tipo !== undefined, (query) =>
      query.where(
        'streamings.kind',
        'in',
        valuesIn(tipo!).map((word) => KINDS[word] ?? ''),
      ),
    )
    .$if(gratis !== undefined, (query) => query.where('streamings.free', '=', gratis!))
}

export type StreamingRow = Awaited<ReturnType<ReturnType<typeof selectStreamings>['executeTakeFirstOrThrow']>>

export function toStreaming(row: StreamingRow): Streaming {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    officialName: row.official_name,
    site: row.site,
    free: row.free,
    country: row.country,
    logo: row.logo,
    demo: row.demo,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
