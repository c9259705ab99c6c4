import type { ApiKey } from '@meio-campo/contract'
import { MOST_KEYS, sha256Hex } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { makeKeySecret, prefixOf } from '../../../platform/keys/key-secret.ts'
import { refuseUnconfirmed } from '../../../platform/callers/confirmed-email.ts'
import { type Caller, userOf } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { readKeyRequest, withChanges, type KeyChange, type KeyColumns, type KeyRequest } from './key-request.ts'
import { getKey } from './key-rows.ts'
import { refuseBeyond, type Rights } from './own-rights.ts'

const HOUR_MS = 3_600_000

interface KeyWithSecret {
  readonly key: ApiKey
  readonly secret: string
}

export async function createKey(context: Context, caller: Caller, request: KeyRequest): Promise<KeyWithSecret> {
  const user = userOf(caller.principal)
  const now = context.now()
  const row = { ...readKeyRequest(request, user.admin, now), id: randomId('key'), user_id: user.id, created_at: now }
  return context.database.transaction().execute(async (transaction) => {
    await refuseUnconfirmed(transaction, user.id)
    await refuseTooMany(transaction, user.id, now)
    await refuseBeyondOwn(transaction, caller, rightsIn(row), now)
    await transaction.insertInto('api_keys').values(row).execute()
    const secret = await giveSecret(transaction, row, now)
    await audit(transaction, caller, {
      action: 'keys.create',
      summary: `criou a chave de API “${row.name}”`,
      details: { apiKey: row.id, prefix: prefixOf(secret), mode: row.mode, kind: row.kind, scopes: row.scopes },
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
    const wanted = readKeyRequest(withChanges(before, change), userOf(caller.principal).admin, now)
    await refuseBeyondOwn(transaction, caller, rightsIn(wanted), now)
    const { mode: _mode, kind: _kind, ...columns } = wanted
    await transaction.updateTable('api_keys').set(columns).where('id', '=', id).execute()
    await audit(transaction, caller, {
      action: 'keys.update',
      summary: `mudou a chave de API “${columns.name}”`,
      details: { apiKey: id, changed: Object.keys(change) },
    })
    return getKey(transaction, id, now)
  })
}

/** Gives the key a new secret; the old one stays valid for the requested overlap. */
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
    await refuseBeyondOwn(transaction, caller, rightsOf(await getKey(transaction, id, now)), now)
    await transaction
      .updateTable('api_key_secrets')
      .set({ expires_at: sql<Date>`least(expires_at, ${until}::timestamptz)` })
      .where('key_id', '=', id)
      .execute()
    const secret = await giveSecret(transaction, key, now)
    await audit(transaction, caller, {
      action: 'keys.rotate',
      summary: `trocou o segredo da chave de API “${key.name}”`,
      details: { apiKey: id, prefix: prefixOf(secret), overlapHours },
    })
    return { key: await getKey(transaction, id, now), secret }
  })
}

/** The key's row stays for the history; its secrets expire at once. */
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
      details: { apiKey: id },
    })
  })
}

/** A key makes, changes and rotates only keys that may do no more than itself, as it is now. A person's session is not bound. */
async function refuseBeyondOwn(transaction: Transaction<DB>, { principal }: Caller, wanted: Rights, now: Date) {
  if (principal.kind !== 'key') return
  refuseBeyond(rightsOf(await getKey(transaction, principal.key.id, now)), wanted)
}

const rightsOf = ({ expiresAt, ...key }: ApiKey): Rights => ({
  ...key,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
})

const rightsIn = ({ kind, scopes, per_minute, per_day, expires_at, addresses }: KeyColumns): Rights => ({
  kind,
  scopes,
  limits: { perMinute: per_minute, perDay: per_day },
  expiresAt: expires_at,
  addresses,
})

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
  // Locks the account's row, so that of two concurrent requests the second counts the first one's key.
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
