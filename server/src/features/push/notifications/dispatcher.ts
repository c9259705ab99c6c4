import type { PushEvent } from '@meio-campo/contract'
import { usualNotifications } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import { createLogReader, type LogConsumer } from '../live/log-reader.ts'
import { type SenderContext, startSender, TIMINGS, type Timings } from './sender.ts'
import type { DB } from '../../../database/types.gen.ts'
import { isNotifiable, type Message, messageOf } from './message.ts'
import { isQuietFor } from './quiet-hours.ts'
import { FRESH_MS, isTimely } from './timely.ts'

export interface Notifications {
  /** The change log has grown. */
  wake(): void
  stop(): Promise<void>
}

/** Creates notifications from events, and sends them. Every process does both. */
export function startNotifications(context: SenderContext, timings: Timings = TIMINGS): Notifications {
  const sender = startSender(context, timings)
  const reader = createLogReader(
    context.database,
    context.log,
    notificationConsumer(context.now, () => sender.wake()),
  )
  return {
    wake: () => reader.wake(),
    async stop() {
      await reader.stop()
      await sender.stop()
    },
  }
}

/** Enqueues notifications of events that are recent enough. */
function notificationConsumer(now: () => Date, onCommitted: () => void): LogConsumer {
  return {
    name: 'notifications',
    async isNeeded(transaction) {
      return (await transaction.selectFrom('push_subscriptions').select('id').limit(1).executeTakeFirst()) !== undefined
    },
    async consume(transaction, events) {
      const moment = now()
      for (const event of events) {
        if (event.test || !isNotifiable(event.type) || !isTimely(event, moment)) continue
        const message = messageOf(event)
        if (message) await notify(transaction, await findBrowsers(transaction, event, moment), message, moment)
      }
    },
    onCommitted,
  }
}

/**
 * Browsers of users who have one of the teams as favourite, or who follow the match, a team, the competition or a
 * participant of the event, selected this type, and are not in their quiet hours.
 */
async function findBrowsers(transaction: Transaction<DB>, event: PushEvent, now: Date): Promise<string[]> {
  const { type, match } = event
  if (!match) return []
  const { home, away } = match
  const rows = await transaction
    .selectFrom('push_subscriptions as browser')
    .innerJoin('users', 'users.id', 'browser.user_id')
    .leftJoin('notification_preferences as wish', 'wish.user_id', 'browser.user_id')
    .select(['browser.id', 'wish.quiet_from', 'wish.quiet_to', 'wish.time_zone'])
    .where('users.blocked_at', 'is', null)
    .where(sql<boolean>`${type} = any(coalesce(wish.types, ${usualNotifications}::text[]))`)
    .where((on) =>
      on.or([
        on.and([sql<boolean>`coalesce(wish.favourites, true)`, on('users.team_id', 'in', [home.id, away.id])]),
        sql<boolean>`exists (
          select 1 from follows
          left join redirects on redirects.kind = follows.kind and redirects.old_id = follows.record_id
          where follows.user_id = browser.user_id
            and (follows.kind || ' ' || coalesce(redirects.new_id, follows.record_id)) = any(${concernedBy(match, event)}))`,
      ]),
    )
    .execute()
  return rows
    .filter(({ quiet_from, quiet_to, time_zone }) => {
      const quiet = quiet_from !== null && quiet_to !== null ? { from: quiet_from, to: quiet_to } : null
      return !isQuietFor(now, quiet, time_zone ?? 'America/Sao_Paulo')
    })
    .map(({ id }) => id)
}

/** The records that an event is about, as `kind id`. */
function concernedBy({ id, home, away, competition }: NonNullable<PushEvent['match']>, { event }: PushEvent): string[] {
  const people = [event?.player?.id, event?.related?.player.id].filter((person) => person != null)
  return [
    `match ${id}`,
    `team ${home.id}`,
    `team ${away.id}`,
    `competition ${competition.id}`,
    ...people.map((person) => `person ${person}`),
  ]
}

/** Replaces a notification of the same match that has not been sent yet: only the latest score matters. */
async function notify(
  transaction: Transaction<DB>,
  browsers: readonly string[],
  message: Message,
  now: Date,
): Promise<void> {
  if (browsers.length === 0) return
  const expires = new Date(Date.parse(message.at) + FRESH_MS)
  await sql`
    insert into notifications as n (subscription_id, tag, message, due_at, expires_at)
    select browser, ${message.tag}, ${JSON.stringify(message)}::jsonb, ${now}::timestamptz, ${expires}::timestamptz
    from unnest(${[...browsers].toSorted()}::text[]) as browser
    on conflict (subscription_id, tag) do update set
      message = excluded.message, due_at = excluded.due_at, expires_at = excluded.expires_at,
      attempts = 0, revision = n.revision + 1`.execute(transaction)
}
