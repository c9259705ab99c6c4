import { endpoints, type Session } from '@meio-campo/contract'
import { usualNotifications } from '@meio-campo/contract/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertLeague, MATCH } from '../../../testing/football-rows.ts'
import {
  makeBrowser,
  readVapid,
  startPushService,
  type PushService,
  type Received,
  type TestBrowser,
} from '../../../testing/push-service.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { getLastSeq } from '../live/event-log.ts'
import type { Message } from './message.ts'
import { startNotifications, type Notifications } from './dispatcher.ts'

const TIMINGS = { waitsMs: [20, 20, 20, 20], leaseMs: 2_000, pollMs: 20 }
const BROWSERS = '/api/v1/notificacoes/navegadores'

let test: TestApp
let service: PushService
let notifications: Notifications
beforeAll(async () => {
  test = await createTestApp({ ALLOW_PRIVATE_WEBHOOKS: '1' })
  service = await startPushService()
  await insertLeague(test.database)
  const kickoff = new Date(Date.now() - 60 * 60_000)
  for (const [id, home_id] of [
    [MATCH.id, 'bahia'],
    ['outro', 'santos'],
  ] as const)
    await test.database
      .insertInto('matches')
      .values({ ...MATCH, id, home_id, day: null, kickoff, status: 'firstHalf', home_score: 0, away_score: 0 })
      .execute()
  notifications = startNotifications(test.context, TIMINGS)
})
afterAll(async () => {
  await notifications.stop()
  await service.close()
  await test.close()
})

let count = 0
let ana: Session
let path: string
let browser: TestBrowser
let browserId: string
beforeEach(async () => {
  ana = await test.register()
  path = `/ana-${(count += 1)}`
  browser = makeBrowser(`${service.url}${path}`)
  const { body } = await test.call('POST', BROWSERS, { as: ana, body: browser.subscription })
  browserId = body.data.id
})

const prefer = async (body: object, as = ana) =>
  expect((await test.call('PATCH', '/api/v1/notificacoes', { as, body })).status).toBe(200)
const follow = async (matchId = MATCH.id, as = ana) =>
  expect((await test.call('PUT', `/api/v1/acompanhados/${matchId}`, { as })).status).toBe(204)

let goals = 0
async function goal(matchId = MATCH.id): Promise<number> {
  goals += 1
  await test.database
    .insertInto('events')
    .values({
      id: `gol_${goals}`,
      match_id: matchId,
      position: goals,
      type: 'goal',
      side: 'home',
      period: 'firstHalf',
      minute: 40,
      player_id: 'ana',
      score_home: goals,
      score_away: 0,
    })
    .execute()
  notifications.wake()
  return goals
}

const sentTo = (to: string): Received[] => service.received.filter((each) => each.path === to)
const read = ({ body }: Received, by = browser) => by.open(body) as Message
/** Waits until every event so far has been notified. */
async function settle(): Promise<void> {
  const watcher = await test.register()
  const to = `/sentinela-${(count += 1)}`
  const own = makeBrowser(`${service.url}${to}`)
  await test.call('POST', BROWSERS, { as: watcher, body: own.subscription })
  await follow('outro', watcher)
  await goal('outro')
  await until(() => sentTo(to).length > 0)
}

/** Waits until the events so far have been read; their notifications are enqueued in the same transaction. */
async function untilLogIsRead(): Promise<void> {
  const last = await getLastSeq(test.database)
  await until(async () => {
    const { seq } = await test.database
      .selectFrom('log_readers')
      .select('seq')
      .where('name', '=', 'notifications')
      .executeTakeFirstOrThrow()
    return BigInt(seq) >= last
  })
}

/** Notifications of the browser that wait or are being sent. */
const listQueued = () =>
  test.database.selectFrom('notifications').select('tag').where('subscription_id', '=', browserId).execute()

describe('a followed match', () => {
  it('is sent to the browser only, encrypted, signed, and collapsed by match', async () => {
    await follow()
    const score = await goal()
    const [sent] = await until(() => (sentTo(path).length > 0 ? sentTo(path) : null))
    expect(read(sent!)).toMatchObject({
      title: `Gol! bahia ${score} × 0 palmeiras`,
      body: "ana, 40' · Liga",
      tag: MATCH.id,
      url: `/campeonatos/liga/jogos/${MATCH.id}/aovivo`,
    })
    expect(sent!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(String(sent!.headers['topic'])).toMatch(/^[\w-]{32}$/)
    expect(Number(sent!.headers['ttl'])).toBeGreaterThan(200)
    expect(Number(sent!.headers['ttl'])).toBeLessThanOrEqual(300)
    const claims = readVapid(sent!.headers.authorization!)
    const mine = await test.call('GET', '/api/v1/notificacoes', { as: ana })
    expectAnswer(endpoints.getNotifications, mine.body)
    expect(claims).toMatchObject({ aud: service.url, publicKey: mine.body.data.publicKey })
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000)
    await until(async () => {
      const { browsers } = (await test.call('GET', '/api/v1/notificacoes', { as: ana })).body.data
      return browsers[0].lastSentAt !== null
    })
  })

  it('is in the list of its follower only, until it is unfollowed', async () => {
    await follow()
    await follow()
    const list = async (query = '', as = ana) => (await test.call('GET', `/api/v1/acompanhados${query}`, { as })).body
    expectAnswer(endpoints.listFollowedMatches, await list())
    expect((await list(`?jogo=${MATCH.id}`)).data).toMatchObject([{ match: { id: MATCH.id } }])
    expect((await list('?jogo=outro')).data).toEqual([])
    expect((await list('', await test.register())).data).toEqual([])
    expect((await test.call('PUT', '/api/v1/acompanhados/nenhum', { as: ana })).status).toBe(404)
    expect((await test.call('DELETE', `/api/v1/acompanhados/${MATCH.id}`, { as: ana })).status).toBe(204)
    expect((await list()).data).toEqual([])
    await goal()
    await settle()
    expect(sentTo(path)).toEqual([])
  })
})

describe('notified users', () => {
  const love = (team_id: string) =>
    test.database.updateTable('users').set({ team_id }).where('id', '=', ana.user._id).execute()

  it('are those with one of its teams as favourite, unless switched off', async () => {
    await love('palmeiras')
    await goal()
    await until(() => sentTo(path).length === 1)
    await prefer({ favourites: false })
    await goal()
    await settle()
    expect(sentTo(path)).toHaveLength(1)
  })

  it.each([
    ['times/palmeiras', 1],
    ['campeonatos/liga', 1],
    ['jogadores/ana', 1],
    ['times/santos', 0],
    ['jogadores/bia', 0],
  ])('who follow %s hear of its goal %i times', async (record, times) => {
    expect((await test.call('PUT', `/api/v1/acompanhamentos/${record}`, { as: ana })).status).toBe(204)
    await goal()
    if (times > 0) await until(() => sentTo(path).length > 0)
    // The followed record may also be part of the other match, which `settle` uses to detect that all events were read.
    await test.call('DELETE', `/api/v1/acompanhamentos/${record}`, { as: ana })
    await settle()
    expect(sentTo(path)).toHaveLength(times)
  })

  it('receive the types they selected, and the default ones before', async () => {
    await follow()
    const { data } = (await test.call('GET', '/api/v1/notificacoes', { as: ana })).body
    expect(data.preferences).toEqual({
      favourites: true,
      types: usualNotifications,
      quiet: null,
      timeZone: 'America/Sao_Paulo',
      digest: 'none',
    })
    await prefer({ types: ['match.card'] })
    await goal()
    await settle()
    expect(sentTo(path)).toEqual([])
  })

  it('are not notified in their quiet hours, in their time zone', async () => {
    await follow()
    const clock = (minutes: number, timeZone: string) =>
      new Date(Date.now() + minutes * 60_000).toLocaleTimeString('en-GB', {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
      })
    const night = { from: clock(-5, 'Asia/Tokyo'), to: clock(5, 'Asia/Tokyo') }
    await prefer({ quiet: night, timeZone: 'Asia/Tokyo' })
    await goal()
    await settle()
    expect(sentTo(path)).toEqual([])
    await prefer({ timeZone: 'America/Sao_Paulo' })
    await goal()
    await until(() => sentTo(path).length === 1)
  })

  it('are not notified while their account is blocked', async () => {
    await follow()
    await test.database.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', ana.user._id).execute()
    await goal()
    await settle()
    expect(sentTo(path)).toEqual([])
  })
})

it('events from while the service was stopped are not notified', async () => {
  await follow()
  await notifications.stop()
  await goal()
  test.advance(6 * 60_000)
  notifications = startNotifications(test.context, TIMINGS)
  const last = await goal()
  // The database dates events with its own clock, which the test does not move: for the service both goals are minutes
  // old.
  await untilLogIsRead()
  expect(await listQueued()).toEqual([])
  expect(sentTo(path)).toEqual([])
  test.advance(-6 * 60_000)
  await goal()
  const sent = await until(() => (sentTo(path).length > 0 ? sentTo(path) : null))
  expect(read(sent[0]!).title).toContain(`bahia ${last + 1} × 0`)
})

describe('a push service that does not take it', () => {
  it('and reports that the browser is gone: the browser is deleted', async () => {
    await follow()
    service.answer(path, 410)
    await goal()
    const left = async () => (await test.call('GET', '/api/v1/notificacoes', { as: ana })).body.data.browsers
    await until(async () => (await left()).length === 0)
    expect(sentTo(path)).toHaveLength(1)
  })

  it('temporarily is retried a few times, with the newest message', async () => {
    await follow()
    service.answer(path, 503)
    await goal()
    await until(() => sentTo(path).length > 1)
    const newest = await goal()
    await until(() => sentTo(path).some((each) => read(each).title.includes(` ${newest} × 0`)))
    service.answer(path, 201)
    await until(async () => (await listQueued()).length === 0)
    expect(read(sentTo(path).at(-1)!).title).toContain(` ${newest} × 0`)
  })

  it('permanently, or redirects, is not retried', async () => {
    await follow()
    service.answer(path, 307, { location: `${service.url}/outro-lugar` })
    await goal()
    await until(() => sentTo(path).length === 1)
    await settle()
    expect([sentTo(path).length, sentTo('/outro-lugar').length]).toEqual([1, 0])
  })
})

describe('a browser', () => {
  it('can be tested, and returns the outcome', async () => {
    await prefer({ types: [], quiet: { from: '00:00', to: '23:59' } })
    const send = (as = ana) => test.call('POST', `${BROWSERS}/${browserId}/teste`, { as })
    const fine = await send()
    expectAnswer(endpoints.testBrowser, fine.body)
    expect(fine.body.data.delivered).toBe(true)
    expect(read(sentTo(path)[0]!).title).toBe('Tudo certo por aqui')
    service.answer(path, 403)
    expect((await send()).body.data).toEqual({
      delivered: false,
      message: 'O serviço de notificações do navegador respondeu 403.',
    })
    service.answer(path, 404)
    expect((await send()).body.data.delivered).toBe(false)
    expect((await send()).status).toBe(404)
  })

  it('is visible to its owner only, and stays one row however often it is sent', async () => {
    const bia = await test.register()
    expect((await test.call('DELETE', `${BROWSERS}/${browserId}`, { as: bia })).status).toBe(404)
    expect((await test.call('POST', `${BROWSERS}/${browserId}/teste`, { as: bia })).status).toBe(404)
    const again = await test.call('POST', BROWSERS, { as: ana, body: browser.subscription })
    expect(again.body.data.id).toBe(browserId)
    // Another user signs in at the same browser: from now on it gets that user's notifications.
    await test.call('POST', BROWSERS, { as: bia, body: browser.subscription })
    const of = async (as: Session) => (await test.call('GET', '/api/v1/notificacoes', { as })).body.data.browsers
    expect([(await of(ana)).length, (await of(bia)).length]).toEqual([0, 1])
    expect((await test.call('DELETE', `${BROWSERS}/${browserId}`, { as: bia })).status).toBe(204)
    expect(await of(bia)).toEqual([])
  })

  it('that was disconnected from the account gets no more notifications', async () => {
    await follow()
    const { device_id } = await test.database
      .selectFrom('push_subscriptions')
      .select('device_id')
      .where('id', '=', browserId)
      .executeTakeFirstOrThrow()
    const ended = await test.call('POST', `/api/v1/conta/dispositivos/${device_id}/remocao`, {
      as: ana,
      body: { password: PASSWORD },
    })
    expect(ended.status).toBe(204)
    await goal()
    await settle()
    expect(sentTo(path)).toEqual([])
  })

  it.each([
    ['keys', { endpoint: 'https://push.exemplo.com/1', keys: { p256dh: 'curta', auth: 'curta' } }],
    ['endpoint', { endpoint: 'ftp://push.exemplo.com/1' }],
    ['endpoint', { endpoint: 'isto não é um endereço' }],
    ['endpoint', { endpoint: 'https://ana:senha@push.exemplo.com/1' }],
  ])('is refused with wrong %s', async (field, wrong) => {
    const answer = await test.call('POST', BROWSERS, { as: ana, body: { ...browser.subscription, ...wrong } })
    expect(answer.status).toBe(400)
    expect(answer.body.errors.some((error: { field: string }) => error.field.startsWith(field))).toBe(true)
  })
})

it('quiet hours and zones that cannot be are refused, and nothing changes', async () => {
  for (const body of [
    { quiet: { from: '24:00', to: '07:00' } },
    { quiet: { from: '07:00', to: '07:00' } },
    { timeZone: 'Lua/Mar' },
    { types: ['record.created'] },
  ])
    expect((await test.call('PATCH', '/api/v1/notificacoes', { as: ana, body })).status).toBe(400)
  expect((await test.call('GET', '/api/v1/notificacoes', { as: ana })).body.data.preferences.quiet).toBeNull()
})
