import { sql } from 'kysely'
import type { Dispatcher } from 'undici'
import type { Context } from '../../../platform/context.ts'
import { createOutgoingAgent } from '../../../platform/outgoing/outgoing-agent.ts'
import { createWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts'
import type { Message } from './message.ts'
import { sendMessage, type Browser, type Outcome } from './send-message.ts'
import { getVapid, type Vapid } from './vapid.ts'

export type SenderContext = Pick<Context, 'config' | 'database' | 'vault' | 'log' | 'publicUrl' | 'now'>

export interface Timings {
  /** Waits before each further attempt. */
  readonly waitsMs: readonly number[]
  /** After this time another process may take the notification: longer than an attempt can take. */
  readonly leaseMs: number
  readonly pollMs: number
}

export const TIMINGS: Timings = { waitsMs: [5_000, 20_000, 60_000, 120_000], leaseMs: 30_000, pollMs: 2_000 }
const PER_LEASE = 50
/** Concurrent notifications of one process: an upper bound even with very many push services that do not answer. */
const MOST_AT_ONCE = 1_000

interface Due extends Browser {
  readonly subscription_id: string
  readonly tag: string
  readonly revision: number
  readonly message: Message
  readonly attempts: number
  readonly expires_at: Date
}

/** Sends due notifications. Every process has a sender; a notification is leased to one of them at a time. */
export function startSender(context: SenderContext, timings: Timings = TIMINGS): WorkLoop {
  const { config, log } = context
  const agent = createOutgoingAgent({ reach: config.reach })
  const running = new Set<Promise<void>>()

  /** Not waited for: a push service that does not answer holds up nothing but its own browsers. */
  const start = (due: Due, vapid: Vapid) => {
    const run = sendOne(context, agent, vapid, due, timings.waitsMs)
      .catch((error: unknown) => log.warn({ err: error }, 'a notification could not be sent'))
      .finally(() => {
        const wasFull = running.size >= MOST_AT_ONCE
        running.delete(run)
        if (wasFull) sending.wake()
      })
    running.add(run)
  }

  const sending = createWorkLoop({
    runOnce: async () => {
      const most = Math.min(PER_LEASE, MOST_AT_ONCE - running.size)
      const due = most > 0 ? await leaseDue(context, timings.leaseMs, most) : []
      if (due.length === 0) return false
      const vapid = await getVapid(context)
      for (const each of due) start(each, vapid)
      return true
    },
    pollMs: timings.pollMs,
    onError: (error) => log.warn({ err: error }, 'notifications could not be sent'),
  })
  return {
    wake: () => sending.wake(),
    async stop() {
      await sending.stop()
      await Promise.all(running)
      await agent.destroy()
    },
  }
}

/** Leases a batch of due notifications, and deletes expired ones. */
async function leaseDue({ database, now }: SenderContext, leaseMs: number, most: number): Promise<Due[]> {
  const moment = now()
  // Rows locked by another process are left to the next poll, which avoids deadlocks.
  await sql`
    delete from notifications where (subscription_id, tag) in (
      select subscription_id, tag from notifications where expires_at <= ${moment} for update skip locked)`.execute(
    database,
  )
  const { rows } = await sql<Due>`
    with leased as (
      select subscription_id, tag from notifications where due_at <= ${moment}
      order by due_at limit ${most} for update skip locked)
    update notifications as n set due_at = ${new Date(moment.getTime() + leaseMs)}
    from leased join push_subscriptions as browser on browser.id = leased.subscription_id
    where n.subscription_id = leased.subscription_id and n.tag = leased.tag
    returning n.*, browser.endpoint, browser.p256dh, browser.auth`.execute(database)
  return rows
}

async function sendOne(
  context: SenderContext,
  agent: Dispatcher,
  vapid: Vapid,
  due: Due,
  waitsMs: readonly number[],
): Promise<void> {
  const secondsLeft = Math.max(1, Math.ceil((due.expires_at.getTime() - context.now().getTime()) / 1_000))
  const outcome = await sendMessage(agent, vapid, due, due.message, secondsLeft)
  await recordOutcome(context, due, outcome, waitsMs)
}

async function recordOutcome(
  { database, now, log }: SenderContext,
  { subscription_id: id, tag, revision, attempts }: Due,
  outcome: Outcome,
  waitsMs: readonly number[],
): Promise<void> {
  if (outcome.kind === 'gone')
    return void (await database.deleteFrom('push_subscriptions').where('id', '=', id).execute())
  if (outcome.kind !== 'delivered') log.info({ browser: id, why: outcome.why }, 'notification not delivered')
  const waitMs = outcome.kind === 'later' ? waitsMs[attempts] : undefined
  // Only the revision that was sent: a newer one may have replaced it meanwhile, and is due itself.
  const same = { subscription_id: id, tag, revision }
  if (outcome.kind === 'later' && waitMs !== undefined) {
    const due = new Date(now().getTime() + Math.max(waitMs, outcome.retryAfterMs ?? 0))
    await database
      .updateTable('notifications')
      .set({ attempts: attempts + 1, due_at: due })
      .where((on) => on.and(same))
      .execute()
    return
  }
  await database
    .deleteFrom('notifications')
    .where((on) => on.and(same))
    .execute()
  if (outcome.kind === 'delivered') {
    await database.updateTable('push_subscriptions').set({ last_sent_at: now() }).where('id', '=', id).execute()
  }
}
