import { createHmac } from 'node:crypto'
import type { Delivery, DeliveryDetail, PushEvent, Session, Webhook } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepHouse } from '../../../job-handlers.ts'
import { startReceiver, type Received, type Receiver } from '../../../testing/receiver.ts'
import { insertSmallSeason, LIVE, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { disableWebhook } from './disabling.ts'
import { enqueueTestEvents } from './enqueue.ts'
import { sampleEvent } from './test-delivery.ts'
import { startWebhooks, type Webhooks } from './dispatcher.ts'
import type { Timings } from './schedule.ts'

const QUICK: Timings = { waitsMs: [20, 20, 20], timeoutMs: 400, leaseMs: 2_000, pollMs: 20, shutdownMs: 100 }

let test: TestApp
let user: Session
let sending: Webhooks
let receiver: Receiver
/** How the receiver answers, by path. */
const answers = new Map<string, (received: Received) => [status: number, headers?: Record<string, string>] | 'never'>()

beforeAll(async () => {
  test = await createTestApp({ ALLOW_PRIVATE_WEBHOOKS: '1' })
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
  sending = startWebhooks(test.context, QUICK)
  receiver = await startReceiver((received, response) => {
    const answer = answers.get(received.path)?.(received) ?? ([204] as const)
    if (answer === 'never') return
    response.writeHead(answer[0], answer[1]).end('recebido')
  })
})
afterAll(async () => {
  await sending.stop()
  await receiver.close()
  await test.close()
})

let paths = 0
async function connect(body: Record<string, unknown> = {}, as = user): Promise<Webhook & { path: string }> {
  paths += 1
  const path = `/${paths}`
  const made = await test.call('POST', '/api/v1/webhooks', {
    as,
    body: { name: `Webhook ${paths}`, url: receiver.url(path), ...body },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return { ...made.body.data, path }
}
const remove = (id: string) => test.call('DELETE', `/api/v1/webhooks/${id}`, { as: user })
const got = (path: string) => receiver.received.filter((one) => one.path === path)
const gotGoals = (path: string) =>
  got(path).flatMap(({ event: { event } }) => (event?.id.startsWith('gol') ? event.id : []))

let goals = 0
/** Goals in a match, each in its own transaction. */
async function score(match: string, times: number): Promise<string[]> {
  const ids: string[] = []
  for (let time = 0; time < times; time += 1) {
    goals += 1
    const id = `gol_${goals}`
    await test.database
      .insertInto('events')
      .values({ id, match_id: match, type: 'goal', side: 'home', player_id: 'ana', position: 100 + goals })
      .execute()
    ids.push(id)
  }
  sending.wake()
  return ids
}
async function deliveriesOf(webhook: string, query = '') {
  return (await test.call('GET', `/api/v1/entregas?webhook=${webhook}&limit=100${query}`, { as: user })).body.data
}
/** Waits until every event has its deliveries and no delivery is pending. */
const settled = (webhook: string) =>
  until(async () => {
    if ((await lag()) > 0) return false
    const deliveries: Delivery[] = await deliveriesOf(webhook)
    return deliveries.length > 0 && deliveries.every(({ state }) => state === 'delivered' || state === 'failed')
  })

it('delivers events, signed, and lists the attempt', async () => {
  const { id, path } = await connect({ types: ['match.goal'] })
  const [goal] = await score(LIVE, 1)
  const received = await until(() => got(path)[0])
  expect(received.event).toMatchObject({ type: 'match.goal', test: false, event: { id: goal }, match: { id: LIVE } })

  const { data } = (await test.call('GET', `/api/v1/webhooks/${id}/segredo`, { as: user })).body
  const key = Buffer.from(data.secret.replace('whsec_', ''), 'base64')
  const [webhookId, time, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    String(received.headers[`webhook-${name}`]),
  )
  const expected = createHmac('sha256', key).update(`${webhookId}.${time}.${received.body}`).digest('base64')
  expect(signature).toBe(`v1,${expected}`)
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(5)

  await settled(id)
  const detail: DeliveryDetail = (await test.call('GET', `/api/v1/entregas/${webhookId}`, { as: user })).body.data
  expect(detail).toMatchObject({ state: 'delivered', attemptCount: 1, match: LIVE, body: received.body })
  expect(detail.attempts).toMatchObject([
    { number: 1, error: null, request: { headers: { 'webhook-signature': signature } }, response: { status: 204 } },
  ])
  const shown: Webhook = await until(async () => {
    const { data } = (await test.call('GET', `/api/v1/webhooks/${id}`, { as: user })).body
    return data.lastDelivery && data
  })
  expect(shown).toMatchObject({ waiting: 0, lastDelivery: { delivered: true, status: 204 }, failingSince: null })
  await remove(id)
})

it('keeps the order of each match through failures, while other matches go on', async () => {
  const { id, path } = await connect({ types: ['match.goal'] })
  const refused = new Map<string, number>()
  answers.set(path, ({ event, headers }) => {
    const delivery = String(headers['webhook-id'])
    if (event.match?.id !== LIVE) return [200]
    refused.set(delivery, (refused.get(delivery) ?? 0) + 1)
    return refused.get(delivery)! <= 2 ? [500] : [200]
  })
  const failing = await score(LIVE, 4)
  const other = await score(PLAYED, 4)
  await settled(id)
  const of = (match: string) => got(path).filter(({ event }) => event.match?.id === match)
  // Each of the failing match three times, the next only after the one before was accepted.
  expect(of(LIVE).map(({ event }) => event.event!.id)).toEqual(failing.flatMap((goal) => [goal, goal, goal]))
  expect(new Set(of(LIVE).map(({ headers }) => headers['webhook-id'])).size).toBe(4)
  expect(of(PLAYED).map(({ event }) => event.event!.id)).toEqual(other)
  await remove(id)
})

it('gives up after the last attempt, goes on with the next, and sends it again when asked', async () => {
  const { id, path } = await connect({ types: ['match.goal'] })
  let working = false
  const [first, second] = await score(LIVE, 2)
  answers.set(path, ({ event }) => (working || event.event?.id === second ? [200] : [503]))
  await settled(id)
  expect(gotGoals(path)).toEqual([first, first, first, first, second])
  const [failed] = await deliveriesOf(id, '&situacao=falhou')
  expect(failed).toMatchObject({ state: 'failed', attemptCount: 4, lastStatus: 503, lastError: 'Respondeu 503.' })

  working = true
  const again = await test.call('POST', `/api/v1/entregas/${failed.id}/reenviar`, { as: user })
  expect([again.status, again.body.data.state]).toEqual([202, 'pending'])
  await settled(id)
  expect(got(path).at(-1)!.headers['webhook-id']).toBe(failed.id)
  const { data } = (await test.call('GET', `/api/v1/entregas/${failed.id}`, { as: user })).body
  expect([data.state, data.attempts.length]).toEqual(['delivered', 5])
  await remove(id)
})

it('sends everything again that failed since a time', async () => {
  const { id, path } = await connect({ types: ['match.goal'] })
  let working = false
  answers.set(path, () => (working ? [200] : [302, { location: receiver.url('/elsewhere') }]))
  const ids = await score(LIVE, 2)
  await settled(id)
  // A redirect is a failure, and is not followed.
  expect(got('/elsewhere')).toEqual([])
  expect((await deliveriesOf(id))[0].lastError).toContain('redirecionamento')
  working = true
  const before = got(path).length
  const since = new Date(Date.now() - 60_000).toISOString()
  const { body } = await test.call('POST', `/api/v1/webhooks/${id}/reenviar`, { as: user, body: { desde: since } })
  expect(body.data).toEqual({ count: 2 })
  await settled(id)
  expect(gotGoals(path).slice(before)).toEqual(ids)
  await remove(id)
})

it('waits as long as the receiver asks', async () => {
  const { id, path } = await connect({ types: ['match.goal'] })
  answers.set(path, () => (got(path).length === 1 ? [429, { 'retry-after': '3600' }] : [200]))
  await score(LIVE, 2)
  const [waiting] = await until(async () => {
    const found = await deliveriesOf(id, '&situacao=tentando')
    return found.length > 0 && found
  })
  expect(new Date(waiting.nextAttemptAt).getTime() - Date.now()).toBeGreaterThan(3_500_000)
  expect(got(path)).toHaveLength(1)
  await remove(id)
})

it('records an attempt without a response in time as failed', async () => {
  const { id, path } = await connect({ types: ['match.goal'] })
  answers.set(path, () => (got(path).length === 1 ? 'never' : [200]))
  await score(LIVE, 1)
  await settled(id)
  const [{ id: delivery }] = await deliveriesOf(id)
  const { attempts } = (await test.call('GET', `/api/v1/entregas/${delivery}`, { as: user })).body.data
  expect(attempts).toMatchObject([
    { error: 'Não respondeu em 0,4 segundos.', response: null },
    { error: null, response: { status: 200, body: 'recebido', truncated: false } },
  ])
  await remove(id)
})

it('writes of a disabled webhook to no address that its owner has not confirmed', async () => {
  const { id } = await connect({ types: ['match.goal'] })
  const owner = test.database.updateTable('users').where('id', '=', user.user._id)
  await owner.set({ email_confirmed_at: null }).execute()
  await disableWebhook(test.context, id, 'gone')
  await owner.set({ email_confirmed_at: new Date() }).execute()
  const { data } = (await test.call('GET', `/api/v1/webhooks/${id}`, { as: user })).body
  expect(data.state).toBe('disabled')
  const letters = await test.database
    .selectFrom('mails')
    .select('subject')
    .where('subject', '=', `O webhook “${data.name}” foi desativado`)
    .execute()
  expect(letters).toEqual([])
  await remove(id)
})

it('disables a webhook that answers 410, mails its owner, and keeps pending deliveries', async () => {
  const { id, path } = await connect({ types: ['match.goal'] })
  answers.set(path, () => [410])
  const setState = (state: string) => test.call('PATCH', `/api/v1/webhooks/${id}`, { as: user, body: { state } })
  await setState('paused')
  const [first, second] = await score(LIVE, 2)
  await until(async () => (await deliveriesOf(id)).length === 2)
  await setState('active')
  const gone = await until(async () => {
    const { data } = (await test.call('GET', `/api/v1/webhooks/${id}`, { as: user })).body
    return data.state === 'disabled' && data.waiting < 2 && data
  })
  expect(gone).toMatchObject({ stateReason: 'gone', waiting: 1 })
  await until(() => test.mails.some(({ subject }) => subject === `O webhook “${gone.name}” foi desativado`))
  // Events while it is disabled are not delivered later.
  await score(LIVE, 1)
  await until(async () => (await lag()) === 0)
  answers.set(path, () => [200])
  await setState('active')
  await settled(id)
  expect(gotGoals(path)).toEqual([first, second])
  await remove(id)
})

/** How far the deliveries are behind the log. */
async function lag(): Promise<number> {
  const { last } = await test.database
    .selectFrom('changes')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  const { seq } = await test.database
    .selectFrom('log_readers')
    .select('seq')
    .where('name', '=', 'webhooks')
    .executeTakeFirstOrThrow()
  return Number(last) - Number(seq)
}

it('keeps deliveries while a webhook is paused, and still sends tests', async () => {
  const { id, path } = await connect({ types: ['match.goal'] })
  await test.call('PATCH', `/api/v1/webhooks/${id}`, { as: user, body: { state: 'paused' } })
  const ids = await score(LIVE, 3)
  await until(async () => (await deliveriesOf(id)).length === 3)
  const sent = await test.call('POST', `/api/v1/webhooks/${id}/teste`, { as: user })
  expect(sent.status).toBe(202)
  const tested = await until(() => got(path)[0])
  expect(tested.headers['webhook-id']).toBe(sent.body.data.id)
  expect(tested.event).toMatchObject({ test: true, type: 'match.goal' })
  expect(gotGoals(path)).toEqual([])
  await test.call('PATCH', `/api/v1/webhooks/${id}`, { as: user, body: { state: 'active' } })
  await settled(id)
  expect(gotGoals(path)).toEqual(ids)
  await remove(id)
})

it('signs with two secrets for as long as one overlaps the other', async () => {
  const { id, path } = await connect({ types: ['match.goal'] })
  const rotate = (overlapHours: number) =>
    test.call('POST', `/api/v1/webhooks/${id}/segredo/girar`, { as: user, body: { overlapHours } })
  const before = (await test.call('GET', `/api/v1/webhooks/${id}/segredo`, { as: user })).body.data
  const { data } = (await rotate(24)).body
  expect(data.previous.secret).toBe(before.secret)
  await score(LIVE, 1)
  await settled(id)
  expect(String(got(path)[0]!.headers['webhook-signature'])).toMatch(/^v1,\S{44} v1,\S{44}$/)
  const after = (await rotate(0)).body.data
  expect(after).toMatchObject({ previous: null })
  await score(LIVE, 1)
  await settled(id)
  expect(String(got(path)[1]!.headers['webhook-signature'])).toMatch(/^v1,\S{44}$/)
  // The database contains no plain secret.
  const stored = await test.database.selectFrom('webhooks').select('secret').where('id', '=', id).executeTakeFirst()
  expect(stored!.secret).not.toContain(after.secret.slice(6, 20))
  await remove(id)
})

it('delivers only selected events; changes of records only if selected', async () => {
  const all = await connect()
  const records = await connect({ types: ['record.updated'] })
  const elsewhere = await connect({ teams: ['palmeiras'] })
  const merged = await connect({ teams: ['palmeiras'], types: ['match.goal'] })
  await test.database.insertInto('redirects').values({ kind: 'team', old_id: 'antigo', new_id: 'bahia' }).execute()
  await test.database
    .updateTable('webhooks')
    .set({ teams: ['antigo'] })
    .where('id', '=', merged.id)
    .execute()
  await test.database.updateTable('people').set({ name: 'Bia' }).where('id', '=', 'bia').execute()
  const [goal] = await score(LIVE, 1)
  await settled(all.id)
  await settled(records.id)
  expect(gotGoals(all.path)).toEqual([goal])
  expect(got(all.path).filter(({ event }) => event.type.startsWith('record.'))).toEqual([])
  expect(got(records.path).map(({ event }) => event.record)).toContainEqual(
    expect.objectContaining({ kind: 'person', id: 'bia', change: 'updated' }),
  )
  expect(got(elsewhere.path)).toEqual([])
  await settled(merged.id)
  expect(gotGoals(merged.path)).toEqual([goal])
  await Promise.all([all, records, elsewhere, merged].map(({ id }) => remove(id)))
})

it('sends simulated events to the webhooks of one account, in order and marked', async () => {
  const mine = await connect({ types: ['match.goal'] })
  const other = await test.register('Outra pessoa')
  const theirs = await connect({}, other)
  const events = [1, 2, 3].map((number): PushEvent => ({
    ...sampleEvent([], new Date()),
    id: `sim-1-${number}`,
    test: false,
  }))
  const enqueued = await test.database
    .transaction()
    .execute((transaction) => enqueueTestEvents(transaction, user.user._id, events))
  expect(enqueued).toBe(3)
  await settled(mine.id)
  expect(got(mine.path).map(({ event }) => [event.id, event.test])).toEqual(events.map(({ id }) => [id, true]))
  expect(got(theirs.path)).toEqual([])
  await remove(mine.id)
})

it('is visible to its owner only', async () => {
  const { id, path } = await connect({ types: ['match.goal'] })
  await score(LIVE, 1)
  await settled(id)
  const delivery = got(path)[0]!.headers['webhook-id'] as string
  const others = [await test.register('Curiosa'), await test.registerAdmin()]
  const calls = [
    ['GET', `/api/v1/webhooks/${id}`],
    ['PATCH', `/api/v1/webhooks/${id}`, { name: 'meu' }],
    ['DELETE', `/api/v1/webhooks/${id}`],
    ['GET', `/api/v1/webhooks/${id}/segredo`],
    ['POST', `/api/v1/webhooks/${id}/segredo/girar`, { overlapHours: 0 }],
    ['POST', `/api/v1/webhooks/${id}/teste`],
    ['POST', `/api/v1/webhooks/${id}/reenviar`, { desde: new Date().toISOString() }],
    ['GET', `/api/v1/webhooks/${id}/saude`],
    ['GET', `/api/v1/entregas/${delivery}`],
    ['POST', `/api/v1/entregas/${delivery}/reenviar`],
  ] as const
  for (const as of others) {
    for (const [method, address, body] of calls) {
      const { status } = await test.call(method, address, { as, ...(body && { body }) })
      expect([method, address, status]).toEqual([method, address, 404])
    }
    const lists = await Promise.all(['webhooks', 'entregas'].map((list) => test.call('GET', `/api/v1/${list}`, { as })))
    expect(lists.map(({ body }) => body.data)).toEqual([[], []])
  }
  const hours = (await test.call('GET', `/api/v1/webhooks/${id}/saude`, { as: user })).body.data.hours
  expect(hours).toHaveLength(48)
  expect(hours.at(-1).delivered + hours.at(-2).delivered).toBe(1)
  await remove(id)
})

it('refuses addresses that cannot be right, filters that nothing passes, and the twenty-first', async () => {
  const make = (body: Record<string, unknown>, as = user) =>
    test.call('POST', '/api/v1/webhooks', { as, body: { name: 'x', url: receiver.url(), ...body } })
  for (const url of ['ftp://exemplo.com', 'https://eu:senha@exemplo.com', 'http://[::1]/', 'exemplo', 'javascript:1']) {
    expect([url, (await make({ url })).status]).toEqual([url, 400])
  }
  expect((await make({ teams: ['ninguem'] })).body.errors).toMatchObject([{ field: 'teams' }])
  const collector = await test.register('Colecionadora')
  for (let count = 0; count < 20; count += 1) expect((await make({}, collector)).status).toBe(201)
  const one = await make({}, collector)
  expect([one.status, one.body.code]).toEqual([409, 'too_many_webhooks'])
})

it('warns by mail after three days of failures only, and disables after five', async () => {
  const { id, name, path } = await connect({ types: ['match.goal'] })
  answers.set(path, () => [500])
  await score(LIVE, 1)
  await settled(id)
  await until(async () => (await test.call('GET', `/api/v1/webhooks/${id}`, { as: user })).body.data.failingSince)
  const DAY = 86_400_000
  const subjects = () => test.mails.flatMap(({ subject }) => (subject.includes(name) ? subject : []))
  const state = async () => {
    await keepHouse(test.context)
    const row = await test.database.selectFrom('webhooks').select('state').where('id', '=', id).executeTakeFirst()
    return row?.state
  }
  test.advance(2 * DAY)
  expect([await state(), subjects()]).toEqual(['active', []])
  test.advance(1.1 * DAY)
  expect(await state()).toBe('active')
  await until(() => subjects().length === 1)
  test.advance(DAY)
  expect(await state()).toBe('active')
  test.advance(DAY)
  expect(await state()).toBe('disabled')
  await until(() => subjects().length === 2)
  expect(subjects()).toEqual([`O webhook “${name}” está falhando`, `O webhook “${name}” foi desativado`])
})
