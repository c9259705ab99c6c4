import type {
  Delivery,
  Session,
  Webhook,
  CalendarSubscription,
  NotifiedBrowser,
  Simulation,
} from '@meio-campo/contract'
import { startSender } from '../features/push/webhooks/sender.ts'
import { TIMINGS } from '../features/push/webhooks/schedule.ts'
import type { SampleCall } from './curating-operations.ts'
import { startReceiver } from './receiver.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'
import { makeBrowser, startPushService } from './push-service.ts'
import { publishDue } from '../features/push/simulations/player.ts'

const URL = 'https://exemplo.com.br/meio-campo'

/** A webhook from creation to deletion, with a delivery that a real receiver accepted. */
export async function sampleWebhooks(sample: SampleCall, test: TestApp, user: Session): Promise<void> {
  const body = {
    name: 'Placar do site',
    url: URL,
    types: ['match.goal', 'match.finished'],
    teams: ['flamengo'],
    headers: { Authorization: 'Bearer exemplo' },
  }
  const made = (await sample('createWebhook', user, { body })) as { data: Webhook }
  const params = { id: made.data.id }
  const sent = (await sample('testWebhook', user, { params })) as { data: Delivery }
  await deliver(test, made.data.id)
  await sample('listWebhooks', user)
  await sample('getWebhook', user, { params })
  await sample('updateWebhook', user, { params, body: { name: 'Placar da capa', state: 'active' } })
  await sample('getWebhookSecret', user, { params })
  await sample('rotateWebhookSecret', user, { params, body: { overlapHours: 24 } })
  await sample('getWebhookHealth', user, { params })
  await sample('listDeliveries', user)
  await sample('getDelivery', user, { params: { id: sent.data.id } })
  await sample('resendDelivery', user, { params: { id: sent.data.id } })
  await sample('resendFailedDeliveries', user, { params, body: { desde: '2026-05-10T12:00:00Z' } })
  const [from, to] = [test.context.now().getTime() - 3_600_000, test.context.now().getTime()].map((at) =>
    new Date(at).toISOString(),
  )
  await sample('replayDeliveries', user, { params, body: { from, to, types: ['match.goal'] } })
  await sample('deleteWebhook', user, { params })
}

/** The example address does not exist: it is replaced by a local receiver for a moment. */
async function deliver({ context, database }: TestApp, id: string): Promise<void> {
  const receiver = await startReceiver()
  await database.updateTable('webhooks').set({ url: receiver.url() }).where('id', '=', id).execute()
  const sender = startSender(
    { ...context, config: { ...context.config, reach: { allowPrivate: true, hosts: null } } },
    TIMINGS,
  )
  await until(async () => {
    const row = await database.selectFrom('webhooks').select('last_attempt_at').where('id', '=', id).executeTakeFirst()
    return row?.last_attempt_at
  })
  await sender.stop()
  await receiver.close()
  await database.updateTable('webhooks').set({ url: URL }).where('id', '=', id).execute()
  await database.updateTable('webhook_attempts').set({ url: URL }).where('webhook_id', '=', id).execute()
}

// In the shape that a browser gives, with made-up keys.
const ENDPOINT = 'https://push.exemplo.com/envio/exemplo'

/** A browser that is notified, what is followed and a calendar, from their making to their end. */
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
  await sample('followRecord', user, { params: { tipo: 'times', id: 'flamengo' } })
  await sample('followRecord', user, { params: { tipo: 'campeonatos', id: 'brasileirao_serie_a' } })
  await sample('orderFollows', user, { body: { order: [{ kind: 'competition', id: 'brasileirao_serie_a' }] } })
  await sample('listFollows', user)
  await sample('getFollow', user, { params: { tipo: 'times', id: 'flamengo' } })
  await sample('unfollowRecord', user, { params: { tipo: 'times', id: 'flamengo' } })

  const calendar = (await sample('subscribeCalendar', user, { body: { kind: 'team', id: 'flamengo' } })) as {
    data: CalendarSubscription
  }
  const others = [
    { kind: 'competition', id: 'brasileirao_serie_a' },
    { kind: 'streaming', id: 'premiere' },
    { kind: 'favourites' },
  ]
  for (const body of others) await sample('subscribeCalendar', user, { body })
  await sample('listCalendars', user)
  await sample('getCalendar', user, { params: { id: calendar.data.id } })
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
  Object.assign(context, { config: { ...config, reach: { allowPrivate: true, hosts: null } } })
  await call()
  Object.assign(context, { config })
  await service.close()
}

/** A match of the demonstration that is over, simulated from its first minutes until it is stopped. */
export async function sampleSimulations(sample: SampleCall, test: TestApp, user: Session): Promise<void> {
  const { id: match } = await test.database
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'finished')
    .where('covers_events', '=', true)
    .orderBy('moment', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const made = (await sample('startSimulation', user, { body: { match, speed: 60 } })) as { data: Simulation }
  const params = { id: made.data.id }
  test.advance(30_000)
  await publishDue(test.database, test.context.now())
  await sample('getSimulation', user, { params })
  await sample('listSimulations', user)
  await sample('stopSimulation', user, { params })
}

/** A ticket, and what happened in the match that it opens. */
export async function sampleTicket(sample: SampleCall, user: Session, match: string): Promise<void> {
  const given = (await sample('getStreamTicket', user, { query: `?jogo=${match}` })) as { data: { address: string } }
  const { address } = given.data
  await sample('openTicketStream', null, { query: address.slice(address.indexOf('?')) })
}
