import type { Delivery, DeliveryDetail, Endpoints, Query } from '@meio-campo/contract'
import type { PushEventType } from '@meio-campo/contract/rules'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB, WebhookDeliveries } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import type { Context } from '../../../platform/context.ts'
import { audit } from '../../../platform/audit.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { notifyDeliveries } from './enqueue.ts'
import { lockOwn } from './service.ts'

type DeliveryFilter = Query<Endpoints['listDeliveries']>

type DeliveryRow = Omit<Selectable<WebhookDeliveries>, 'body' | 'lane' | 'seq' | 'user_id' | 'once'> & {
  readonly webhook_name: string
  readonly due_at: Date | null
}

function selectDeliveries(database: Queryable, userId: string) {
  return (
    database
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
      // Only a failed delivery has a time for its next attempt; the others follow it in their lane.
      .leftJoin('webhook_lanes as l', (join) =>
        join
          .onRef('l.webhook_id', '=', 'd.webhook_id')
          .onRef('l.lane', '=', 'd.lane')
          .on('d.state', '=', 'pending')
          .on('d.tries', '>', 0)
          .on('w.state', '=', 'active'),
      )
      .select([
        'd.id',
        'd.webhook_id',
        'w.name as webhook_name',
        'd.event_id',
        'd.type',
        'd.match_id',
        'd.test',
        'd.state',
        'd.attempt_count',
        'd.tries',
        'd.created_at',
        'd.replayed_at',
        'd.finished_at',
        'd.last_status',
        'd.last_error',
        'd.last_ms',
        'l.due_at',
      ])
      .where('d.user_id', '=', userId)
      .where('w.user_id', '=', userId)
  )
}

export function listDeliveries(
  database: Queryable,
  userId: string,
  filter: DeliveryFilter,
  request: PageRequest,
  url: string,
) {
  const { webhook, situacao, tipo, reenviadas, de, ate } = filter
  const found = selectDeliveries(database, userId)
    .$if(webhook !== undefined, (query) => query.where('d.webhook_id', '=', webhook!))
    .$if(tipo !== undefined, (query) => query.where('d.type', '=', tipo!))
    .$if(reenviadas !== undefined, (query) => query.where('d.replayed_at', reenviadas ? 'is not' : 'is', null))
    .$if(de !== undefined, (query) => query.where('d.created_at', '>=', new Date(de!)))
    .$if(ate !== undefined, (query) => query.where('d.created_at', '<=', new Date(ate!)))
    .$if(situacao === 'entregue', (query) => query.where('d.state', '=', 'delivered'))
    .$if(situacao === 'falhou', (query) => query.where('d.state', '=', 'failed'))
    .$if(situacao === 'pendente', (query) => query.where('d.state', '=', 'pending').where('d.tries', '=', 0))
    .$if(situacao === 'tentando', (query) => query.where('d.state', '=', 'pending').where('d.tries', '>', 0))
  return listNewestFirst(database, found, 'created_at', request, url, toDelivery)
}

/** Includes every attempt. */
export async function getDelivery(database: Queryable, userId: string, id: string): Promise<DeliveryDetail> {
  const row = await selectDeliveries(database, userId).select('d.body').where('d.id', '=', id).executeTakeFirst()
  if (!row) throw unknownDelivery()
  const attempts = await database
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', id)
    .orderBy('number')
    .execute()
  return {
    ...toDelivery(row),
    body: row.body,
    attempts: attempts.map((attempt) => ({
      number: attempt.number,
      at: attempt.at.toISOString(),
      ms: attempt.ms,
      error: attempt.error,
      request: { url: attempt.url, headers: attempt.request_headers as Record<string, string> },
      response:
        attempt.status === null
          ? null
          : {
              status: attempt.status,
              headers: attempt.response_headers as Record<string, string>,
              body: attempt.response_body ?? '',
              truncated: attempt.truncated,
            },
    })),
  }
}

export async function getShortDelivery(database: Queryable, userId: string, id: string): Promise<Delivery> {
  const row = await selectDeliveries(database, userId).where('d.id', '=', id).executeTakeFirst()
  if (!row) throw unknownDelivery()
  return toDelivery(row)
}

const unknownDelivery = () =>
  new AppError('not_found', { info: 'Esta entrega não existe: elas ficam guardadas por 30 dias.' })

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    webhook: { id: row.webhook_id, name: row.webhook_name },
    type: row.type as PushEventType,
    event: row.event_id,
    match: row.match_id,
    test: row.test,
    state: row.state === 'pending' && row.tries > 0 ? 'retrying' : (row.state as Delivery['state']),
    attemptCount: row.attempt_count,
    createdAt: row.created_at.toISOString(),
    replayedAt: row.replayed_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    nextAttemptAt: row.due_at?.toISOString() ?? null,
    lastStatus: row.last_status,
    lastError: row.last_error,
    lastMs: row.last_ms,
  }
}

/** Deletes the lanes of deliveries that are done or gone. */
export async function purgeLanes(database: Queryable): Promise<void> {
  await sql`
    delete from webhook_lanes as l
    where held_by is null and not exists (
      select from webhook_deliveries as d
      where d.webhook_id = l.webhook_id and d.lane = l.lane and d.state = 'pending')`.execute(database)
}

/** Enqueues a delivery again, whatever its state; a pending one is attempted at once. */
export async function resendDelivery(context: Context, caller: Caller, id: string): Promise<Delivery> {
  const { id: userId } = userOf(caller.principal)
  return context.database.transaction().execute(async (transaction) => {
    const { webhook } = await getShortDelivery(transaction, userId, id)
    await lockOwn(transaction, caller, webhook.id)
    await requeue(transaction, userId, sql`d.id = ${id}`)
    await audit(transaction, caller, {
      action: 'webhooks.resend',
      summary: `reenviou uma entrega ao webhook “${webhook.name}”`,
      details: { webhook: webhook.id, delivery: id },
    })
    return getShortDelivery(transaction, userId, id)
  })
}

/** Enqueues all deliveries that failed since then, in their original order. */
export async function resendFailed(context: Context, caller: Caller, webhookId: string, since: Date): Promise<number> {
  return context.database.transaction().execute(async (transaction) => {
    const { name, user_id } = await lockOwn(transaction, caller, webhookId)
    const count = await requeue(
      transaction,
      user_id,
      sql`d.webhook_id = ${webhookId} and d.state = 'failed' and d.created_at >= ${since}`,
    )
    await audit(transaction, caller, {
      action: 'webhooks.resend',
      summary: `reenviou ao webhook “${name}” o que tinha falhado`,
      details: { webhook: webhookId, since, count },
    })
    return count
  })
}

/** Puts deliveries at the place in their lanes that they had; returns how many. */
export async function requeue(
  transaction: Transaction<DB>,
  userId: string,
  which: ReturnType<typeof sql>,
): Promise<number> {
  // Lanes before deliveries: the same lock order as the sender's.
  await sql`
    insert into webhook_lanes as l (webhook_id, lane, user_id, due_at, anyway)
    select d.webhook_id, d.lane, ${userId}, now(), bool_or(d.once)
    from webhook_deliveries as d where d.user_id = ${userId} and ${which}
    group by d.webhook_id, d.lane
    order by d.webhook_id, d.lane
    on conflict (webhook_id, lane) do update
      set due_at = case when l.held_by is null then excluded.due_at else l.due_at end`.execute(transaction)
  const requeued = await sql`
    update webhook_deliveries as d set state = 'pending', tries = 0, finished_at = null,
      replayed_at = case when d.state = 'pending' then d.replayed_at else now() end
    where d.user_id = ${userId} and ${which}`.execute(transaction)
  await notifyDeliveries(transaction)
  return Number(requeued.numAffectedRows ?? 0n)
}
