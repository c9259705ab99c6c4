import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../database/database.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'
import { openHeaders, type CustomHeaders } from './custom-headers.ts'

export interface PendingDelivery {
  readonly id: string
  readonly body: string
  readonly attempt_count: number
  readonly tries: number
  readonly test: boolean
  readonly once: boolean
}

/** Pending deliveries of one webhook and one match, in order, leased to this process. */
export interface Lane {
  readonly webhookId: string
  readonly lane: string
  readonly userId: string
  readonly url: string
  readonly secrets: readonly string[]
  /** Those that the owner added. */
  readonly headers: CustomHeaders
  readonly deliveries: readonly PendingDelivery[]
}

/** Concurrent lanes of one webhook in one process. A failing one gets fewer, so that it does not use up the sender. */
export const LANES_AT_ONCE = { healthy: 32, failing: 4 }
/** Deliveries loaded with a lane; a longer lane is leased again. */
const DELIVERIES_AT_ONCE = 20

interface LeasedRow {
  readonly webhook_id: string
  readonly lane: string
  readonly user_id: string
  readonly url: string
  readonly secret: string
  readonly previous_secret: string | null
  readonly headers: string | null
  readonly deliveries: PendingDelivery[] | null
}

interface LeaseRequest {
  /** The sender that leases them. */
  readonly holder: string
  readonly leaseMs: number
  readonly limit: number
  /** How many lanes of each webhook it has already. */
  readonly busy: ReadonlyMap<string, number>
}

/** Leases lanes that are due to this holder. */
export async function leaseLanes(
  { database, vault, log }: Pick<Context, 'database' | 'vault' | 'log'>,
  request: LeaseRequest,
): Promise<Lane[]> {
  const leased = await lease(database, request)
  if (leased.length === 0) return []
  // Read after the lease: an earlier read could contain deliveries that another sender has delivered since.
  const { rows } = await sql<LeasedRow>`
    select t.webhook_id, t.lane, w.user_id, w.url, w.secret, w.headers,
      case when w.previous_until > now() then w.previous_secret end as previous_secret,
      (select jsonb_agg(to_jsonb(d) order by d.seq) from (
        select id, body, attempt_count, tries, test, once, seq from webhook_deliveries as d
        where d.webhook_id = t.webhook_id and d.lane = t.lane and d.state = 'pending'
        order by seq limit ${DELIVERIES_AT_ONCE}) as d) as deliveries
    from unnest(
      ${leased.map(({ webhook_id }) => webhook_id)}::text[], ${leased.map(({ lane }) => lane)}::text[]) as t (webhook_id, lane)
    join webhooks as w on w.id = t.webhook_id`.execute(database)
  return rows.flatMap((row) => {
    const sealed = unsealAll(vault, log, row)
    if (!sealed) return []
    const { webhook_id: webhookId, lane, user_id: userId, url } = row
    return { webhookId, lane, userId, url, ...sealed, deliveries: row.deliveries ?? [] }
  })
}

/** Null if they were sealed with another SECRET_KEY: this webhook waits until its secret is rotated, others do not. */
function unsealAll(
  vault: Vault,
  log: FastifyBaseLogger,
  { webhook_id, secret, previous_secret, headers }: LeasedRow,
): Pick<Lane, 'secrets' | 'headers'> | null {
  try {
    const secrets = [secret, previous_secret]
      .filter((sealed) => sealed !== null)
      .map((sealed) => vault.unseal(WEBHOOK_SECRET, sealed))
    return { secrets, headers: openHeaders(vault, headers) }
  } catch (error) {
    log.warn({ err: error, webhook: webhook_id }, 'the secret of a webhook cannot be read')
    return null
  }
}

async function lease(database: Database, { holder, leaseMs, limit, busy }: LeaseRequest) {
  const { rows } = await sql<{ webhook_id: string; lane: string }>`
    with ready as materialized (
      select due.webhook_id, due.lane
      from (
        select id, state, failing_since from webhooks as w
        where exists (select from webhook_lanes as l where l.webhook_id = w.id and l.due_at <= now())
          and not exists (select from users as u where u.id = w.user_id and u.blocked_at is not null)
        -- Healthy webhooks come first; the random order keeps any one from always being last.
        order by failing_since is not null, random()
      ) as w
      left join unnest(${[...busy.keys()]}::text[], ${[...busy.values()]}::integer[]) as b (id, lanes) on b.id = w.id
      cross join lateral (
        select l.webhook_id, l.lane from webhook_lanes as l
        where l.webhook_id = w.id and l.due_at <= now() and (w.state = 'active' or l.anyway)
        order by l.due_at
        limit greatest(0, case when w.failing_since is null then ${LANES_AT_ONCE.healthy}::integer
          else ${LANES_AT_ONCE.failing}::integer end - coalesce(b.lanes, 0))
        for update skip locked
      ) as due
      limit ${limit}
    )
    update webhook_lanes as l
    set due_at = now() + ${leaseMs}::integer * interval '1 millisecond', held_by = ${holder}
    from ready where l.webhook_id = ready.webhook_id and l.lane = ready.lane
    returning l.webhook_id, l.lane`.execute(database)
  return rows
}

/** The purpose under which the vault seals secrets of webhooks. */
export const WEBHOOK_SECRET = 'webhook secret'
