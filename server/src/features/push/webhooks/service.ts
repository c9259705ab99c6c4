import type { Body, Endpoints, Webhook, WebhookSecret } from '@meio-campo/contract'
import { MOST_WEBHOOKS } from '@meio-campo/contract/rules'
import { sql, type Transaction, type Updateable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB, Webhooks } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { refuseUnconfirmed } from '../../../platform/callers/confirmed-email.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { getLastSeq } from '../live/event-log.ts'
import { changeHeaders, isSameServer, noHeaders } from './custom-headers.ts'
import { notifyDeliveries } from './enqueue.ts'
import { WEBHOOK_SECRET } from './lanes.ts'
import { makeWebhookSecret } from './signature.ts'
import { getWebhook, unknownWebhook } from './webhook-rows.ts'
import { parseWebhookUrl } from './webhook-url.ts'

type NewWebhook = Body<Endpoints['createWebhook']>
type WebhookChange = Body<Endpoints['updateWebhook']>

const HOUR_MS = 3_600_000

export async function createWebhook(context: Context, caller: Caller, body: NewWebhook): Promise<Webhook> {
  const { config, vault } = context
  const { id: userId } = userOf(caller.principal)
  const now = context.now()
  const { name, types = [], competitions = [], teams = [] } = body
  const url = parseWebhookUrl(body.url, config.reach.allowPrivate)
  const id = randomId('wh')
  return context.database.transaction().execute(async (transaction) => {
    await refuseUnconfirmed(transaction, userId)
    await refuseTooMany(transaction, userId)
    await refuseUnknown(transaction, { competitions, teams })
    await transaction
      .insertInto('webhooks')
      .values({
        id,
        user_id: userId,
        name: name.trim(),
        url,
        types,
        competitions,
        teams,
        ...(body.headers && changeHeaders(vault, noHeaders, body.headers)),
        secret: vault.seal(WEBHOOK_SECRET, makeWebhookSecret()),
        after_seq: String(await getLastSeq(transaction)),
        created_at: now,
        updated_at: now,
      })
      .execute()
    await audit(transaction, caller, {
      action: 'webhooks.create',
      summary: `criou o webhook “${name.trim()}”`,
      details: { webhook: id, url, types },
    })
    return getWebhook(transaction, userId, id, now)
  })
}

export async function updateWebhook(
  context: Context,
  caller: Caller,
  id: string,
  body: WebhookChange,
): Promise<Webhook> {
  const { config, vault } = context
  const { id: userId } = userOf(caller.principal)
  const now = context.now()
  const { headers, ...rest } = body
  const change: Updateable<Webhooks> = {
    ...(body.name !== undefined && { name: body.name.trim() }),
    ...(body.url !== undefined && { url: parseWebhookUrl(body.url, config.reach.allowPrivate) }),
    ...(body.types && { types: body.types }),
    ...(body.competitions && { competitions: body.competitions }),
    ...(body.teams && { teams: body.teams }),
  }
  return context.database.transaction().execute(async (transaction) => {
    const before = await lockOwn(transaction, caller, id)
    await refuseUnknown(transaction, body, before)
    const { state = before.state } = body
    const kept = change.url === undefined || isSameServer(before.url, change.url) ? before : noHeaders
    if (headers || kept === noHeaders) Object.assign(change, changeHeaders(vault, kept, headers ?? {}))
    if (state !== before.state) Object.assign(change, stateChange(state, now))
    // Events while it was disabled are not delivered afterwards.
    if (before.state === 'disabled' && state !== 'disabled') change.after_seq = String(await getLastSeq(transaction))
    await transaction
      .updateTable('webhooks')
      .set({ ...change, updated_at: now })
      .where('id', '=', id)
      .execute()
    if (before.state !== 'active' && state === 'active') await retryNow(transaction, id)
    await audit(transaction, caller, {
      action: 'webhooks.update',
      summary: `${stateVerb(before.state, state)} o webhook “${change.name ?? before.name}”`,
      // Names only: the values are secrets.
      details: { webhook: id, ...rest, ...(headers && { headers: Object.keys(headers) }) },
    })
    return getWebhook(transaction, userId, id, now)
  })
}

export async function deleteWebhook(context: Context, caller: Caller, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const { name, url } = await lockOwn(transaction, caller, id)
    // Lanes first: the same lock order as the sender's.
    await transaction.deleteFrom('webhook_lanes').where('webhook_id', '=', id).execute()
    await transaction.deleteFrom('webhooks').where('id', '=', id).execute()
    await audit(transaction, caller, {
      action: 'webhooks.delete',
      summary: `excluiu o webhook “${name}”`,
      details: { webhook: id, url },
    })
  })
}

export async function getWebhookSecret(context: Context, caller: Caller, id: string): Promise<WebhookSecret> {
  const row = await context.database
    .selectFrom('webhooks')
    .select(['secret', 'previous_secret', 'previous_until'])
    .where('id', '=', id)
    .where('user_id', '=', userOf(caller.principal).id)
    .executeTakeFirst()
  if (!row) throw unknownWebhook()
  return toSecret(context, row)
}

/** Creates a new secret; deliveries are signed with the previous one too for the given time. */
export async function rotateWebhookSecret(
  context: Context,
  caller: Caller,
  id: string,
  overlapHours: number,
): Promise<WebhookSecret> {
  const now = context.now()
  return context.database.transaction().execute(async (transaction) => {
    const { name, secret } = await lockOwn(transaction, caller, id)
    const row = {
      secret: context.vault.seal(WEBHOOK_SECRET, makeWebhookSecret()),
      previous_secret: overlapHours === 0 ? null : secret,
      previous_until: overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * HOUR_MS),
    }
    await transaction
      .updateTable('webhooks')
      .set({ ...row, updated_at: now })
      .where('id', '=', id)
      .execute()
    await audit(transaction, caller, {
      action: 'webhooks.rotate',
      summary: `trocou o segredo do webhook “${name}”`,
      details: { webhook: id, overlapHours },
    })
    return toSecret(context, row)
  })
}

function toSecret(
  { vault, now }: Context,
  row: { secret: string; previous_secret: string | null; previous_until: Date | null },
): WebhookSecret {
  const valid = row.previous_secret !== null && row.previous_until !== null && row.previous_until > now()
  return {
    secret: vault.unseal(WEBHOOK_SECRET, row.secret),
    previous: valid
      ? {
          secret: vault.unseal(WEBHOOK_SECRET, row.previous_secret!),
          expiresAt: row.previous_until!.toISOString(),
        }
      : null,
  }
}

export async function lockOwn(transaction: Transaction<DB>, { principal }: Caller, id: string) {
  const row = await transaction
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userOf(principal).id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw unknownWebhook()
  return row
}

function stateChange(state: string, now: Date): Updateable<Webhooks> {
  return {
    state,
    state_reason: null,
    state_changed_at: now,
    // A reactivated webhook starts without earlier failures.
    ...(state === 'active' && { failing_since: null, warned_at: null }),
  }
}

const stateVerb = (before: string, state: string) =>
  before === state ? 'mudou' : state === 'paused' ? 'pausou' : before === 'paused' ? 'retomou' : 'reativou'

async function retryNow(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction
    .updateTable('webhook_lanes')
    .set({ due_at: sql<Date>`now()` })
    .where('webhook_id', '=', id)
    .where('held_by', 'is', null)
    .execute()
  await transaction
    .updateTable('webhook_deliveries')
    .set({ tries: 0 })
    .where('webhook_id', '=', id)
    .where('state', '=', 'pending')
    .where('tries', '>', 0)
    .execute()
  await notifyDeliveries(transaction)
}

async function refuseTooMany(transaction: Transaction<DB>, userId: string): Promise<void> {
  // Locks the account, so that concurrent requests are counted one after the other.
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  const { count } = await transaction
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_WEBHOOKS) throw new AppError('too_many_webhooks')
}

interface Filters {
  readonly competitions?: readonly string[]
  readonly teams?: readonly string[]
}

/** Refuses ids of records that do not exist, except ids that were selected before and whose record was deleted since. */
async function refuseUnknown(transaction: Transaction<DB>, chosen: Filters, before: Filters = {}): Promise<void> {
  for (const table of ['competitions', 'teams'] as const) {
    const ids = (chosen[table] ?? []).filter((id) => !before[table]?.includes(id))
    if (ids.length === 0) continue
    const rows = await transaction.selectFrom(table).select('id').where('id', 'in', ids).execute()
    const known = new Set(rows.map(({ id }) => id))
    const unknown = ids.find((id) => !known.has(id))
    if (unknown === undefined) continue
    throw fieldError(
      table,
      table === 'teams' ? `O time “${unknown}” não existe.` : `O campeonato “${unknown}” não existe.`,
    )
  }
}
