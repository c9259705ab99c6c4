import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { Outcome } from './attempt.ts'
import type { Lane, PendingDelivery } from './lanes.ts'

/** The lane is released and due again after this wait. */
export interface Release {
  readonly waitMs: number
}

/** The outcome of an attempt, the release of a lane, or both. */
export interface LaneUpdate {
  readonly lane: Lane
  readonly attempt: {
    readonly delivery: PendingDelivery
    readonly outcome: Outcome
    readonly headers: Readonly<Record<string, string>>
    readonly state: 'pending' | 'delivered' | 'failed'
  } | null
  readonly release: Release | null
}

/** Whether this holder still has the lease of the lane, and whether the webhook still accepts deliveries. */
export interface LaneState {
  readonly held: boolean
  readonly open: boolean
}

/** Writes the updates of lanes whose lease this holder still has; returns the state of each lane. */
export async function writeLaneUpdates(
  database: Database,
  holder: string,
  updates: readonly LaneUpdate[],
): Promise<LaneState[]> {
  const open = await database.transaction().execute(async (transaction) => {
    const held = await lockHeld(transaction, holder, updates)
    const valid = updates.filter(({ lane }) => held.has(nameOf(lane)))
    await writeAttempts(transaction, valid)
    await releaseLanes(
      transaction,
      valid.filter(({ release }) => release !== null),
    )
    return held
  })
  return updates.map(({ lane }) => ({ held: open.has(nameOf(lane)), open: open.get(nameOf(lane)) ?? false }))
}

const nameOf = ({ webhookId, lane }: Pick<Lane, 'webhookId' | 'lane'>) => `${webhookId} ${lane}`

/** Without the lanes whose lease expired and was taken by another sender. */
async function lockHeld(
  transaction: Transaction<DB>,
  holder: string,
  updates: readonly LaneUpdate[],
): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ webhook_id: string; lane: string; open: boolean }>`
    select l.webhook_id, l.lane, w.state = 'active' or l.anyway as open
    from webhook_lanes as l join webhooks as w on w.id = l.webhook_id
    where (l.webhook_id, l.lane) in (select * from ${lanesOf(updates)}) and l.held_by = ${holder}
    order by l.webhook_id, l.lane
    for update of l`.execute(transaction)
  return new Map(rows.map(({ webhook_id, lane, open }) => [nameOf({ webhookId: webhook_id, lane }), open]))
}

const lanesOf = (updates: readonly LaneUpdate[]) =>
  sql`unnest(${updates.map(({ lane }) => lane.webhookId)}::text[], ${updates.map(({ lane }) => lane.lane)}::text[])`

async function writeAttempts(transaction: Transaction<DB>, updates: readonly LaneUpdate[]): Promise<void> {
  const rows = updates.flatMap(({ lane, attempt }) => {
    if (!attempt) return []
    const { delivery, outcome, headers, state } = attempt
    return {
      delivery_id: delivery.id,
      number: delivery.attempt_count + 1,
      tries: delivery.tries + 1,
      webhook_id: lane.webhookId,
      user_id: lane.userId,
      at: outcome.at,
      ms: outcome.ms,
      status: outcome.answer?.status ?? null,
      error: outcome.error,
      url: lane.url,
      request_headers: headers,
      response_headers: outcome.answer?.headers ?? null,
      response_body: outcome.answer?.body ?? null,
      truncated: outcome.answer?.truncated ?? false,
      state,
    }
  })
  if (rows.length === 0) return
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        delivery_id text, number integer, tries smallint, webhook_id text, user_id text, at timestamptz, ms integer,
        status smallint, error text, url text, request_headers jsonb, response_headers jsonb, response_body text,
        truncated boolean, state text)
    ), updated as (
      update webhook_deliveries as d
      set state = g.state, attempt_count = g.number, tries = g.tries,
        finished_at = case when g.state <> 'pending' then now() end,
        last_status = g.status, last_error = g.error, last_ms = g.ms
      from given as g where d.id = g.delivery_id
      returning d.id
    )
    insert into webhook_attempts (delivery_id, number, webhook_id, user_id, at, ms, status, error, url,
      request_headers, response_headers, response_body, truncated)
    select delivery_id, number, webhook_id, user_id, at, ms, status, error, url,
      request_headers, response_headers, response_body, truncated
    from given join updated on updated.id = given.delivery_id
    on conflict do nothing`.execute(transaction)
}

/** Deletes released lanes that are empty. They are locked: a concurrent insert waits and creates the lane again. */
async function releaseLanes(transaction: Transaction<DB>, updates: readonly LaneUpdate[]): Promise<void> {
  if (updates.length === 0) return
  await sql`
    update webhook_lanes as l
    set held_by = null, due_at = now() + given.wait_ms * interval '1 millisecond'
    from unnest(${updates.map(({ lane }) => lane.webhookId)}::text[], ${updates.map(({ lane }) => lane.lane)}::text[],
      ${updates.map(({ release }) => release!.waitMs)}::bigint[]) as given (webhook_id, lane, wait_ms)
    where l.webhook_id = given.webhook_id and l.lane = given.lane`.execute(transaction)
  await sql`
    delete from webhook_lanes as l
    where (l.webhook_id, l.lane) in (select * from ${lanesOf(updates)}) and not exists (
      select from webhook_deliveries as d
      where d.webhook_id = l.webhook_id and d.lane = l.lane and d.state = 'pending')`.execute(transaction)
}
