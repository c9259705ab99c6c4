import type { Stadium } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Order } from '../../../platform/reading/order.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { namedLike } from '../../../platform/reading/record.ts'

export const stadiumOrders: Readonly<Record<string, Order>> = {
  name: { column: 'sort_name', type: 'text' },
  capacity: { column: 'sort_capacity', type: 'integer' },
  updated: { column: 'updated_at', type: 'timestamptz' },
  /** The default while searching: the best match first. */
  relevance: { column: 'rank', type: 'integer' },
}

export interface StadiumFilters {
  readonly q?: string
  readonly ids?: string
  readonly updated_since?: string
  readonly pais?: string
}

export function selectStadiums(database: Queryable, { q, ids, updated_since, pais }: StadiumFilters) {
  return database
    .selectFrom('stadiums')
    .$if(q !== undefined, (query) =>
      query.innerJoin(namedLike('stadium', q!).as('found'), (join) =>
        join.onRef('found.record_id', '=', 'stadiums.id'),
      ),
    )
    .selectAll('stadiums')
    .select([
      sql<number>`${q === undefined ? sql`0` : sql`found.rank`}`.as('rank'),
      sql<string>`normalise_name(stadiums.name)`.as('sort_name'),
      sql<number>`coalesce(stadiums.capacity, 0)`.as('sort_capacity'),
    ])
    .$if(ids !== undefined, (query) => query.where('stadiums.id', 'in', ids!.split(',')))
    .$if(updated_since !== undefined, (query) =>
      query.where(sql<SqlBool>`stadiums.updated_at >= ${updated_since}::timestamptz`),
    )
    .$if(pais !== undefined, (query) => query.where('stadiums.country', 'in', valuesIn(pais!)))
}

export type StadiumRow = Awaited<ReturnType<ReturnType<typeof selectStadiums>['executeTakeFirstOrThrow']>>

/** Whole stadiums by id, for what refers to them. */
export async function findStadiums(database: Queryable, ids: Iterable<string>): Promise<ReadonlyMap<string, Stadium>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await selectStadiums(database, {})
    .where(sql<SqlBool>`stadiums.id = any(${wanted})`)
    .execute()
  return new Map(rows.map((row) => [row.id, toStadium(row)]))
}

export function toStadium(row: StadiumRow): Stadium {
  return {
    id: row.id,
    name: row.name,
    officialName: row.official_name,
    city: row.city,
    state: row.state,
    country: row.country,
    capacity: row.capacity,
    opened: row.opened,
    surface: row.surface,
    latitude: row.latitude,
    longitude: row.longitude,
    recordAttendance: row.record_attendance,
    photo: row.photo,
    demo: row.demo,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
