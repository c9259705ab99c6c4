import { endpoints, type Session } from '@meio-campo/contract'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemonstration } from '../../demo/load.ts'
import { addressIn } from '../../testing/operations.ts'
import { findPlaces } from '../../testing/places.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { keyOf } from './read.ts'

let test: TestApp
let person: Session
let addresses: string[]
let port: number
/** Whether the framework saw the last call: it writes the address that was asked for onto the request. */
let sawFramework = false

beforeAll(async () => {
  test = await createTestApp()
  await loadDemonstration(test.database, test.context.now())
  person = await test.register()
  const places = await findPlaces(test)
  addresses = [...test.app.reads.keys()].map((id) => {
    const { path, query } = addressIn(endpoints[id as keyof typeof endpoints], places)
    return path + query
  })
  // The date of an answer stands still once the second of its last change has passed.
  test.advance(2_000)
  test.app.server.on('request', (call: IncomingMessage) => (sawFramework = 'originalUrl' in call))
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
}, 900_000)
afterAll(() => test.close())

interface Answered {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: Buffer
}

/** What differs from one answer to the next, or belongs to the connection. */
const OWN = new Set(['x-request-id', 'ratelimit', 'date', 'connection', 'keep-alive'])
const shared = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)))

async function byFramework(url: string, headers: Record<string, string>): Promise<Answered> {
  const { statusCode, headers: got, rawPayload } = await test.app.inject({ url, headers })
  return { status: statusCode, headers: shared(got), body: rawPayload }
}

async function bySocket(path: string, headers: Record<string, string>, method = 'GET'): Promise<Answered> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path, method, headers }, resolve).once('error', reject).end(),
  )
  return { status: answer.statusCode!, headers: shared(answer.headers), body: await buffer(answer) }
}

/** The call by both ways: the framework's first, since the other learns from it. */
async function expectSame(url: string, headers: Record<string, string>): Promise<Answered> {
  const slow = await byFramework(url, headers)
  const fast = await bySocket(url, headers)
  expect(sawFramework, `${url} ${JSON.stringify(headers)}: the framework was asked`).toBe(false)
  expect(fast.headers, url).toEqual(slow.headers)
  expect(fast.status, url).toBe(slow.status)
  expect(fast.body.equals(slow.body), url).toBe(true)
  return fast
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const ofPerson = () => bearer(person.user.token)
const consoleUrl = (address: string) => `/${person.user._id}${address}`

async function createKey(body: object): Promise<string> {
  const made = await test.call('POST', '/api/v1/chaves', { as: person, body })
  expect(made.status).toBe(201)
  return made.body.data.secret
}

describe('every read whose answer is kept', () => {
  it('is the same by both ways, for a session, plain and compressed, and where it is known already', async () => {
    expect(addresses.length).toBeGreaterThan(40)
    for (const address of addresses) {
      const { headers } = await expectSame(consoleUrl(address), ofPerson())
      for (const encoding of ['br', 'gzip', 'identity'])
        await expectSame(consoleUrl(address), { ...ofPerson(), 'accept-encoding': encoding })
      const known = await expectSame(consoleUrl(address), { ...ofPerson(), 'if-none-match': String(headers['etag']) })
      expect(known.status).toBe(304)
    }
  })

  it('is the same by both ways, for a key, a browser key and a test key', async () => {
    const origin = 'https://exemplo.com'
    const callers = [
      { ...bearer(await createKey({ name: 'Servidor', scopes: ['read'] })) },
      { 'x-api-key': await createKey({ name: 'Servidor 2', scopes: ['read'] }) },
      { ...bearer(await createKey({ name: 'Site', scopes: ['read'], kind: 'browser', origins: [origin] })), origin },
      { ...bearer(await createKey({ name: 'Teste', scopes: ['read'], mode: 'test' })) },
    ]
    for (const headers of callers) {
      const { headers: first } = await expectSame('/api/v1/campeonatos/brasileirao_serie_a/tabela', headers)
      await expectSame('/api/v1/times?limit=2', { ...headers, 'accept-encoding': 'br' })
      const etag = String(first['etag'])
      await expectSame('/api/v1/campeonatos/brasileirao_serie_a/tabela', { ...headers, 'if-none-match': etag })
    }
  })
})

describe('the framework is asked', () => {
  const URL = '/api/v1/times?limit=3'
  const expectFramework = async (headers: Record<string, string>, status: number, method?: string) => {
    sawFramework = false
    expect((await bySocket(consoleUrl(URL), headers, method)).status).toBe(status)
    expect(sawFramework).toBe(true)
  }

  it('about strangers, other methods, bodies, and calls that came by HTTPS', async () => {
    await expectSame(consoleUrl(URL), ofPerson())
    await expectFramework({}, 401)
    await expectFramework(bearer('outra'), 401)
    await expectFramework(ofPerson(), 200, 'HEAD')
    await expectFramework({ ...ofPerson(), 'content-length': '0' }, 200)
    await expectFramework({ ...ofPerson(), 'x-forwarded-proto': 'https' }, 200)
  })

  it('after a change, a sign-out and a revoked key, and says what is true then', async () => {
    const url = '/api/v1/times/flamengo'
    await expectSame(consoleUrl(url), ofPerson())
    await test.database.updateTable('teams').set({ name: 'Outro' }).where('id', '=', 'flamengo').execute()
    await test.context.supervisor.settle()
    const changed = await bySocket(consoleUrl(url), ofPerson())
    expect(JSON.parse(changed.body.toString()).data.name).toBe('Outro')

    const made = await test.call('POST', '/api/v1/chaves', { as: person, body: { name: 'Breve', scopes: ['read'] } })
    const { key, secret } = made.body.data
    await expectSame(url, bearer(secret))
    await test.call('DELETE', `/api/v1/chaves/${key.id}`, { as: person })
    expect((await bySocket(url, bearer(secret))).status).toBe(401)

    const other = await test.register()
    const own = `/${other.user._id}${url}`
    await expectSame(own, bearer(other.user.token))
    expect((await bySocket(own, ofPerson())).status).toBe(403)
    await test.call('POST', '/access/logout', { as: other })
    expect((await bySocket(own, bearer(other.user.token))).status).toBe(401)
  })
})

it('lets those who ask while an answer is made wait for it beside the framework', async () => {
  const url = '/api/v1/times/palmeiras'
  await expectSame(consoleUrl(url), ofPerson())
  await test.database.updateTable('teams').set({ name: 'Outro nome' }).where('id', '=', 'palmeiras').execute()
  await test.context.supervisor.settle()
  const calls: IncomingMessage[] = []
  const note = (call: IncomingMessage) => calls.push(call)
  test.app.server.on('request', note)
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = test.database.transaction().execute(async (transaction) => {
    await sql`lock table teams in access exclusive mode`.execute(transaction)
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const first = bySocket(consoleUrl(url), ofPerson())
  await until(() => test.context.answers.findShared(keyOf(test.context, url)) !== null)
  const others = ['identity', 'br', 'gzip', 'br', 'identity'].map((encoding) =>
    bySocket(consoleUrl(url), { ...ofPerson(), 'accept-encoding': encoding }),
  )
  await until(() => calls.length === 6)
  release.resolve()
  await holding
  const [made, ...answers] = await Promise.all([first, ...others])
  test.app.server.off('request', note)
  expect(JSON.parse(made.body.toString()).data.name).toBe('Outro nome')
  expect(answers.map(({ status, headers }) => [status, headers['etag']])).toEqual(
    answers.map(() => [200, made.headers['etag']]),
  )
  expect(answers[0]!.body.equals(made.body)).toBe(true)
  expect(brotliDecompressSync(answers[1]!.body).equals(made.body)).toBe(true)
  expect(calls.map((call) => 'originalUrl' in call)).toEqual([true, false, false, false, false, false])
})

it('counts and records what it answers as the framework does', async () => {
  const secret = await createKey({ name: 'Contada', scopes: ['read'] })
  const url = '/api/v1/streamings?limit=2'
  await expectSame(url, bearer(secret))
  const left = async () =>
    Number(
      /"minuto";r=(\d+)/.exec(
        String((await test.app.inject({ url, headers: bearer(secret) })).headers['ratelimit']),
      )![1],
    )
  const before = await left()
  await bySocket(url, bearer(secret))
  expect(await left()).toBe(before - 2)
  const { calls, kept } = test.context.meter.take()
  expect(calls).toBeGreaterThan(0)
  expect(kept).toBeGreaterThan(0)
  const log = async () =>
    (await test.call('GET', '/api/v1/registros', { as: person })).body.data.filter(
      ({ path }: { path?: string; address?: string }) => path?.startsWith('/api/v1/streamings'),
    )
  await expect.poll(async () => (await log()).length, { timeout: 10_000 }).toBe(5)
})
