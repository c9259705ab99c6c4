import type { Session, Simulation } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason, LIVE, PLAYED } from '../../../testing/small-season.ts'
import { listen, readStream } from '../../../testing/stream-reader.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { publishDue } from './player.ts'

let test: TestApp
let [ana, bia]: Session[] = []
let address: string
beforeAll(async () => {
  test = await createTestApp()
  ana = await test.register()
  bia = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
  address = await listen(test)
})
afterAll(async () => {
  test.context.live.close()
  test.app.server.closeAllConnections()
  await test.close()
})

const start = (body: object, as = ana!) => test.call('POST', '/api/v1/simulacoes', { as, body })
const read = async (id: string): Promise<Simulation> =>
  (await test.call('GET', `/api/v1/simulacoes/${id}`, { as: ana! })).body.data
const play = (seconds: number) => {
  test.advance(seconds * 1000)
  return publishDue(test.database, test.context.now())
}
const goal = (number: number) =>
  test.database
    .insertInto('events')
    .values({ id: `gol_${number}`, match_id: LIVE, type: 'goal', side: 'home', player_id: 'ana', position: number })
    .execute()

it('replays a finished match to the streams of its account only', async () => {
  const [own, ofMatch, other] = await Promise.all([
    readStream(address, ana!, 'ao-vivo'),
    readStream(address, ana!, `campeonatos/liga/jogos/${PLAYED}/aovivo`),
    readStream(address, bia!, 'ao-vivo'),
  ])
  const { status, body } = await start({ match: PLAYED, speed: 60, webhooks: false })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ status: 'running', told: 0, match: { id: PLAYED, home: { id: 'bahia' } } })
  await play(0)
  await until(() => own.events.length === 2)
  // At ×60 a second is a minute. A restart loses nothing, because progress follows from the clock.
  await play(40)
  await until(() => own.events.length === 4)
  expect(await read(body.data.id)).toMatchObject({ told: 4, minute: 30 })
  await play(120)
  await until(() => own.events.length === body.data.events)
  const published = own.events.map(
    ({ type, match }) => `${type} ${match!.status} ${match!.minute} ${match!.score!.home}`,
  )
  expect(published).toEqual([
    'match.started firstHalf null 0',
    'match.period firstHalf 1 0',
    'match.goal firstHalf 10 1',
    'match.card firstHalf 30 1',
    'match.period halfTime null 1',
    'match.period secondHalf 46 1',
    'match.goal secondHalf 50 2',
    'match.substitution secondHalf 70 2',
    'match.goal secondHalf 80 2',
    'match.period finished null 2',
    'match.finished finished null 2',
  ])
  expect(own.events.map(({ id }) => id)).toEqual(published.map((_, index) => `${body.data.id}-${index + 1}`))
  expect(own.events.every((event) => event.test)).toBe(true)
  await until(() => ofMatch.events.length === published.length)
  expect(await read(body.data.id)).toMatchObject({ status: 'finished', told: published.length })

  // Events of the log follow in every stream, and the client's cursor is still one of the log.
  await goal(1)
  await until(() => other.events.length > 0 && own.events.length > published.length)
  expect(other.events[0]).toMatchObject({ event: { id: 'gol_1' } })
  expect(other.events.some((event) => event.test)).toBe(false)
  own.close()
  await goal(2)
  const resumed = await readStream(address, ana!, 'ao-vivo?tipo=match.goal', own.lastId)
  await until(() => resumed.events.length > 0)
  expect(resumed.events.map(({ event }) => event?.id)).toEqual(['gol_2'])
  for (const reader of [ofMatch, other, resumed]) reader.close()
})

it('publishes each step once, whichever process does it', async () => {
  const own = await readStream(address, ana!, 'ao-vivo')
  const { body } = await start({ match: PLAYED, speed: 60 })
  test.advance(10_000)
  await Promise.all(Array.from({ length: 8 }, () => publishDue(test.database, test.context.now())))
  await until(() => own.events.length >= 3)
  expect(own.events.map(({ id }) => id)).toEqual([1, 2, 3].map((place) => `${body.data.id}-${place}`))

  // One at a time, until it is over or stopped.
  expect((await start({ match: PLAYED, speed: 60 })).body.code).toBe('in_progress')
  expect((await test.call('POST', `/api/v1/simulacoes/${body.data.id}/parar`, { as: bia! })).status).toBe(404)
  const stopped = await test.call('POST', `/api/v1/simulacoes/${body.data.id}/parar`, { as: ana! })
  expect(stopped.body.data).toMatchObject({ status: 'stopped', told: 3 })
  await play(120)
  expect(await read(body.data.id)).toMatchObject({ status: 'stopped', told: 3 })
  expect(own.events).toHaveLength(3)
  own.close()
})

it('is delivered to the webhooks of its account in order, unless switched off', async () => {
  for (const as of [ana!, bia!]) {
    const body = { name: 'Meu', url: 'https://exemplo.com/', types: ['match.goal', 'match.finished'] }
    expect((await test.call('POST', '/api/v1/webhooks', { as, body })).status).toBe(201)
  }
  const { body } = await start({ match: PLAYED, speed: 60 })
  await play(120)
  expect((await start({ match: PLAYED, speed: 60, webhooks: false })).status).toBe(201)
  await play(120)
  const deliveries = await test.database
    .selectFrom('webhook_deliveries')
    .select(['event_id', 'user_id', 'test'])
    .orderBy('seq')
    .execute()
  const { id } = body.data as Simulation
  expect(deliveries).toEqual(
    [3, 7, 9, 11].map((place) => ({ event_id: `${id}-${place}`, user_id: ana!.user._id, test: true })),
  )
})

it('requires a finished match, and is visible to its own account only', async () => {
  expect((await start({ match: LIVE, speed: 1 })).body.errors[0].field).toBe('match')
  expect((await start({ match: 'nada', speed: 1 })).body.errors[0].field).toBe('match')
  expect((await start({ match: PLAYED, speed: 61 })).status).toBe(400)
  const { body } = await test.call('GET', '/api/v1/simulacoes?limit=1', { as: ana! })
  expect(body).toMatchObject({ data: [{ status: 'finished' }], page: { total: 4 } })
  expect((await test.call('GET', `/api/v1/simulacoes/${body.data[0].id}`, { as: bia! })).status).toBe(404)
  expect((await test.call('GET', '/api/v1/simulacoes', { as: bia! })).body.data).toEqual([])
})
