import type { IncomingMessage, ServerResponse } from 'node:http'
import { endpoints, type Connection, type Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ConnectorCalls } from '../connectors/calls.ts'
import { footballDataOrgConnector } from '../connectors/football-data-org.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { checkConnection } from './check.ts'
import { answersOf, changed, KEY, type Answers } from './testing/football-data-answers.ts'
import { startSourceServer, type SourceServer } from './testing/source-server.ts'

let test: TestApp
let admin: Session
let source: SourceServer
let answers: Answers
beforeAll(async () => {
  test = await createTestApp({ ALLOW_PRIVATE_WEBHOOKS: '1' })
  admin = await test.registerAdmin()
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  answers = answersOf()
  source = await startSourceServer(replay)
})
afterEach(async () => {
  await test.database.deleteFrom('connections').execute()
  await source.close()
})

const send = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** As the provider does: a wrong key is 400, an unknown address 404, and every answer counts. */
function replay({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  if (headers['x-auth-token'] !== KEY)
    return void send(response, 400, { message: 'Your API token is invalid.', errorCode: 400 })
  const answer = answers[url.replace('/v4', '')]
  const left = { 'x-requests-available-minute': '7', 'x-requestcounter-reset': '60' }
  if (!answer)
    return void send(response, 404, { message: 'The resource you are looking for does not exist.', error: 404 }, left)
  send(response, 200, answer, left)
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  test.call(method, `/api/v1/conexoes${path}`, { as: admin, ...(body !== undefined && { body }) })
const read = async (id: string): Promise<Connection> => (await call('GET', `/${id}`)).body.data
const settled = (id: string, outcome: string): Promise<Connection> =>
  until(async () => {
    const connection = await read(id)
    const atWork = ['checking', 'importing'].includes(connection.state)
    return atWork || connection.lastCheck?.outcome !== outcome ? null : connection
  }, 30_000)
const check = (id: string) => checkConnection(test.context, id, new AbortController().signal)
const lastSeq = async () =>
  (await sql<{ last: string }>`select coalesce(max(seq), 0)::text as last from changes`.execute(test.database)).rows[0]!
    .last

async function connect(key = KEY): Promise<string> {
  const made = await call('POST', '', { entry: 'football-data-org', address: `${source.url}/v4`, key })
  expect(made.status).toBe(201)
  expectAnswer(endpoints.createConnection, made.body)
  expect(JSON.stringify(made.body)).not.toContain(key)
  return made.body.data.id
}
const matches = () =>
  test.database
    .selectFrom('matches')
    .innerJoin('editions', 'editions.id', 'matches.edition_id')
    .selectAll('matches')
    .where('editions.name', '=', '2031')
    .orderBy('matches.id')
    .execute()

it('syncs, then finds nothing new, then a corrected result and a moved match', async () => {
  const id = await connect()
  const first = await settled(id, 'changed')
  expect(first.lastRun).toMatchObject({ status: 'done', rejected: 0 })
  expect(first.connector).toMatchObject({
    keyHint: KEY.slice(-4),
    competitions: ['BSA'],
    budget: [{ left: 7, limit: 10 }],
  })
  const before = await matches()
  expect(before).toHaveLength(3)
  expect(source.calls.map(({ path }) => path)).toEqual(
    ['matches', 'teams', 'standings', 'scorers'].map((part) => `/v4/competitions/BSA/${part}`),
  )

  const seq = await lastSeq()
  answers = changed(answers, (match) => ({ ...match, lastUpdated: '2031-12-01T00:20:00Z' }))
  await check(id)
  expect((await read(id)).lastCheck?.outcome).toBe('unchanged')
  expect(await lastSeq()).toBe(seq)

  answers = changed(answers, (match) => ({
    ...match,
    ...(match['id'] === 9001 && { score: { duration: 'REGULAR', fullTime: { home: 2, away: 2 } } }),
    ...(match['id'] === 9003 && { utcDate: '2031-09-20T22:00:00Z' }),
  }))
  await check(id)
  const second = await settled(id, 'changed')
  expect(second.lastRun).toMatchObject({ created: 0, updated: 2 })
  const after = await matches()
  expect(after.map(({ id: match }) => match)).toEqual(before.map(({ id: match }) => match))
  expect(after.find(({ home_id }) => home_id === 'flamengo')).toMatchObject({ home_score: 2, away_score: 2 })
  expect(after.find(({ home_id }) => home_id === 'bahia')?.kickoff).toEqual(new Date('2031-09-20T22:00:00Z'))
})

it('shows where its table differs from ours, and copies nothing from it', async () => {
  const id = await connect()
  await settled(id, 'changed')
  const { body } = await call('GET', `/${id}/diferencas`)
  expectAnswer(endpoints.listConnectionDifferences, body)
  expect(body.data).toEqual([
    {
      kind: 'standings',
      competition: 'brasileirao_serie_a',
      edition: '2031',
      name: 'Flamengo',
      linkAddress: '/times/flamengo',
      label: 'pontos',
      ours: 3,
      theirs: 9,
    },
  ])
  expect((await read(id)).connector?.differences).toBe(1)
})

it('shows on the pages of its season and matches how fresh they are, even without changes', async () => {
  const id = await connect()
  await settled(id, 'changed')
  const read = async (query: string) =>
    (await test.call('GET', `/api/v1/atualizacoes?campeonato=brasileirao_serie_a&${query}`, { as: admin })).body
  const before = await read('temporada=2031')
  expectAnswer(endpoints.listFreshness, before)
  expect(before.data).toMatchObject([{ dataset: 'football-data-org', title: 'football-data.org' }])
  await check(id)
  const after = await read('temporada=2031')
  expect(after.data[0].at > before.data[0].at).toBe(true)
  const [match] = await matches()
  expect((await read(`temporada=2031&jogo=${match!.id}`)).data).toHaveLength(1)
  expect((await read('temporada=2019')).data).toEqual([])
})

describe('the key', () => {
  it('is sealed, and stands in no answer, history or log entry', async () => {
    const id = await connect()
    await settled(id, 'changed')
    const { rows } = await sql<{ all: string }>`
      select jsonb_agg(to_jsonb(c))::text || (select jsonb_agg(to_jsonb(a))::text from audit_log as a) as all
      from connections as c`.execute(test.database)
    expect(rows[0]!.all).not.toContain(KEY)
  })

  it('that is wrong fails at once, and a new one brings everything', async () => {
    const id = await connect('uma-chave-errada')
    expect(await settled(id, 'failed')).toMatchObject({
      failures: 1,
      lastCheck: { error: 'A football-data.org não aceita esta chave.' },
    })
    expect(source.calls).toHaveLength(1)
    const test1 = await call('POST', `/${id}/chave/testar`)
    expect(test1.body.data).toMatchObject({ ok: false, words: 'A football-data.org não aceita esta chave.' })
    const set = await call('PUT', `/${id}/chave`, { key: KEY })
    expect(set.body.data).toMatchObject({ failures: 0, connector: { keyHint: KEY.slice(-4) } })
    await settled(id, 'changed')
    const { body } = await call('POST', `/${id}/chave/testar`)
    expectAnswer(endpoints.testConnectionKey, body)
    expect(body.data).toMatchObject({
      ok: true,
      covered: ['BSA', 'PL'],
      words: expect.stringContaining('2 campeonatos'),
    })
  })

  it('that is removed stops the checks without a failure', async () => {
    const id = await connect()
    await settled(id, 'changed')
    const removed = await call('DELETE', `/${id}/chave`)
    expect(removed.body.data).toMatchObject({ state: 'keyless', connector: { keyHint: null } })
    const asked = source.calls.length
    await check(id)
    expect(source.calls).toHaveLength(asked)
    expect(await read(id)).toMatchObject({ state: 'keyless', failures: 0 })
  })
})

it('refuses a second connection, one without a key, and competitions that the provider has not', async () => {
  await settled(await connect(), 'changed')
  const address = `${source.url}/v4`
  for (const [body, field] of [
    [{ entry: 'football-data-org', address: `${source.url}/outra`, key: KEY }, 'entry'],
    [{ entry: 'football-data-org', address }, 'key'],
    [{ entry: 'football-data-org', address, key: KEY, competitions: ['XYZ'] }, 'competitions'],
  ] as const) {
    const answer = await call('POST', '', body)
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field])
  }
})

describe('an answer that is not one', () => {
  /** Fails `times` times at the second call, then answers. */
  const failing = (times: number, fail: (response: ServerResponse) => void) => {
    let left = times
    source.answer = (request, response) => {
      if (request.url?.endsWith('/teams') && left > 0) {
        left -= 1
        return fail(response)
      }
      replay(request, response)
    }
  }

  it.each([
    ['429 with headers', (r: ServerResponse) => send(r, 429, { message: 'x' }, { 'x-requestcounter-reset': '1' })],
    [
      '429 with a sentence',
      (r: ServerResponse) =>
        send(r, 429, { message: 'You reached your request limit. Wait 1 seconds.', errorCode: 429 }),
    ],
    ['an error with status 200', (r: ServerResponse) => send(r, 200, { message: 'Wait 1 seconds.', errorCode: 429 })],
    ['a page cut off', (r: ServerResponse) => r.writeHead(200).end('{"teams": [{"id": 1783, "na')],
    ['a connection cut off', (r: ServerResponse) => r.destroy()],
    ['500', (r: ServerResponse) => send(r, 500, { message: 'x' })],
  ])('%s is asked for again, and nothing is doubled', async (_what, fail) => {
    failing(1, fail)
    const id = await connect()
    const { lastRun } = await settled(id, 'changed')
    expect(lastRun).toMatchObject({ status: 'done', rejected: 0 })
    expect(await matches()).toHaveLength(3)
    expect(source.calls.filter(({ path }) => path.endsWith('/teams'))).toHaveLength(2)
  })

  it('for as long as a day counts as failures, writes nothing, and everything is there afterwards', async () => {
    failing(1_000, (response) => send(response, 503, {}))
    const id = await connect()
    await settled(id, 'failed')
    await check(id)
    expect(await read(id)).toMatchObject({ failures: 2, lastRun: null })
    source.answer = replay
    await check(id)
    expect(await settled(id, 'changed')).toMatchObject({ failures: 0 })
    expect(await matches()).toHaveLength(3)
  })

  it('for one part of the plan is a warning, not a failure', async () => {
    source.answer = (request, response) =>
      request.url?.endsWith('/scorers')
        ? void send(response, 403, { message: 'The resource is restricted.', errorCode: 403 })
        : replay(request, response)
    const id = await connect()
    const { lastRun } = await settled(id, 'changed')
    const remarks = await test.call('GET', `/api/v1/importacoes/${lastRun!.id}/observacoes?tipo=warning`, { as: admin })
    expect(remarks.body.data[0]).toMatchObject({ file: 'BSA-scorers.json', reason: 'O plano da chave não cobre isto.' })
  })
})

it('waits out a minute without any header, and calls no more often than the budget allows', async () => {
  const id = await connect()
  await settled(id, 'changed')
  await test.database
    .updateTable('connections')
    .set({ budget: sql`'[]'::jsonb` })
    .execute()
  const waits: number[] = []
  let ahead = 0
  let refuse = true
  source.answer = (_request, response) => {
    if (!refuse) return void send(response, 200, {})
    refuse = false
    send(response, 429, {})
  }
  const calls = new ConnectorCalls({
    database: test.database,
    connectionId: id,
    connector: footballDataOrgConnector,
    address: source.url,
    key: KEY,
    contact: 'https://meio-campo.example',
    reach: { allowPrivate: true, hosts: null },
    signal: new AbortController().signal,
    now: () => new Date(Date.now() + ahead),
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      ahead += milliseconds
    },
  })
  await calls.get('/x')
  expect(waits).toHaveLength(1)
  expect(waits[0]).toBeGreaterThan(55_000)
  const asked = source.calls.length
  for (let each = 0; each < 10; each += 1) await calls.get('/x')
  expect(source.calls).toHaveLength(asked + 10)
  expect(waits).toHaveLength(2)
})
