import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { WorkLoop } from '../../../platform/work-loop.ts'
import { startReceiver, type Receiver } from '../../../testing/receiver.ts'
import { insertSmallSeason, LIVE, OTHER, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { readBatch } from '../live/log-reader.ts'
import { webhookConsumer } from './dispatcher.ts'
import { leaseLanes } from './lanes.ts'
import { writeLaneUpdates } from './lane-updates.ts'
import { startSender } from './sender.ts'
import type { Timings } from './schedule.ts'

const QUICK: Timings = { waitsMs: [20, 20, 20], timeoutMs: 500, leaseMs: 5_000, pollMs: 20, shutdownMs: 100 }

let test: TestApp
let user: Session
let receiver: Receiver
let senders: WorkLoop[] = []
beforeAll(async () => {
  test = await createTestApp({ ALLOW_PRIVATE_WEBHOOKS: '1' })
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()))
  senders = []
  await receiver.close()
  await test.database.deleteFrom('webhooks').execute()
  await test.database.deleteFrom('events').where('id', 'like', 'gol_%').execute()
  await dispatch()
})
afterAll(() => test.close())

const start = (timings = QUICK) => void senders.push(startSender(test.context, timings))

async function connect(url: string): Promise<string> {
  const body = { name: 'Meu', url, types: ['match.goal'] }
  return (await test.call('POST', '/api/v1/webhooks', { as: user, body })).body.data.id
}

/** Goals, alternating between these matches. */
async function score(matches: readonly string[], rounds: number): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    for (const match of matches) {
      await test.database
        .insertInto('events')
        .values({ id: `gol_${match}_${round}`, match_id: match, type: 'goal', side: 'home', position: 100 + round })
        .execute()
    }
  }
}
async function dispatch(): Promise<void> {
  while (await readBatch(test.database, webhookConsumer));
}
const states = async () => {
  const rows = await test.database
    .selectFrom('webhook_deliveries')
    .select(['state', sql<string>`count(*)`.as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}
const MATCHES = [LIVE, OTHER, PLAYED]
const inOrder = (match: string, rounds: number) =>
  Array.from({ length: rounds }, (_, index) => `gol_${match}_${index + 1}`)
const gotOf = (match: string) =>
  receiver.received.filter(({ event }) => event.match?.id === match).map(({ event }) => event.event!.id)

it('several senders at once send everything once, in the order of each match', async () => {
  receiver = await startReceiver((_received, response) => void setTimeout(() => response.writeHead(200).end(), 3))
  await connect(receiver.url())
  await score(MATCHES, 30)
  await dispatch()
  start()
  start()
  start()
  await until(async () => (await states())['delivered'] === 90)
  for (const match of MATCHES) expect(gotOf(match)).toEqual(inOrder(match, 30))
  const lanes = await test.database.selectFrom('webhook_lanes').selectAll().execute()
  expect(lanes).toEqual([])
})

it('a lane of a killed process is sent by another, and late updates of the first are ignored', async () => {
  receiver = await startReceiver()
  await connect(receiver.url())
  await score([LIVE], 3)
  await dispatch()
  const request = { holder: 'killed', leaseMs: 60_000, limit: 10, busy: new Map<string, number>() }
  const [lane] = await leaseLanes(test.context, request)
  expect(lane?.deliveries).toHaveLength(3)
  start()
  await sleep(300)
  expect(receiver.received).toEqual([])
  await test.database
    .updateTable('webhook_lanes')
    .set({ due_at: sql<Date>`now()` })
    .execute()
  await until(async () => (await states())['delivered'] === 3)
  expect(gotOf(LIVE)).toEqual(inOrder(LIVE, 3))
  const late = { lane: lane!, attempt: null, release: { waitMs: 0 } }
  expect(await writeLaneUpdates(test.database, 'killed', [late])).toEqual([{ held: false, open: false }])
})

it('a reader that dies before its commit neither loses nor repeats an event', async () => {
  receiver = await startReceiver()
  await connect(receiver.url())
  await score([LIVE], 5)
  const dying = {
    ...webhookConsumer,
    consume: async (...given: Parameters<typeof webhookConsumer.consume>) => {
      await webhookConsumer.consume(...given)
      throw new Error('killed')
    },
  }
  await expect(readBatch(test.database, dying)).rejects.toThrow('killed')
  expect(await states()).toEqual({})
  // Several readers at the same time.
  await Promise.all([dispatch(), dispatch(), dispatch()])
  await dispatch()
  expect(await states()).toEqual({ pending: 5 })
})

it('a dead receiver does not slow the others', async () => {
  receiver = await startReceiver(({ path }, response) => {
    // The dead receiver accepts the request and never responds.
    if (path !== '/dead') response.writeHead(204).end()
  })
  const dead = await Promise.all(Array.from({ length: 5 }, () => connect(receiver.url('/dead'))))
  await connect(receiver.url('/alive'))
  await score(MATCHES, 4)
  await dispatch()
  // Far longer than the others take, also on a busy machine.
  const timeoutMs = 20_000
  const begun = performance.now()
  start({ ...QUICK, timeoutMs, leaseMs: 60_000 })
  await until(async () => (await states())['delivered'] === 12)
  expect(performance.now() - begun).toBeLessThan(timeoutMs)
  expect(dead).toHaveLength(5)
  expect((await states())['pending']).toBe(60)
})

it('webhooks and pending deliveries are removed and restored with their account', async () => {
  receiver = await startReceiver()
  const id = await connect(receiver.url())
  await score([LIVE], 3)
  await dispatch()
  const admin = await test.registerAdmin()
  const cleaned = await test.call('POST', '/api/v1/webmaster/users/clean', { as: admin })
  expect(cleaned.status, JSON.stringify(cleaned.body)).toBe(200)
  expect(await states()).toEqual({})
  await test.call('POST', `/api/v1/webmaster/copias/${cleaned.body.data.copy.id}/restaurar`, { as: admin })
  expect(await states()).toEqual({ pending: 3 })
  start()
  await until(async () => (await states())['delivered'] === 3)
  expect(gotOf(LIVE)).toEqual(inOrder(LIVE, 3))
  const attempts = await test.database.selectFrom('webhook_attempts').select('webhook_id').execute()
  expect(attempts.map(({ webhook_id }) => webhook_id)).toEqual([id, id, id])
})
