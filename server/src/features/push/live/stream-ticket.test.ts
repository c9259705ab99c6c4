import type { PushEvent, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason, LIVE, PLAYED } from '../../../testing/small-season.ts'
import { MOST_STREAMS_PER_CALLER } from '../../../platform/stream-count.ts'
import { listen, readOn, readStream } from '../../../testing/stream-reader.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { publishDue } from '../simulations/player.ts'

const SITE = 'https://site.exemplo'
let test: TestApp
let owner: Session
let address: string
let key: { id: string; secret: string }
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
  address = await listen(test)
  key = await makeKey({ kind: 'browser', origins: [SITE] })
})
afterAll(async () => {
  test.context.live.close()
  test.app.server.closeAllConnections()
  await test.close()
})

async function makeKey(options: object): Promise<{ id: string; secret: string }> {
  const { body } = await test.call('POST', '/api/v1/chaves', { as: owner, body: { name: 'Meu site', ...options } })
  return { id: body.data.key.id, secret: body.data.secret }
}

const ask = (secret: string, origin = SITE, matches = LIVE) =>
  fetch(`${address}/api/v1/ao-vivo/bilhete?jogo=${matches}`, { headers: { authorization: `Bearer ${secret}`, origin } })

async function ticketFor(secret: string, matches = LIVE): Promise<string> {
  const answer = await ask(secret, SITE, matches)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return ((await answer.json()) as { data: { address: string } }).data.address
}

/** Opens a stream as an `EventSource` does: without a key, only with the origin. */
async function openStream(path: string, origin: string = SITE) {
  const stop = new AbortController()
  const headers = { accept: 'text/event-stream', origin }
  const answer = await fetch(address + path, { headers, signal: stop.signal })
  const reader = { events: [] as PushEvent[], lastId: '', ended: false, close: () => stop.abort() }
  if (answer.status === 200)
    void readOn(answer, reader)
      .catch(() => undefined)
      .finally(() => (reader.ended = true))
  return { answer, reader }
}

const goal = (number: number, match = LIVE) =>
  test.database
    .insertInto('events')
    .values({ id: `gol_${number}`, match_id: match, type: 'goal', side: 'home', player_id: 'ana', position: number })
    .execute()

it('opens a stream of the matches asked for, without a key, from the origin that the key lists', async () => {
  const { answer, reader } = await openStream(await ticketFor(key.secret))
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
  expect(answer.headers.get('vary')).toContain('Origin')
  await until(() => reader.lastId !== '')
  await goal(1, PLAYED)
  await goal(2)
  await until(() => reader.events.some(({ event }) => event?.id === 'gol_2'))
  expect(reader.events.every(({ match }) => match?.id === LIVE)).toBe(true)
  reader.close()
})

it('resumes at the last event with a new ticket, and answers JSON to those who poll', async () => {
  const first = await openStream(await ticketFor(key.secret))
  await until(() => first.reader.lastId !== '')
  first.reader.close()
  await goal(3)
  const since = `&desde=${first.reader.lastId}`
  const second = await openStream((await ticketFor(key.secret)) + since)
  await until(() => second.reader.events.some(({ event }) => event?.id === 'gol_3'))
  second.reader.close()
  const polled = await fetch(address + (await ticketFor(key.secret)) + since, { headers: { origin: SITE } })
  const { data } = (await polled.json()) as { data: PushEvent[] }
  expect(data.some(({ event }) => event?.id === 'gol_3')).toBe(true)
})

it('is invalid from another origin, after a minute, and when it was changed', async () => {
  const path = await ticketFor(key.secret)
  for (const wrong of [openStream(path, 'https://outro.exemplo'), openStream(`${path.slice(0, -8)}AAAAAAAA`)]) {
    const { answer } = await wrong
    expect(answer.status).toBe(404)
    expect(((await answer.json()) as { detail: string }).detail).toContain('/ao-vivo/bilhete')
  }
  test.advance(61_000)
  expect((await openStream(path)).answer.status).toBe(404)
  const elsewhere = await ask(key.secret, 'https://outro.exemplo')
  expect([elsewhere.status, ((await elsewhere.json()) as { code: string }).code]).toEqual([403, 'origin_refused'])
})

it('ends with the key, and after a quarter of an hour', async () => {
  const gone = await makeKey({ kind: 'browser', origins: [SITE] })
  const [revoked, kept] = [
    await openStream(await ticketFor(gone.secret)),
    await openStream(await ticketFor(key.secret)),
  ]
  await until(() => revoked.reader.lastId !== '' && kept.reader.lastId !== '')
  await test.call('DELETE', `/api/v1/chaves/${gone.id}`, { as: owner })
  await until(() => revoked.reader.ended)
  expect(kept.reader.ended).toBe(false)
  test.advance(15 * 60_000)
  await until(() => kept.reader.ended)
})

it('counts the streams of visitors by their network: a whole IPv6 network counts as one', async () => {
  const { supervisor } = test.context
  const network = '2001:db8:1:2::/64'
  for (let count = 0; count < MOST_STREAMS_PER_CALLER; count += 1) await supervisor.openStream(network)
  const refused = await test.app.inject({
    url: await ticketFor(key.secret),
    remoteAddress: '2001:db8:1:2:ffff::9',
    headers: { accept: 'text/event-stream', origin: SITE },
  })
  expect(refused.statusCode).toBe(429)
  for (let count = 0; count < MOST_STREAMS_PER_CALLER; count += 1) await supervisor.closeStream(network)
})

it('gives a test key no ticket for a real match, which does not exist for it', async () => {
  const trial = await makeKey({ kind: 'browser', origins: [SITE], mode: 'test' })
  const answer = await ask(trial.secret)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'invalid_input',
      errors: [expect.objectContaining({ field: 'jogo', message: expect.stringContaining(LIVE) })],
    }),
  ])
})

it("tells a page of another site nothing that a source forbids to pass on, and the site's own server everything", async () => {
  const { database } = test
  await database.insertInto('datasets').values({ id: 'fechada', title: 'Fechada', redistribution: false }).execute()
  const server = await makeKey({})
  const since = await test.call('GET', '/api/v1/ao-vivo?desde=agora', { as: owner })
  const inPage = await openStream(await ticketFor(key.secret))
  const own = await openStream(await ticketFor(server.secret))
  await until(() => [inPage.reader, own.reader].every(({ lastId }) => lastId !== ''))

  const card = { match_id: LIVE, type: 'yellow', side: 'home', player_id: 'ana' }
  await database
    .insertInto('events')
    .values({ ...card, id: 'alheio', position: 20, dataset_id: 'fechada' })
    .execute()
  await database.updateTable('events').set({ minute: 7, revision: 2 }).where('id', '=', 'alheio').execute()
  await database.deleteFrom('events').where('id', '=', 'alheio').execute()
  await goal(21)
  const isGoal = ({ event }: PushEvent) => event?.id === 'gol_21'
  await until(() => [inPage.reader, own.reader].every(({ events }) => events.some(isGoal)))
  const toldOf = (events: readonly PushEvent[]) => events.filter(({ event }) => event?.id === 'alheio').length
  expect([inPage.reader, own.reader].map(({ events }) => toldOf(events))).toEqual([0, 3])

  // Neither polling nor the feed of changes shows them.
  const from = `desde=${since.body.cursor}`
  const asked = async (path: string, secret?: string) => {
    const authorization = secret === undefined ? {} : { authorization: `Bearer ${secret}` }
    const answer = await fetch(address + path, { headers: { origin: SITE, ...authorization } })
    return toldOf(((await answer.json()) as { data: PushEvent[] }).data)
  }
  expect(await asked(`${await ticketFor(key.secret)}&${from}`)).toBe(0)
  expect(await asked(`${await ticketFor(server.secret)}&${from}`)).toBe(3)
  expect(await asked(`/api/v1/mudancas?${from}`, key.secret)).toBe(0)
  expect(await asked(`/api/v1/mudancas?${from}`, server.secret)).toBe(3)
  inPage.reader.close()
  own.reader.close()
  await database.deleteFrom('datasets').where('id', '=', 'fechada').execute()
})

it('never shows the visitors of a page what its owner simulates', async () => {
  const [own, { reader }] = await Promise.all([
    readStream(address, owner, 'ao-vivo'),
    openStream(await ticketFor(key.secret, PLAYED)),
  ])
  await until(() => reader.lastId !== '')
  const body = { match: PLAYED, speed: 60, webhooks: false }
  expect((await test.call('POST', '/api/v1/simulacoes', { as: owner, body })).status).toBe(201)
  test.advance(120_000)
  await publishDue(test.database, test.context.now())
  await until(() => own.events.some(({ type }) => type === 'match.finished'))
  expect(own.events.every((event) => event.test)).toBe(true)
  // Both streams receive the next event, so the earlier ones were not merely late.
  await goal(900, PLAYED)
  await until(() => [own, reader].every(({ events }) => events.some(({ event }) => event?.id === 'gol_900')))
  expect(reader.events.filter((event) => event.test)).toEqual([])
  own.close()
  reader.close()
})
