import type { ApiKey, Body, Endpoints } from '@meio-campo/contract'
import { MOST_KEYS, readOrigin, sha256Hex } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import { isIP, isIPv6 } from 'node:net'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import { makeKeySecret, prefixOf } from '../../../platform/keys/key-secret.ts'
import { refuseUnconfirmed } from '../../../platform/callers/confirmed-email.ts'
import { type Caller, userOf } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { getKey } from './key-rows.ts'

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

type KeyRequest = Body<Endpoints['createKey']>
type KeyChange = Body<Endpoints['updateKey']>

/** The key with a change applied, in the shape of a request. */
function withChanges(key: ApiKey, { limits, ...change }: KeyChange): KeyRequest {
  const { name, mode, kind, scopes, expiresAt, origins, addresses } = key
  const before = { name, mode, kind, scopes, expiresAt, origins, addresses }
  return { ...before, ...change, limits: { ...key.limits, ...limits } }
}

/** The requested values, validated; one refusal names every invalid field. */
function readKeyRequest(request: KeyRequest, admin: boolean, now: Date) {
  const { mode = 'live', kind = 'server', scopes = ['read'], expiresAt = null, limits, origins = [] } = request
  const addresses = request.addresses ?? []
  const wrong: FieldError[] = []
  const refuse = (when: boolean, field: string, message: string) => {
    if (when) wrong.push({ field, message })
  }

  refuse(scopes.includes('write') && !admin, 'scopes', 'Só contas de administração criam chaves que escrevem.')
  refuse(scopes.includes('write') && mode === 'test', 'scopes', 'Uma chave de teste não escreve.')
  refuse(kind === 'browser' && scopes.join() !== 'read', 'scopes', 'Uma chave de navegador só lê.')
  refuse(kind === 'browser' && origins.length === 0, 'origins', 'Liste as origens em que a chave vai valer.')
  refuse(kind === 'server' && origins.length > 0, 'origins', 'Só uma chave de navegador tem origens.')
  refuse(kind === 'browser' && addresses.length > 0, 'addresses', 'Só uma chave de servidor tem endereços.')
  const expires = expiresAt === null ? null : new Date(expiresAt)
  refuse(expires !== null && expires <= now, 'expiresAt', 'Escolha uma data que ainda não passou.')
  const readOrigins = origins.map(readOrigin)
  refuse(readOrigins.includes(null), 'origins', 'Cada origem é como https://exemplo.com.br, sem caminho.')
  refuse(!addresses.every(isNetwork), 'addresses', 'Cada endereço é um IP ou uma rede, como 203.0.113.0/24.')
  if (wrong.length > 0) throw new AppError('invalid_input', { fields: wrong })

  return {
    name: request.name.trim(),
    mode,
    kind,
    scopes,
    expires_at: expires,
    per_minute: limits?.perMinute ?? null,
    per_day: limits?.perDay ?? null,
    origins: [...new Set(readOrigins.filter((origin) => origin !== null))],
    addresses: [...new Set(addresses)],
  }
}

/** An address, or one with the number of its bits that count. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32))
}
