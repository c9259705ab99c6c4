import type { User } from '@meio-campo/contract'
import { planOf, type DutyRole } from '@meio-campo/contract/rules'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Users } from '../../../database/types.gen.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { dayAt } from '../../../platform/time/today.ts'

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

type UserRow = Pick<Selectable<Users>, (typeof columns)[number]> & { devices: string | null; duties: string[] }

function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    admin: row.admin,
    blocked: row.blocked_at !== null,
    duties: row.duties as DutyRole[],
    devices: Number(row.devices),
    plan: planOf(row),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    deletesAt: row.deletes_at?.toISOString() ?? null,
  }
}

function selectUsers(database: Queryable, now: Date) {
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
    .select(
      sql<string[]>`array(
        select distinct role from duties
        where duties.user_id = users.id and (until is null or until >= ${dayAt(now)}::date) order by role)`.as(
        'duties',
      ),
    )
}

/** For a user that the caller has just read and locked. */
export async function getUser(database: Queryable, id: string, now: Date): Promise<User> {
  return toUser(await selectUsers(database, now).where('users.id', '=', id).executeTakeFirstOrThrow())
}

export function listUsers(database: Queryable, now: Date, filters: UserFilters, request: PageRequest, url: string) {
  const chosen = selectUsers(database, now).where(matching(filters))
  return listNewestFirst(database, chosen, 'created_at', request, url, toUser)
}

function matching({ q, admin, blocked }: UserFilters) {
  const conditions = [sql<boolean>`true`]
  // `strpos` has no wildcards, so a typed `%` or `_` is taken literally.
  if (q !== undefined)
    conditions.push(sql<boolean>`(strpos(lower(users.name), lower(${q})) > 0 or strpos(users.email, lower(${q})) > 0)`)
  if (admin !== undefined) conditions.push(sql<boolean>`users.admin = ${admin}`)
  if (blocked !== undefined) conditions.push(sql<boolean>`(users.blocked_at is not null) = ${blocked}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
