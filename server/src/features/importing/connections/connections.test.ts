import { endpoints, type Connection, type Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { checkConnection, enqueueDueChecks } from './check.ts'
import { startSourceServer, type SourceServer } from './testing/source-server.ts'

const HEAD = 'id_match,season,date,home,score,away'
const ROUND = `${HEAD}\n1,2009,2009-05-09,Flamengo,3x1,Cruzeiro\n2,2009,2009-05-10,Santos,1x1,Bahia\n`
const CORRECTED = ROUND.replace('3x1', '3x2')

let test: TestApp
let admin: Session
let source: SourceServer
beforeAll(async () => {
  test = await createTestApp({ ALLOW_PRIVATE_WEBHOOKS: '1' })
  admin = await test.registerAdmin()
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  source = await startSourceServer((_request, response) => response.writeHead(200, { etag: '"1"' }).end(ROUND))
})
afterEach(async () => {
  await test.database.deleteFrom('connections').execute()
  await source.close()
})

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  test.call(method, `/api/v1/conexoes${path}`, { as: admin, ...(body !== undefined && { body }) })
const read = async (id: string): Promise<Connection> => (await call('GET', `/${id}`)).body.data
const seq = async () =>
  (await sql<{ last: string }>`select coalesce(max(seq), 0)::text as last from changes`.execute(test.database)).rows[0]!
    .last
const runs = (id: string) =>
  test.database.selectFrom('import_runs').selectAll().where('connection_id', '=', id).orderBy('id').execute()

async function connect(more = {}): Promise<string> {
  const body = { dataset: 'brasileirao', address: `${source.url}/matches.csv`, title: 'Resultados', ...more }
  const made = await call('POST', '', body)
  expect(made.status).toBe(201)
  expectAnswer(endpoints.createConnection, made.body)
  return made.body.data.id
}

/** Until the last check and the import it started are over. */
const settled = (id: string, outcome: string): Promise<Connection> =>
  until(async () => {
    const connection = await read(id)
    const atWork = ['checking', 'importing'].includes(connection.state)
    return atWork || connection.lastCheck?.outcome !== outcome ? null : connection
  }, 30_000)

const checkAgain = async (id: string) => {
  await until(async () => (await read(id)).state !== 'checking')
  await checkConnection(test.context, id, new AbortController().signal)
}

it('offers the known sources with their licences, and fetches nothing before one is connected', async () => {
  const { body } = await call('GET', '/catalogo')
  expectAnswer(endpoints.listConnectables, body)
  expect(body.data.find(({ id }: { id: string }) => id === 'cbf-sumulas')).toMatchObject({
    dataset: 'cbf',
    address: 'https://github.com/BrazilianFootball/Data',
    licence: expect.any(String),
    connection: null,
  })
  expect(await test.database.selectFrom('connections').select('id').execute()).toEqual([])
})

it('imports what it fetches, as an import that can be undone as a whole', async () => {
  const id = await connect()
  const connection = await settled(id, 'changed')
  expect(connection).toMatchObject({ state: 'waiting', failures: 0, trust: 500 })
  expect(connection.lastRun).toMatchObject({ status: 'done', created: 3, actor: 'Fonte Resultados' })
  const undone = await test.call('POST', `/api/v1/historico/${connection.lastRun!.edit}/desfazer`, { as: admin })
  expect(undone.status).toBe(200)
  // Undone stays undone while the source does not change.
  source.answer = (_request, response) => response.writeHead(304).end()
  await checkAgain(id)
  expect(await runs(id)).toHaveLength(1)
})

describe('a source that has not changed', () => {
  it('costs one round trip where it knows ETags: no run, no change event', async () => {
    const id = await connect()
    await settled(id, 'changed')
    const [before, asked] = [await seq(), source.calls.length]
    source.answer = ({ headers }, response) =>
      headers['if-none-match'] === '"1"' ? response.writeHead(304).end() : response.writeHead(500).end()
    await checkAgain(id)
    expect((await read(id)).lastCheck?.outcome).toBe('unchanged')
    expect(source.calls).toHaveLength(asked + 1)
    expect(await runs(id)).toHaveLength(1)
    expect(await seq()).toBe(before)
  })

  it('is recognised by its bytes where it says nothing of itself', async () => {
    source.answer = (_request, response) => response.end(ROUND)
    const id = await connect()
    await settled(id, 'changed')
    await checkAgain(id)
    expect(await runs(id)).toHaveLength(1)
    expect((await read(id)).lastCheck?.outcome).toBe('unchanged')
  })

  it('is asked by Last-Modified where that is all it says', async () => {
    const MOMENT = 'Wed, 21 Oct 2015 07:28:00 GMT'
    source.answer = ({ headers }, response) =>
      headers['if-modified-since'] === MOMENT
        ? response.writeHead(304).end()
        : response.writeHead(200, { 'last-modified': MOMENT }).end(ROUND)
    const id = await connect()
    await settled(id, 'changed')
    await checkAgain(id)
    expect((await read(id)).lastCheck?.outcome).toBe('unchanged')
  })
})

it('brings a corrected result, once', async () => {
  const id = await connect()
  await settled(id, 'changed')
  source.answer = (_request, response) => response.writeHead(200, { etag: '"2"' }).end(CORRECTED)
  await checkAgain(id)
  const { lastRun } = await settled(id, 'changed')
  expect(lastRun).toMatchObject({ created: 0, updated: 1, unchanged: 2 })
  const { away_score } = await test.database
    .selectFrom('matches')
    .select('away_score')
    .where('home_id', '=', 'flamengo')
    .executeTakeFirstOrThrow()
  expect(away_score).toBe(2)
})

it('counts failures, waits longer, and mails the admins once after three', async () => {
  source.answer = (_request, response) => response.writeHead(503).end()
  const id = await connect({ title: 'Fonte fora do ar' })
  await settled(id, 'failed')
  const mails = () => test.mails.filter(({ subject }) => subject === 'A fonte “Fonte fora do ar” está falhando')
  await checkAgain(id)
  expect(mails()).toHaveLength(0)
  await checkAgain(id)
  const failing = await read(id)
  expect(failing).toMatchObject({ state: 'failing', failures: 3, lastCheck: { error: expect.stringContaining('503') } })
  await until(() => mails().length > 0)
  await checkAgain(id)
  const { admin: figures } = (await test.call('GET', '/api/v1/dashboard', { as: admin })).body.data
  expect(figures.connections).toEqual({ connected: 1, failing: 1 })
  // Back again after a day: everything counts from the start.
  source.answer = (_request, response) => response.end(ROUND)
  await checkAgain(id)
  expect(await settled(id, 'changed')).toMatchObject({ failures: 0, state: 'waiting' })
  expect(mails()).toHaveLength(1)
})

it.each([
  ['of another kind', 'isto não é um csv de jogos'],
  ['without a single row', `${HEAD}\n`],
])('counts a file %s as a failure, and takes the next good one', async (_kind, text) => {
  source.answer = (_request, response) => response.writeHead(200, { etag: '"bad"' }).end(text)
  const id = await connect()
  expect((await settled(id, 'failed')).failures).toBe(1)
  source.answer = ({ headers }, response) => {
    // What was not imported is not known.
    expect(headers['if-none-match']).toBeUndefined()
    response.end(ROUND)
  }
  await checkAgain(id)
  expect((await settled(id, 'changed')).failures).toBe(0)
})

it('refuses an answer that breaks off in the middle', async () => {
  source.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': String(ROUND.length) })
    response.write(ROUND.slice(0, 60))
    setImmediate(() => response.destroy())
  }
  const id = await connect()
  const { failures, lastRun } = await settled(id, 'failed')
  expect({ failures, lastRun }).toEqual({ failures: 1, lastRun: null })
})

it('is due once over all processes, and not while it is paused', async () => {
  const id = await connect()
  await settled(id, 'changed')
  await test.database
    .updateTable('connections')
    .set({ next_check_at: new Date(0) })
    .execute()
  source.answer = (_request, response) => response.writeHead(304).end()
  const asked = source.calls.length
  await Promise.all([1, 2, 3].map(() => enqueueDueChecks(test.context)))
  await until(() => source.calls.length > asked)
  expect(new Date((await read(id)).nextCheckAt!).getTime()).toBeGreaterThan(Date.now() + 20 * 3_600_000)
  expect(source.calls).toHaveLength(asked + 1)

  const paused = await call('PATCH', `/${id}`, { paused: true })
  expect(paused.body.data).toMatchObject({ state: 'paused', nextCheckAt: null })
  await test.database
    .updateTable('connections')
    .set({ next_check_at: new Date(0) })
    .execute()
  await enqueueDueChecks(test.context)
  const { next_check_at } = await test.database
    .selectFrom('connections')
    .select('next_check_at')
    .executeTakeFirstOrThrow()
  expect(next_check_at).toEqual(new Date(0))
})

it('is stopped while it fetches: nothing is written, and it is no failure', async () => {
  source.answer = (_request, response) => void response.write(HEAD)
  const id = await connect()
  await until(async () => (await read(id)).state === 'checking')
  await call('POST', `/${id}/parar`)
  expect(await settled(id, 'stopped')).toMatchObject({ failures: 0, lastRun: null })
})

it('is checked by another process when its own has died', async () => {
  const id = await connect()
  await settled(id, 'changed')
  const died = { holder: 'a process that is gone', held_until: new Date(Date.now() + 60_000) }
  await test.database.updateTable('connections').set(died).where('id', '=', id).execute()
  await expect(checkConnection(test.context, id, new AbortController().signal)).rejects.toThrow('held')
  await test.database
    .updateTable('connections')
    .set({ held_until: new Date(0) })
    .where('id', '=', id)
    .execute()
  await checkConnection(test.context, id, new AbortController().signal)
  expect(await settled(id, 'unchanged')).toMatchObject({ failures: 0 })
})

it('refuses the same source twice, an unknown one and bad addresses, and writes nothing', async () => {
  const id = await connect()
  await settled(id, 'changed')
  const good = { dataset: 'brasileirao', address: 'https://exemplo.com/a.csv' }
  for (const [body, field] of [
    [{ dataset: 'brasileirao', address: `${source.url}/matches.csv` }, 'address'],
    [{ ...good, dataset: 'nenhum' }, 'dataset'],
    [{ entry: 'nenhuma' }, 'entry'],
    [{ dataset: 'brasileirao' }, 'address'],
    [{ ...good, address: 'https://ana:senha@exemplo.com/a.csv' }, 'address'],
    [{ ...good, everyMinutes: 1 }, 'everyMinutes'],
  ] as const) {
    const answer = await call('POST', '', body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].field).toBe(field)
  }
  expect((await call('GET', '')).body.data).toHaveLength(1)
})

it('is disconnected, and what it brought stays', async () => {
  const id = await connect()
  await settled(id, 'changed')
  expect((await call('DELETE', `/${id}`)).status).toBe(204)
  expect((await call('GET', `/${id}`)).status).toBe(404)
  expect(await test.database.selectFrom('matches').select('id').execute()).not.toEqual([])
})
