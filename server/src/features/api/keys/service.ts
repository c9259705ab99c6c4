import type { ApiKey } from '@meio-campo/contract'
import { MOST_KEYS, sha256Hex } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { makeKeySecret, prefixOf } from '../../../platform/keys/key-secret.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { getKey } from './key-rows.ts'
import { readKeyRequest, withChanges, type KeyChange, type KeyRequest } from './key-request.ts'

const HOUR_MS = 3_600_000
const QUOTA_DAYS_KEPT = 40

interface KeyWithSecret {
  readonly key: ApiKey
  readonly secret: string
}

export async function createKey(context: Context, caller: Caller, request: KeyRequest): Promise<KeyWithSecret> {
  const user = userOf(caller.principal)
  const now = context.now()
  const row = { ...readKeyRequest(request, user.admin, now), id: randomId('key'), user_id: user.id, created_at: now }
  return context.database.transaction().execute(async (transaction) => {
    await refuseTooMany(transaction, user.id, now)
    await transaction.insertInto('api_keys').values(row).execute()
    const secret = await giveSecret(transaction, row, now)
    await audit(transaction, caller, {
      action: 'keys.create',
      summary: `criou a chave de API “${row.name}”`,
      details: { key: row.id, prefix: prefixOf(secret), mode: row.mode, kind: row.kind, scopes: row.scopes },
    })
    return { key: await getKey(transaction, row.id, now), secret }
  })
}

/** What opens the door stays the same; what lies behind it changes from the next call on. */
export async function updateKey(context: Context, caller: Caller, id: string, change: KeyChange): Promise<ApiKey> {
  const now = context.now()
  return context.database.transaction().execute(async (transaction) => {
    await lockOwnKey(transaction, caller, id)
    const before = await getKey(transaction, id, now)
    const {
      mode: _mode,
      kind: _kind,
      ...columns
    } = readKeyRequest(withChanges(before, change), userOf(caller.principal).admin, now)
    await transaction.updateTable('api_keys').set(columns).where('id', '=', id).execute()
    await audit(transaction, caller, {
      action: 'keys.update',
      summary: `mudou a chave de API “${columns.name}”`,
      details: { key: id, changed: Object.keys(change) },
    })
    return getKey(transaction, id, now)
  })
}

/** Gives the key another secret; the one it had works on for as long as asked. */
export async function rotateKey(
  context: Context,
  caller: Caller,
  id: string,
  overlapHours: number,
): Promise<KeyWithSecret> {
  const now = context.now()
  const until = new Date(now.getTime() + overlapHours * HOUR_MS)
  return context.database.transaction().execute(async (transaction) => {
    const key = await lockOwnKey(transaction, caller, id)
    if (key.expires_at !== null && key.expires_at <= now)
      throw new AppError('not_found', { info: 'Esta chave já venceu: crie outra.' })
    await transaction
      .updateTable('api_key_secrets')
      .set({ expires_at: sql<Date>`least(expires_at, ${until}::timestamptz)` })
      .where('key_id', '=', id)
      .execute()
    const secret = await giveSecret(transaction, key, now)
    await audit(transaction, caller, {
      action: 'keys.rotate',
      summary: `trocou o segredo da chave de API “${key.name}”`,
      details: { key: id, prefix: prefixOf(secret), overlapHours },
    })
    return { key: await getKey(transaction, id, now), secret }
  })
}

/** The key stays as a line of history; what opened the door with it is gone. */
export async function revokeKey(context: Context, caller: Caller, id: string): Promise<void> {
  const now = context.now()
  await context.database.transaction().execute(async (transaction) => {
    const key = await lockOwnKey(transaction, caller, id)
    await transaction.updateTable('api_keys').set({ revoked_at: now }).where('id', '=', id).execute()
    await transaction
      .updateTable('api_key_secrets')
      .set({ expires_at: sql<Date>`least(expires_at, ${now}::timestamptz)` })
      .where('key_id', '=', id)
      .execute()
    await audit(transaction, caller, {
      action: 'keys.revoke',
      summary: `revogou a chave de API “${key.name}”`,
      details: { key: id },
    })
  })
}

async function lockOwnKey(transaction: Transaction<DB>, { principal }: Caller, id: string) {
  const key = await transaction
    .selectFrom('api_keys')
    .select(['id', 'user_id', 'name', 'mode', 'expires_at'])
    .where('id', '=', id)
    .where('user_id', '=', userOf(principal).id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!key) throw new AppError('not_found', { info: 'Esta chave não existe ou já foi revogada.' })
  return key
}

async function refuseTooMany(transaction: Transaction<DB>, userId: string, now: Date): Promise<void> {
  // The account's own row: of two that are made at once, the second counts the first.
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  const { count } = await transaction
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_KEYS) throw new AppError('too_many_keys')
}

async function giveSecret(
  transaction: Transaction<DB>,
  { id, user_id, mode }: { readonly id: string; readonly user_id: string; readonly mode: string },
  now: Date,
): Promise<string> {
  const secret = makeKeySecret(mode === 'test' ? 'test' : 'live')
  await transaction
    .insertInto('api_key_secrets')
    .values({ hash: await sha256Hex(secret), key_id: id, user_id, prefix: prefixOf(secret), created_at: now })
    .execute()
  return secret
}

/** Days that no quota speaks of any more. */
export async function purgeKeys(database: Database, now: Date): Promise<void> {
  const oldest = dayAt(new Date(now.getTime() - QUOTA_DAYS_KEPT * 24 * HOUR_MS))
  await database.deleteFrom('quota_days').where('day', '<', oldest).execute()
}
