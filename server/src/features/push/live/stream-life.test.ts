import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { insertSmallSeason, LIVE } from '../../../testing/small-season.ts'
import { listen, readStream } from '../../../testing/stream-reader.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { sampleEvent } from '../webhooks/test-delivery.ts'

const HEARTBEAT_MS = 15_000

let test: TestApp
let address: string
beforeAll(async () => {
  // Tests advance the heartbeat timer themselves.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  test = await createTestApp()
  await insertSmallSeason(test.database, '2026-05-10')
  address = await listen(test)
})
afterAll(async () => {
  test.context.live.close()
  test.app.server.closeAllConnections()
  await test.close()
  vi.useRealTimers()
})

const goal = (id: string) =>
  test.database
    .insertInto('events')
    .values({ id, match_id: LIVE, type: 'goal', side: 'home', player_id: 'ana', position: 100 })
    .execute()

/** A stream as bytes, which are not read before a test asks for them. */
async function openStream({ user }: Session): Promise<IncomingMessage> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${user.token}` }
  const [answer] = await once(get(`${address}/${user._id}/api/v1/ao-vivo`, { headers }), 'response')
  await until(() => test.context.live.hasSubscribersOf(user._id))
  return answer as IncomingMessage
}

it('sends a heartbeat every 15 seconds', async () => {
  const stream = await openStream(await test.register())
  let text = ''
  stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  const beats = () => text.split(': \n\n').length - 1
  for (const beat of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
    await until(() => beats() === beat)
  }
  stream.destroy()
})

it('ends when its user signs out, and other streams continue', async () => {
  const [ana, bia] = [await test.register(), await test.register()]
  const leaving = await openStream(ana)
  const staying = await readStream(address, bia, 'ao-vivo')
  expect((await test.call('POST', '/access/logout', { as: ana })).status).toBeLessThan(300)
  leaving.resume()
  await Promise.all([once(leaving, 'end'), vi.advanceTimersByTimeAsync(1_000)])
  expect(leaving.complete).toBe(true)
  expect(test.context.live.hasSubscribersOf(ana.user._id)).toBe(false)
  await goal('gol_depois')
  await until(() => staying.events.some(({ event }) => event?.id === 'gol_depois'))
  staying.close()
})

it('ends the stream of a client that does not read, at an event from which it can resume', async () => {
  const [ana, bia] = [await test.register(), await test.register()]
  const stream = await openStream(ana)
  const witness = await readStream(address, bia, 'ao-vivo?tipo=match.goal')
  await goal('gol_1')
  await goal('gol_2')
  await until(() => witness.events.length === 2)
  witness.close()
  const long = sampleEvent([], new Date())
  const event = { ...long, id: 'longo', event: { ...long.event!, detail: 'x'.repeat(100_000) } }
  // The operating system buffers some megabytes per connection; the service buffers 256 kB.
  let sent = 0
  const listening = () => test.context.live.hasSubscribersOf(ana.user._id)
  while (sent < 300 && listening()) {
    test.context.live.publishToOwner(ana.user._id, event, true)
    sent += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(sent).toBeLessThan(300)
  await goal('gol_3')

  let text = ''
  stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  await once(stream, 'end')
  // Ended properly, after a whole event.
  expect(stream.complete).toBe(true)
  expect(text.endsWith('\n\n')).toBe(true)
  expect(text.split('event: ').length - 1).toBeGreaterThanOrEqual(2)
  const lastId = [...text.matchAll(/^id: (.*)$/gm)].at(-1)![1]!
  const resumed = await readStream(address, ana, 'ao-vivo?tipo=match.goal', lastId)
  await until(() => resumed.events.length > 0)
  expect(resumed.events.map(({ event: received }) => received?.id)).toEqual(['gol_3'])
  resumed.close()
})

it('ends within a second when its key is revoked, loses the scope or the address, or its account is blocked', async () => {
  const ends: Record<string, (key: { id: string; owner: Session }) => Promise<unknown>> = {
    revoked: ({ id, owner }) => test.call('DELETE', `/api/v1/chaves/${id}`, { as: owner }),
    'other scope': ({ id, owner }) =>
      test.call('PATCH', `/api/v1/chaves/${id}`, { as: owner, body: { scopes: ['read'] } }),
    'other address': ({ id, owner }) =>
      test.call('PATCH', `/api/v1/chaves/${id}`, { as: owner, body: { addresses: ['203.0.113.9'] } }),
    blocked: ({ owner }) =>
      test.database.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', owner.user._id).execute(),
  }
  for (const [how, end] of Object.entries(ends)) {
    const owner = await test.register()
    const made = await test.call('POST', '/api/v1/chaves', {
      as: owner,
      body: { name: 'Ao vivo', scopes: ['read', 'live'] },
    })
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${made.body.data.secret}` }
    const [stream] = (await once(get(`${address}/api/v1/ao-vivo`, { headers }), 'response')) as [IncomingMessage]
    await until(() => test.context.live.hasSubscribersOf(owner.user._id))
    stream.resume()
    const ended = once(stream, 'end')
    await end({ id: made.body.data.key.id, owner })
    await until(async () => {
      await vi.advanceTimersByTimeAsync(500)
      return stream.complete
    })
    await ended
    expect([how, test.context.live.hasSubscribersOf(owner.user._id)]).toEqual([how, false])
  }
})

it('refuses more streams of an account than all workers together may hold', async () => {
  const ana = await test.register()
  const streams: IncomingMessage[] = []
  const open = async () => {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${ana.user.token}` }
    const [answer] = await once(get(`${address}/${ana.user._id}/api/v1/ao-vivo`, { headers, agent: false }), 'response')
    streams.push(answer as IncomingMessage)
    return (answer as IncomingMessage).statusCode
  }
  for (let count = 0; count < 50; count += 1) expect(await open()).toBe(200)
  expect(await open()).toBe(429)
  for (const stream of streams) stream.destroy()
  await until(async () => (await open()) === 200)
  for (const stream of streams) stream.destroy()
})

it('counts the streams of an account over all its keys, and releases those of a rotated key', async () => {
  const ana = await test.register()
  const streams: IncomingMessage[] = []
  const makeKey = async () => {
    const body = { name: 'Ao vivo', scopes: ['read', 'live'] }
    const made = await test.call('POST', '/api/v1/chaves', { as: ana, body })
    return { id: made.body.data.key.id as string, secret: made.body.data.secret as string }
  }
  const open = async (secret: string) => {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${secret}` }
    const [answer] = await once(get(`${address}/api/v1/ao-vivo`, { headers, agent: false }), 'response')
    streams.push((answer as IncomingMessage).resume())
    return (answer as IncomingMessage).statusCode
  }
  const { supervisor } = test.context
  // The account has most of its streams elsewhere.
  for (let count = 0; count < 46; count += 1) await supervisor.openStream(ana.user._id)
  for (let round = 0; round < 6; round += 1) {
    const [one, other] = [await makeKey(), await makeKey()]
    expect([
      await open(one.secret),
      await open(other.secret),
      await open(one.secret),
      await open(other.secret),
    ]).toEqual([200, 200, 200, 200])
    expect([await open(one.secret), await open(other.secret)]).toEqual([429, 429])
    const third = await makeKey()
    expect(await open(third.secret)).toBe(429)
    for (const { id } of [one, other, third])
      expect((await test.call('DELETE', `/api/v1/chaves/${id}`, { as: ana })).status).toBe(204)
    await until(async () => {
      await vi.advanceTimersByTimeAsync(500)
      return streams.every((stream) => stream.complete || stream.destroyed)
    })
  }
  for (let count = 0; count < 46; count += 1) await supervisor.closeStream(ana.user._id)
})
