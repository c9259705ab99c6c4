import type { CalendarSubscription, NotifiedBrowser, Session } from '@meio-campo/contract'
import type { SampleCall } from './curating-operations.ts'
import { makeBrowser, startPushService } from './push-service.ts'
import type { TestApp } from './test-app.ts'

// As a browser gives it; with the keys of nobody.
const ENDPOINT = 'https://push.exemplo.com/envio/exemplo'

/** A browser that is notified, a match that is followed and a calendar, from their making to their end. */
export async function sampleNotifications(sample: SampleCall, test: TestApp, user: Session): Promise<void> {
  const { subscription } = makeBrowser(ENDPOINT)
  const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` }
  const made = (await sample('addBrowser', user, { body: { endpoint: ENDPOINT, keys } })) as { data: NotifiedBrowser }
  const browser = { id: made.data.id }
  await sample('updateNotifications', user, {
    body: { types: ['match.goal', 'match.finished'], quiet: { from: '23:00', to: '07:00' } },
  })
  await sample('getNotifications', user)
  await atOwnService(test, made.data.id, () => sample('testBrowser', user, { params: browser }))
  await sample('removeBrowser', user, { params: browser })

  const { id: idjogo } = await test.database
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'scheduled')
    .orderBy('moment')
    .executeTakeFirstOrThrow()
  await sample('followMatch', user, { params: { idjogo } })
  await sample('listFollowedMatches', user)
  await sample('unfollowMatch', user, { params: { idjogo } })

  const calendar = (await sample('subscribeCalendar', user, { body: { kind: 'team', id: 'flamengo' } })) as {
    data: CalendarSubscription
  }
  await sample('listCalendars', user)
  await sample('revokeCalendar', user, { params: { id: calendar.data.id } })
}

/** The example address does not exist: it is replaced by a local push service for a moment. */
async function atOwnService({ context, database }: TestApp, id: string, call: () => Promise<unknown>): Promise<void> {
  const service = await startPushService()
  const { endpoint, keys } = makeBrowser(`${service.url}/exemplo`).subscription
  await database
    .updateTable('push_subscriptions')
    .set({ endpoint, ...keys })
    .where('id', '=', id)
    .execute()
  const { config } = context
  Object.assign(context, { config: { ...config, allowPrivateWebhooks: true } })
  await call()
  Object.assign(context, { config })
  await service.close()
}
