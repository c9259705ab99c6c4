import type { LogTaker } from '../live/log-reader.ts'
import { parsePosition } from '../live/position.ts'
import { insertDeliveries } from './enqueue.ts'
import { laneOf, payloadOf } from './payload.ts'
import { followMerges, subscribed } from './subscription.ts'

/** Turns what happens into deliveries: one for every webhook that wants it. Paused ones keep theirs for later. */
export const webhookTaker: LogTaker = {
  name: 'webhooks',
  async wanted(transaction) {
    const any = await transaction
      .selectFrom('webhooks')
      .select('id')
      .where('state', '<>', 'disabled')
      .limit(1)
      .executeTakeFirst()
    return any !== undefined
  },
  async take(transaction, events) {
    const listening = await transaction
      .selectFrom('webhooks')
      .innerJoin('users', 'users.id', 'webhooks.user_id')
      .select(['webhooks.id', 'user_id', 'types', 'competitions', 'teams', 'after_seq'])
      .where('state', '<>', 'disabled')
      .where('users.blocked_at', 'is', null)
      .orderBy('webhooks.id')
      // Nobody removes one while its deliveries are written.
      .forKeyShare('webhooks')
      .execute()
    const told = (await followMerges(transaction, listening)).map((webhook) => ({
      ...webhook,
      wanted: subscribed(webhook),
    }))
    const deliveries = events.flatMap((event) => {
      const { seq } = parsePosition(event.id)!
      const wanting = told.filter(({ after_seq, wanted }) => seq > BigInt(after_seq) && wanted(event))
      if (wanting.length === 0) return []
      const body = payloadOf(event)
      const lane = laneOf(event)
      return wanting.map(({ id, user_id }) => ({ webhookId: id, userId: user_id, event, body, lane }))
    })
    await insertDeliveries(transaction, deliveries)
  },
}
