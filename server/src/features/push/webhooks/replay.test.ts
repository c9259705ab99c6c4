import type { Delivery, DeliveryDetail, Session, Webhook } from '@meio-campo/contract'
import { MOST_REPLAYED } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReceiver, type Receiver } from '../../../testing/receiver.ts'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { startWebhooks, type Webhooks } from './dispatcher.ts'
import { enqueueTestEvents } from './enqueue.ts'
import type { Timings } from './schedule.ts'
import { sampleEvent } from './test-delivery.ts'

const QUICK: Timings = { waitsMs: [20], timeoutMs: 2_000, leaseMs: 5_000, pollMs: 20, shutdownMs: 100 }
const HOUR_MS = 3_600_000

let test: TestApp
let user: Session
let sending: Webhooks
let receiver: Receiver
let status = 204
beforeAll(async () => {
  test = await createTestApp({ ALLOW_PRIVATE_WEBHOOKS: '1' })
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
  sending = startWebhooks(test.context, QUICK)
  receiver = await startReceiver((_, response) => void response.writeHead(status).end('recebido'))
})
afterAll(async () => {
  await sending.stop()
  await receiver.close()
  await test.close()
})

const call = (method: 'POST' | 'PATCH' | 'GET', path: string, body?: unknown, as = user) =>
  test.call(method, `/api/v1${path}`, { as, ...(body !== undefined && { body }) })
async function connect(path: string, body: object = {}): Promise<Webhook> {
  const made = await call('POST', '/webhooks', { name: `Webhook ${path}`, url: receiver.url(path), ...body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.data
}
const deliveriesOf = async (webhook: string, query = ''): Promise<Delivery[]> =>
  (await call('GET', `/entregas?webhook=${webhook}&limit=100${query}`)).body.data
const got = (path: string) => receiver.received.filter((one) => one.path === path)
const idsAt = (path: string) => got(path).map(({ headers }) => headers['webhook-id'])
const range = () => ({
  from: new Date(Date.now() - HOUR_MS).toISOString(),
  to: new Date(Date.now() + HOUR_MS).toISOString(),
})
const replay = (id: string, body: object = {}, as = user) =>
  call('POST', `/webhooks/${id}/repetir`, { ...range(), ...body }, as)

/** A goal and a card of one match, delivered in this order to the one active webhook. */
async function deliverTwo(webhook: Webhook, state: Delivery['state'] = 'delivered'): Promise<void> {
  await test.database.transaction().execute((transaction) =>
    enqueueTestEvents(
      transaction,
      user.user._id,
      ['match.goal', 'match.card'].map((type) => sampleEvent([type], new Date())),
    ),
  )
  sending.wakeSender()
  await until(async () => {
    const deliveries = await deliveriesOf(webhook.id)
    return deliveries.length === 2 && deliveries.every((each) => each.state === state)
  })
}
const rest = (id: string) => call('PATCH', `/webhooks/${id}`, { state: 'paused' })

describe('a replay', () => {
  it('sends a period again, in order and under the same ids, and shows it as a replay', async () => {
    const webhook = await connect('/periodo')
    await deliverTwo(webhook)
    const first = idsAt('/periodo')
    expect((await deliveriesOf(webhook.id)).map(({ replayedAt }) => replayedAt)).toEqual([null, null])
    expect((await replay(webhook.id, { dryRun: true })).body.data).toEqual({ count: 2, dryRun: true })
    expect(idsAt('/periodo')).toEqual(first)

    const done = await replay(webhook.id)
    expect([done.status, done.body.data]).toEqual([202, { count: 2, dryRun: false }])
    await until(() => got('/periodo').length === 4)
    expect(idsAt('/periodo')).toEqual([...first, ...first])
    await until(async () => (await deliveriesOf(webhook.id)).every(({ state }) => state === 'delivered'))
    const shown = await deliveriesOf(webhook.id, '&reenviadas=true')
    expect(shown.map(({ replayedAt, attemptCount }) => [replayedAt !== null, attemptCount])).toEqual([
      [true, 2],
      [true, 2],
    ])
    expect(await deliveriesOf(webhook.id, '&reenviadas=false')).toEqual([])
    const entry = await test.database
      .selectFrom('audit_log')
      .select('summary')
      .where('action', '=', 'webhooks.replay')
      .executeTakeFirstOrThrow()
    expect(entry.summary).toBe('repetiu 2 entregas ao webhook “Webhook /periodo”')
    await rest(webhook.id)
  })

  it('by type and by outcome takes only those; what waits already is not taken twice', async () => {
    status = 500
    const webhook = await connect('/tipo')
    await deliverTwo(webhook, 'failed')
    status = 204
    await rest(webhook.id)
    expect((await replay(webhook.id, { states: ['delivered'] })).body.data.count).toBe(0)
    expect((await replay(webhook.id, { types: ['match.finished'] })).body.data.count).toBe(0)
    expect((await replay(webhook.id, { types: ['match.card'] })).body.data.count).toBe(1)
    expect((await replay(webhook.id, { types: ['match.card'] })).body.data.count).toBe(0)
    expect((await replay(webhook.id, { states: ['failed'] })).body.data.count).toBe(1)
    // Paused, it keeps them; then each is sent once, in the order of before.
    const before = got('/tipo').length
    await call('PATCH', `/webhooks/${webhook.id}`, { state: 'active' })
    sending.wakeSender()
    await until(async () => (await deliveriesOf(webhook.id)).every(({ state }) => state === 'delivered'))
    expect(
      got('/tipo')
        .slice(before)
        .map(({ event }) => event.type),
    ).toEqual(['match.goal', 'match.card'])
    await rest(webhook.id)
  })

  it('refuses periods that cannot be meant, by their field, and the webhook of another', async () => {
    const webhook = await connect('/recusas')
    await rest(webhook.id)
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    const fieldOf = async (body: object) => {
      const answer = await replay(webhook.id, body)
      return [answer.status, answer.body.errors?.[0]?.field]
    }
    expect(await fieldOf({ from: at(HOUR_MS), to: at(2 * HOUR_MS) })).toEqual([400, 'from'])
    const anHourAgo = at(-HOUR_MS)
    expect(await fieldOf({ from: anHourAgo, to: anHourAgo })).toEqual([400, 'to'])
    expect(await fieldOf({ from: at(-40 * 24 * HOUR_MS), to: at(0) })).toEqual([400, 'from'])
    expect(await fieldOf({ types: ['match.nada'] })).toEqual([400, 'types.0'])
    expect((await replay(webhook.id, {}, await test.register())).status).toBe(404)
  })

  it('refuses more than can go at once, and says how many', async () => {
    const webhook = await connect('/muitas')
    await rest(webhook.id)
    await sql`
      insert into webhook_deliveries (id, webhook_id, user_id, lane, event_id, type, test, once, body, state, created_at)
      select 'dl_' || lpad(n::text, 24, '0'), ${webhook.id}, ${user.user._id}, 'fila', n::text, 'match.goal', true, false,
        '{}', 'delivered', now()
      from generate_series(0, ${MOST_REPLAYED}::integer) as n`.execute(test.database)
    const refused = await replay(webhook.id)
    expect([refused.status, refused.body.errors[0].message]).toEqual([400, expect.stringContaining('10.000 entregas')])
    expect(await deliveriesOf(webhook.id, '&reenviadas=true')).toEqual([])
  })
})

describe('headers of its own', () => {
  const storedOf = (id: string) =>
    test.database.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('go with every delivery, are stored sealed, and are never shown again', async () => {
    const value = 'Bearer segredo-do-receptor'
    const webhook = await connect('/cabecalhos', { headers: { Authorization: value, 'X-Ambiente': 'teste' } })
    expect(webhook.headerNames).toEqual(['authorization', 'x-ambiente'])
    const sent = await call('POST', `/webhooks/${webhook.id}/teste`)
    sending.wakeSender()
    const received = await until(() => got('/cabecalhos')[0])
    expect(received.headers).toMatchObject({ authorization: value, 'x-ambiente': 'teste' })
    const detail = await until(async () => {
      const { data } = (await call('GET', `/entregas/${sent.body.data.id}`)).body as { data: DeliveryDetail }
      return data.attempts.length > 0 ? data : null
    })
    expect(detail.attempts[0]!.request.headers).toMatchObject({ authorization: '••••', 'webhook-id': detail.id })

    const changed = await call('PATCH', `/webhooks/${webhook.id}`, { headers: { 'X-AMBIENTE': null, 'x-outro': 'b' } })
    expect(changed.body.data.headerNames).toEqual(['authorization', 'x-outro'])
    await call('POST', `/webhooks/${webhook.id}/teste`)
    sending.wakeSender()
    const second = await until(() => got('/cabecalhos')[1])
    expect(second.headers).toMatchObject({ authorization: value, 'x-outro': 'b' })
    expect(second.headers).not.toHaveProperty('x-ambiente')

    const everywhere = await Promise.all(
      ['webhooks', 'webhook_attempts', 'audit_log', 'idempotent_calls'].map(async (table) => {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(test.database)
        return JSON.stringify(rows)
      }),
    )
    expect(everywhere.join(' ')).not.toContain('segredo-do-receptor')
    await rest(webhook.id)
  })

  it('that no key can open must be given again', async () => {
    const webhook = await connect('/perdidos', { headers: { 'x-senha': 'abc' } })
    await test.database.updateTable('webhooks').set({ headers: 'AAAA' }).where('id', '=', webhook.id).execute()
    const again = await call('PATCH', `/webhooks/${webhook.id}`, { headers: { 'x-outra': 'def' } })
    expect([again.status, again.body.data?.headerNames]).toEqual([200, ['x-outra']])
    await rest(webhook.id)
  })

  it('are not taken along to another server, and stay at another path of the same', async () => {
    const webhook = await connect('/mudanca', { headers: { 'x-senha': 'abc' } })
    const move = (url: string, more: object = {}) => call('PATCH', `/webhooks/${webhook.id}`, { url, ...more })
    expect((await move(receiver.url('/outro'))).body.data.headerNames).toEqual(['x-senha'])
    const away = 'http://127.0.0.1:9/alheio'
    expect((await move(away)).body.data.headerNames).toEqual([])
    expect((await storedOf(webhook.id)).headers).toBeNull()
    const again = await move(receiver.url('/mudanca'), { headers: { 'x-senha': 'def' } })
    expect(again.body.data.headerNames).toEqual(['x-senha'])
    await rest(webhook.id)
  })

  it.each<[string, Record<string, string>]>([
    ['the host', { Host: 'interno' }],
    ['the length', { 'Content-Length': '1' }],
    ['a signature', { 'Webhook-Signature': 'v1,falsa' }],
    ['another line', { 'x-a': 'a\r\nHost: b' }],
    ['no name', { 'x a': 'b' }],
    ['one name twice', { 'X-A': 'a', 'x-a': 'b' }],
    ['eleven', Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`x-${index}`, 'a']))],
  ])('refuse %s', async (_, headers) => {
    const answer = await call('POST', '/webhooks', { name: 'Recusado', url: receiver.url('/x'), headers })
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'headers'])
  })
})
