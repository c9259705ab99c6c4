import { createLogReader, type LogConsumer } from '../live/log-reader.ts'
import { type SenderContext, startSender } from './sender.ts'
import { TIMINGS, type Timings } from './schedule.ts'
import { parseCursor } from '../live/cursor.ts'
import { insertDeliveries } from './enqueue.ts'
import { laneOf, payloadOf } from './payload.ts'
import { resolveMerged, webhookFilter } from './webhook-filter.ts'

export interface Webhooks {
  /** The change log has grown: there may be deliveries to create. */
  wake(): void
  /** Deliveries may be due. */
  wakeSender(): void
  stop(): Promise<void>
}

/** Creates a delivery for every event and subscribed webhook, and sends the deliveries. Every process does both. */
export function startWebhooks(context: SenderContext, timings: Timings = TIMINGS): Webhooks {
  const sender = startSender(context, timings)
  const reader = createLogReader(context.database, context.log, webhookConsumer)
  return {
    wake: () => reader.wake(),
    wakeSender: () => sender.wake(),
    async stop() {
      await reader.stop()
      await sender.stop()
    },
  }
}

/** Creates deliveries from events of the log. Deliveries of a paused webhook wait until it is resumed. */
export const webhookConsumer: LogConsumer = {
  name: 'webhooks',
  async isNeeded(transaction) {
    const any = await transaction
      .selectFrom('webhooks')
      .select('id')
      .where('state', '<>', 'disabled')
      .limit(1)
      .executeTakeFirst()
    return any !== undefined
  },
  async consume(transaction, events) {
    const webhooks = await transaction
      .selectFrom('webhooks')
      .innerJoin('users', 'users.id', 'webhooks.user_id')
      .select(['webhooks.id', 'user_id', 'types', 'competitions', 'teams', 'after_seq'])
      .where('state', '<>', 'disabled')
      .where('users.blocked_at', 'is', null)
      .orderBy('webhooks.id')
      // Keeps a webhook from being deleted while its deliveries are inserted.
      .forKeyShare('webhooks')
      .execute()
    const subscribers = (await resolveMerged(transaction, webhooks)).map((webhook) => ({
      ...webhook,
      filter: webhookFilter(webhook),
    }))
    const deliveries = events.flatMap((event) => {
      const { seq } = parseCursor(event.id)!
      const receiving = subscribers.filter(({ after_seq, filter }) => seq > BigInt(after_seq) && filter(event))
      if (receiving.length === 0) return []
      const body = payloadOf(event)
      const lane = laneOf(event)
      return receiving.map(({ id, user_id }) => ({ webhookId: id, userId: user_id, event, body, lane }))
    })
    await insertDeliveries(transaction, deliveries)
  },
}
