import type { ApiKey } from '@meio-campo/contract'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { ApiKeys } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'

interface Secret {
  readonly prefix: string
  readonly expires_at: string | null
}

type KeyRow = Selectable<ApiKeys> & { readonly secrets: readonly Secret[]; readonly last_prefix: string | null }

/** A key with its secrets that still work, the newest first. */
function selectKeys(database: Queryable, now: Date) {
  return database
    .selectFrom('api_keys')
    .selectAll()
    .select(
      sql<Secret[]>`coalesce((
        select jsonb_agg(jsonb_build_object('prefix', s.prefix, 'expires_at', s.expires_at)
          order by s.expires_at desc nulls first)
        from api_key_secrets as s
        where s.key_id = api_keys.id and (s.expires_at is null or s.expires_at > ${now})), '[]')`.as('secrets'),
    )
    .select(
      sql<string | null>`(
        select s.prefix from api_key_secrets as s where s.key_id = api_keys.id
        order by s.created_at desc limit 1)`.as('last_prefix'),
    )
}

export function listKeys(database: Queryable, userId: string, request: PageRequest, url: string, now: Date) {
  const own = selectKeys(database, now).where('user_id', '=', userId)
  return listNewestFirst(database, own, 'created_at', request, url, toKey)
}

/** A key of an account, revoked ones too. */
export async function getOwnKey(database: Queryable, userId: string, id: string, now: Date): Promise<ApiKey> {
  const row = await selectKeys(database, now).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return toKey(row)
}

/** For a key that was just made or changed. */
export async function getKey(database: Queryable, id: string, now: Date): Promise<ApiKey> {
  return toKey(await selectKeys(database, now).where('id', '=', id).executeTakeFirstOrThrow())
}

function toKey(row: KeyRow): ApiKey {
  const previous = row.secrets.find(({ expires_at }) => expires_at !== null)
  return {
    id: row.id,
    name: row.name,
    mode: row.mode === 'test' ? 'test' : 'live',
    kind: row.kind === 'browser' ? 'browser' : 'server',
    scopes: row.scopes as ApiKey['scopes'],
    prefix: row.last_prefix ?? `mc_${row.mode}_`,
    previous: previous ? { prefix: previous.prefix, expiresAt: new Date(previous.expires_at!).toISOString() } : null,
    limits: { perMinute: row.per_minute, perDay: row.per_day },
    origins: row.origins,
    addresses: row.addresses,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }
}
