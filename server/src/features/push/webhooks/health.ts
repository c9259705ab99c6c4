import type { Answer, Endpoints, WebhookHealth } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { unknownWebhook } from './webhook-rows.ts'

const HOURS_SHOWN = 48
const HOUR_MS = 3_600_000

export async function getWebhookHealth(
  database: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<WebhookHealth> {
  const own = await database
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!own) throw unknownWebhook()
  const thisHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  const starts = Array.from({ length: HOURS_SHOWN }, (_, index) => thisHour - (HOURS_SHOWN - 1 - index) * HOUR_MS)
  const { rows } = await sql<{ start: Date; delivered: string; failed: string; p95: number | null }>`
    select date_trunc('hour', at, 'UTC') as start,
      count(*) filter (where error is null) as delivered,
      count(*) filter (where error is not null) as failed,
      percentile_cont(0.95) within group (order by ms) filter (where status is not null) as p95
    from webhook_attempts
    where webhook_id = ${id} and at >= ${new Date(starts[0]!)}
    group by 1`.execute(database)
  const byStart = new Map(rows.map((row) => [row.start.getTime(), row]))
  return {
    hours: starts.map((start) => {
      const row = byStart.get(start)
      return {
        start: new Date(start).toISOString(),
        delivered: Number(row?.delivered ?? 0),
        failed: Number(row?.failed ?? 0),
        p95Ms: row?.p95 == null ? null : Math.round(row.p95),
      }
    }),
  }
}

type PushFigures = NonNullable<Answer<Endpoints['getDashboard']>['data']['account']>['push']

/** How the webhooks of an account are doing, for its start page. */
export async function getPushFigures(database: Queryable, userId: string, now: Date): Promise<PushFigures> {
  const webhooks = await database
    .selectFrom('webhooks')
    .select(['id', 'name', 'last_attempt_at', 'last_attempt_delivered', 'first_delivered_at'])
    .where('user_id', '=', userId)
    .orderBy('last_attempt_at', (order) => order.desc().nullsLast())
    .execute()
  const [latest] = webhooks
  const failures =
    webhooks.length === 0
      ? 0
      : await countFailures(
          database,
          webhooks.map(({ id }) => id),
          new Date(now.getTime() - 24 * HOUR_MS),
        )
  return {
    webhooks: webhooks.length,
    lastDelivery: latest?.last_attempt_at
      ? {
          at: latest.last_attempt_at.toISOString(),
          delivered: latest.last_attempt_delivered ?? false,
          webhook: latest.name,
        }
      : null,
    failures,
    connected: webhooks.some(({ first_delivered_at }) => first_delivered_at !== null),
  }
}

async function countFailures(database: Queryable, webhooks: readonly string[], since: Date): Promise<number> {
  const { count } = await database
    .selectFrom('webhook_attempts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('webhook_id', 'in', webhooks)
    .where('at', '>=', since)
    .where('error', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
