import type { User } from '@meio-campo/contract'
import { planOf } from '@meio-campo/contract/rules'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Users } from '../../../database/types.gen.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'

export interface UserFilters {
  readonly q?: string
  readonly admin?: boolean
  readonly blocked?: boolean
}

const columns = [
  'id',
  'name',
  'email',
  'email_confirmed_at',
  'admin',
  'blocked_at',
  'plan',
  'created_at',
  'last_seen_at',
  'deletes_at',
] as const

type UserRow = Pick<Selectable<Users>, (typeof columns)[number]> & { devices: string | null }

function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    admin: row.admin,
    blocked: row.blocked_at !== null,
    devices: Number(row.devices),
    plan: planOf(row),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    deletesAt: row.deletes_at?.toISOString() ?? null,
  }
}

function selectUsers(database: Queryable) {
  return database
    .selectFrom('users')
    .select(columns)
    .select((select) =>
      select
        .selectFrom('devices')
        .whereRef('devices.user_id', '=', 'users.id')
        .select((inner) => inner.fn.countAll<string>().as('count'))
        .as('devices'),
    )
}

/** For a user that the caller has just read and locked. */
export async function getUser(database: Queryable, id: string): Promise<User> {
  return toUser(await selectUsers(database).where('users.id', '=', id).executeTakeFirstOrThrow())
}

export function listUsers(database: Queryable, filters: UserFilters, request: PageRequest, url: string) {
  const chosen = selectUsers(database).where(matching(filters))
  return listNewestFirst(database, chosen, 'created_at', request, url, toUser)
}

function matching({ q, admin, blocked }: UserFilters) {
  const conditions = [sql<boolean>`true`]
  // `strpos` knows no wildcards: a `%` or `_` that somebody types is that character.
  if (q !== undefined)
    conditions.push(sql<boolean>`(strpos(lower(users.name), lower(${q})) > 0 or strpos(users.email, lower(${q})) > 0)`)
  if (admin !== undefined) conditions.push(sql<boolean>`users.admin = ${admin}`)
  if (blocked !== undefined) conditions.push(sql<boolean>`(users.blocked_at is not null) = ${blocked}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
