import type { Delivery } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { userOf } from '../../../platform/principal.ts'
import type { Caller } from '../../../platform/route.ts'
import { notifyDeliveries } from './channel.ts'
import { getShortDelivery } from './deliveries.ts'
import { insertDeliveries } from './enqueue.ts'
import { payloadOf } from './payload.ts'
import { sampleEvent } from './sample-event.ts'
import { lockOwn } from './service.ts'

/** Puts a delivery back in line, whatever became of it; what still waits is tried at once. */
export async function resendDelivery(context: Context, caller: Caller, id: string): Promise<Delivery> {
  const { id: userId } = userOf(caller.principal)
  return context.database.transaction().execute(async (transaction) => {
    const { webhook } = await getShortDelivery(transaction, userId, id)
    await lockOwn(transaction, caller, webhook.id)
    await putBack(transaction, userId, sql`d.id = ${id}`)
    await audit(transaction, caller, {
      action: 'webhooks.resend',
      summary: `reenviou uma entrega ao webhook “${webhook.name}”`,
      details: { webhook: webhook.id, delivery: id },
    })
    return getShortDelivery(transaction, userId, id)
  })
}

/** Puts everything back in line that failed since then, in the order of before. */
export async function resendFailed(context: Context, caller: Caller, webhookId: string, since: Date): Promise<number> {
  return context.database.transaction().execute(async (transaction) => {
    const { name, user_id } = await lockOwn(transaction, caller, webhookId)
    const count = await putBack(
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

async function putBack(transaction: Transaction<DB>, userId: string, which: ReturnType<typeof sql>): Promise<number> {
  // Lanes before deliveries: the order in which whoever is sending locks them.
  await sql`
    insert into webhook_lanes as l (webhook_id, lane, user_id, due_at, anyway)
    select d.webhook_id, d.lane, ${userId}, now(), bool_or(d.once)
    from webhook_deliveries as d where d.user_id = ${userId} and ${which}
    group by d.webhook_id, d.lane
    order by d.webhook_id, d.lane
    on conflict (webhook_id, lane) do update
      set due_at = case when l.held_by is null then excluded.due_at else l.due_at end`.execute(transaction)
  const back = await sql`
    update webhook_deliveries as d set state = 'pending', tries = 0, finished_at = null
    where d.user_id = ${userId} and ${which}`.execute(transaction)
  await notifyDeliveries(transaction)
  return Number(back.numAffectedRows ?? 0n)
}

/** Sends something made up, so that its owner sees whether it arrives. */
export async function testWebhook(context: Context, caller: Caller, id: string): Promise<Delivery> {
  return context.database.transaction().execute(async (transaction) => {
    const { user_id, types } = await lockOwn(transaction, caller, id)
    const event = sampleEvent(types, context.now())
    const [delivery] = await insertDeliveries(transaction, [
      // In a lane of its own: it waits for nothing.
      { webhookId: id, userId: user_id, event, body: payloadOf(event), lane: event.id, once: true },
    ])
    return getShortDelivery(transaction, user_id, delivery!)
  })
}
