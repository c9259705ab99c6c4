import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../database/database.ts'
import type { Vault } from '../../../platform/vault.ts'

/** What is needed to send one. */
export interface WaitingDelivery {
  readonly id: string
  readonly body: string
  readonly attempt_count: number
  readonly tries: number
  readonly test: boolean
  readonly once: boolean
}

/** Deliveries of one webhook and one match, which this process may send, in this order. */
export interface Lane {
  readonly webhookId: string
  readonly lane: string
  readonly userId: string
  readonly url: string
  readonly secrets: readonly string[]
  readonly deliveries: readonly WaitingDelivery[]
}

/** At once for one webhook and process: what a healthy receiver takes, and what a failing one may bind. */
export const LANES_AT_ONCE = { healthy: 32, failing: 4 }
/** Read together with the lane. One that has more is taken again. */
const DELIVERIES_AT_ONCE = 20

interface Held {
  readonly webhook_id: string
  readonly lane: string
  readonly user_id: string
  readonly url: string
  readonly secret: string
  readonly previous_secret: string | null
  readonly deliveries: WaitingDelivery[] | null
}

interface Taking {
  /** Who takes them. */
  readonly holder: string
  readonly holdMs: number
  readonly room: number
  /** How many of each webhook it holds already. */
  readonly busy: ReadonlyMap<string, number>
}

/** Takes lanes that are due, for this holder alone. */
export async function takeLanes(
  { database, vault, log }: Pick<Context, 'database' | 'vault' | 'log'>,
  taking: Taking,
): Promise<Lane[]> {
  const taken = await hold(database, taking)
  if (taken.length === 0) return []
  // Only now that nobody else can send them: an earlier look might show what has been delivered since.
  const { rows } = await sql<Held>`
    select t.webhook_id, t.lane, w.user_id, w.url, w.secret,
      case when w.previous_until > now() then w.previous_secret end as previous_secret,
      (select jsonb_agg(to_jsonb(d) order by d.seq) from (
        select id, body, attempt_count, tries, test, once, seq from webhook_deliveries as d
        where d.webhook_id = t.webhook_id and d.lane = t.lane and d.state = 'pending'
        order by seq limit ${DELIVERIES_AT_ONCE}) as d) as deliveries
    from unnest(
      ${taken.map(({ webhook_id }) => webhook_id)}::text[], ${taken.map(({ lane }) => lane)}::text[]) as t (webhook_id, lane)
    join webhooks as w on w.id = t.webhook_id`.execute(database)
  return rows.flatMap((row) => {
    const secrets = unsealed(vault, log, row)
    if (!secrets) return []
    const { webhook_id: webhookId, lane, user_id: userId, url } = row
    return { webhookId, lane, userId, url, secrets, deliveries: row.deliveries ?? [] }
  })
}

/** Sealed with another SECRET_KEY, they cannot be read: this webhook waits for a new one, the others do not. */
function unsealed(
  vault: Vault,
  log: FastifyBaseLogger,
  { webhook_id, secret, previous_secret }: Held,
): string[] | null {
  try {
    return [secret, previous_secret]
      .filter((sealed) => sealed !== null)
      .map((sealed) => vault.unseal(WEBHOOK_SECRET, sealed))
  } catch (error) {
    log.warn({ err: error, webhook: webhook_id }, 'the secret of a webhook cannot be read')
    return null
  }
}

async function hold(database: Database, { holder, holdMs, room, busy }: Taking) {
  const { rows } = await sql<{ webhook_id: string; lane: string }>`
    with ready as materialized (
      select due.webhook_id, due.lane
      from (
        select id, state, failing_since from webhooks as w
        where exists (select from webhook_lanes as l where l.webhook_id = w.id and l.due_at <= now())
          and not exists (select from users as u where u.id = w.user_id and u.blocked_at is not null)
        -- Those that work come before those that do not, and nobody is always the last.
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
      limit ${room}
    )
    update webhook_lanes as l
    set due_at = now() + ${holdMs}::integer * interval '1 millisecond', held_by = ${holder}
    from ready where l.webhook_id = ready.webhook_id and l.lane = ready.lane
    returning l.webhook_id, l.lane`.execute(database)
  return rows
}

/** What the vault keeps them as. */
export const WEBHOOK_SECRET = 'webhook secret'
