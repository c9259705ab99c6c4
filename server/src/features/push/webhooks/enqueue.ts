import type { PushEvent } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { randomId } from '../../../platform/secrets.ts'
import { notifyDeliveries } from './channel.ts'
import { laneOf, payloadOf } from './payload.ts'
import { subscribed } from './subscription.ts'

/** Of a thousand webhooks that want everything, not all in one statement. */
const ROWS_AT_ONCE = 2_000

export interface NewDelivery {
  readonly webhookId: string
  readonly userId: string
  readonly event: PushEvent
  readonly body: string
  readonly lane: string
  /** Tried once, and also where the webhook is paused or disabled. */
  readonly once?: true
}

/** Puts deliveries in line, in this order. Gives their ids. */
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
    // The match of a test is made up: nobody could open it.
    match_id: once ? null : matchOf(event),
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

const matchOf = ({ match, record }: PushEvent): string | null =>
  match?.id ?? (record?.kind === 'match' ? record.id : null)

/** A lane that is there is locked, not changed: it may be waiting after a failure, or about to be found empty. */
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
    -- The order in which whoever writes how it went locks them, too.
    order by webhook_id, lane
    on conflict (webhook_id, lane) do update set lane = excluded.lane`.execute(transaction)
}

/** Sends events of a simulation to the webhooks of one account, as far as they want them, in their order. */
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
    const wanted = subscribed(webhook)
    return events
      .map((event): PushEvent => ({ ...event, test: true }))
      .filter(wanted)
      .map((event) => ({ webhookId: webhook.id, userId, event, body: payloadOf(event), lane: laneOf(event) }))
  })
  return (await insertDeliveries(transaction, deliveries)).length
}
