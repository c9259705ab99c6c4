import type { PushEvent } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { laneOf, matchIdOf, payloadOf } from './payload.ts'
import { webhookFilter } from './webhook-filter.ts'
import type { Queryable } from '../../../database/database.ts'

/** The PostgreSQL channel that announces due deliveries to every process. */
export const DELIVERIES_CHANNEL = 'deliveries'

/** Delivered when the transaction commits. Senders also poll, so a lost notification only costs a short delay. */
export async function notifyDeliveries(database: Queryable): Promise<void> {
  await sql`select pg_notify(${DELIVERIES_CHANNEL}, '')`.execute(database)
}

/** Limits the size of one statement when very many webhooks receive the same events. */
const ROWS_AT_ONCE = 2_000

export interface NewDelivery {
  readonly webhookId: string
  readonly userId: string
  readonly event: PushEvent
  readonly body: string
  readonly lane: string
  /** Attempted once, even if the webhook is paused or disabled. */
  readonly once?: true
}

/** Appends deliveries to their lanes, in this order; returns their ids. */
export async function insertDeliveries(
  transaction: Transaction<DB>,
  deliveries: readonly NewDelivery[],
): Promise<string[]> {
  if (deliveries.length === 0) return []
  const rows = deliveries.map(({ webhookId, userId, event, body, lane, once }, place) => ({
    place,
    id: randomId('dl'),
    webhook_id: webhookId,
    user_id: userId,
    lane,
    event_id: event.id,
    type: event.type,
    // The match of a test delivery does not exist.
    match_id: once ? null : matchIdOf(event),
    test: event.test,
    once: once ?? false,
    body,
  }))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    await sql`
      insert into webhook_deliveries
        (id, webhook_id, user_id, lane, event_id, type, match_id, test, once, body, created_at)
      select id, webhook_id, user_id, lane, event_id, type, match_id, test, once, body, clock_timestamp()
      from jsonb_to_recordset(${some}::jsonb) as given (
        place integer, id text, webhook_id text, user_id text, lane text, event_id text, type text, match_id text,
        test boolean, once boolean, body text)
      order by place`.execute(transaction)
  }
  await openLanes(transaction, rows)
  await notifyDeliveries(transaction)
  return rows.map(({ id }) => id)
}

/** An existing lane is locked but not changed: it may be waiting for a retry, or a sender may be about to delete it. */
async function openLanes(
  transaction: Transaction<DB>,
  rows: readonly { webhook_id: string; lane: string; user_id: string; once: boolean }[],
): Promise<void> {
  const lanes = [...new Map(rows.map((row) => [`${row.webhook_id} ${row.lane}`, row])).values()]
  await sql`
    insert into webhook_lanes (webhook_id, lane, user_id, due_at, anyway)
    select webhook_id, lane, user_id, now(), once
    from unnest(${lanes.map(({ webhook_id }) => webhook_id)}::text[], ${lanes.map(({ lane }) => lane)}::text[],
      ${lanes.map(({ user_id }) => user_id)}::text[], ${lanes.map(({ once }) => once)}::boolean[])
      as given (webhook_id, lane, user_id, once)
    -- The same lock order as in lane-updates.ts.
    order by webhook_id, lane
    on conflict (webhook_id, lane) do update set lane = excluded.lane`.execute(transaction)
}

/** Enqueues events of a simulation for the active webhooks of one account, in order, as far as they are subscribed. */
export async function enqueueTestEvents(
  transaction: Transaction<DB>,
  userId: string,
  events: readonly PushEvent[],
): Promise<number> {
  const webhooks = await transaction
    .selectFrom('webhooks')
    .select(['id', 'types', 'competitions', 'teams'])
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .orderBy('id')
    .forKeyShare()
    .execute()
  const deliveries = webhooks.flatMap((webhook) => {
    const filter = webhookFilter(webhook)
    return events
      .map((event): PushEvent => ({ ...event, test: true }))
      .filter(filter)
      .map((event) => ({ webhookId: webhook.id, userId, event, body: payloadOf(event), lane: laneOf(event) }))
  })
  return (await insertDeliveries(transaction, deliveries)).length
}
