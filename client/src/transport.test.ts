import { afterEach, expect, it } from 'vitest'
import { createClient, MeioCampoError } from './index.ts'
import { sendJson, startService, type Service } from './testing/service.ts'

let service: Service
afterEach(() => service.close())
const client = (options = {}) => createClient({ baseUrl: service.baseUrl, key: 'mc_test_abc', ...options })
const failureOf = (promise: PromiseLike<unknown>) =>
  Promise.resolve(promise).then(
    () => null,
    (error: unknown) => error as MeioCampoError,
  )

const problem = (status: number, code: string) => ({
  code,
  title: 'Título',
  status,
  detail: 'O que houve.',
  instance: 'req_1',
  errors: [{ field: 'limit', message: 'Até 100.' }],
})

it('sends the key in a header, and fills the path and the query', async () => {
  service = await startService((_, response) => sendJson(response, { data: { edition: '2024' } }))
  const table = await client().competitions.standings({ id: 'série a', rodada: 3, include: ['positions'] })
  expect(table.edition).toBe('2024')
  expect(service.calls[0]!.url).toBe('/api/v1/campeonatos/s%C3%A9rie%20a/tabela?rodada=3&include=positions')
  expect(service.calls[0]!.headers.authorization).toBe('Bearer mc_test_abc')
  await expect(client().teams.get({ id: '' })).rejects.toThrow('“id” is missing')
  expect(service.calls).toHaveLength(1)
})

it('waits for Retry-After, and retries what may succeed later', async () => {
  service = await startService((_, response, number) => {
    if (number === 1) return sendJson(response, problem(429, 'quota_exceeded'), 429, { 'retry-after': '1' })
    if (number === 2) return sendJson(response, {}, 503)
    if (number === 3) return void response.destroy()
    return sendJson(response, { data: [{ id: 'bahia' }] })
  })
  const began = performance.now()
  expect(await client().search({ q: 'bahia' })).toMatchObject([{ id: 'bahia' }])
  expect(performance.now() - began).toBeGreaterThan(1_000)
  expect(service.calls).toHaveLength(4)
})

it('reports a failure with the API’s message, and does not retry permanent ones', async () => {
  service = await startService((_, response) => sendJson(response, problem(400, 'invalid_input'), 400))
  const error = await failureOf(client().teams.list({ limit: 1000 }))
  expect(error).toBeInstanceOf(MeioCampoError)
  expect(error).toMatchObject({
    code: 'invalid_input',
    status: 400,
    message: 'O que houve.',
    requestId: 'req_1',
    errors: [{ field: 'limit', message: 'Até 100.' }],
    retryAfterSeconds: null,
  })
  expect(service.calls).toHaveLength(1)
})

it('does not wait for a quota that comes back tomorrow', async () => {
  service = await startService((_, response) =>
    sendJson(response, problem(429, 'quota_exceeded'), 429, { 'retry-after': '40000' }),
  )
  expect(await failureOf(client().status())).toMatchObject({ code: 'quota_exceeded', retryAfterSeconds: 40_000 })
  expect(service.calls).toHaveLength(1)
})

it('reports an unreachable service, and a time-out', async () => {
  service = await startService(() => undefined)
  const slow = await failureOf(client({ timeoutMs: 50, retries: 1 }).status())
  expect(slow).toMatchObject({ code: 'network', status: 0 })
  expect(service.calls).toHaveLength(2)
})

it('stops when the caller does, also while it waits', async () => {
  service = await startService((_, response) => sendJson(response, {}, 503, { 'retry-after': '30' }))
  const signal = AbortSignal.timeout(100)
  const error = await failureOf(client().status({}, { signal }))
  expect(error).toBe(signal.reason)
  expect(service.calls).toHaveLength(1)
})

it('repeats a write only with a key that makes it safe', async () => {
  service = await startService((_, response, number) =>
    number % 2 === 1 ? sendJson(response, {}, 502) : sendJson(response, { data: 1 }),
  )
  expect(await failureOf(client().request('POST', '/api/v1/posts', { body: {} }))).toMatchObject({ status: 502 })
  await client().request('GET', '/api/v1/status')
  await client().request('POST', '/api/v1/posts', { body: {}, idempotencyKey: 'a' })
  expect(service.calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'POST'])
})

it('goes through every page when iterated, and reads only the first when awaited', async () => {
  service = await startService((request, response) => {
    const cursor = Number(new URL(request.url!, 'http://x').searchParams.get('cursor') ?? 0)
    const next = cursor < 2 ? String(cursor + 1) : null
    const data = request.url!.includes('cartoes')
      ? { players: [{ position: cursor }], teams: [] }
      : [{ id: `t${cursor}` }]
    sendJson(response, { data, page: { limit: 1, next, total: 3 }, links: {} })
  })
  const first = await client().teams.list({ limit: 1 })
  expect([first.data[0]!.id, first.page.total, service.calls.length]).toEqual(['t0', 3, 1])
  const ids = []
  for await (const { id } of client().teams.list({ limit: 1 })) ids.push(id)
  expect(ids).toEqual(['t0', 't1', 't2'])
  const cards = []
  for await (const { position } of client().competitions.cards({ id: 'liga' })) cards.push(position)
  expect(cards).toEqual([0, 1, 2])
})

it('follows changes to where nothing more has changed', async () => {
  service = await startService((request, response) => {
    const since = Number(new URL(request.url!, 'http://x').searchParams.get('desde'))
    sendJson(response, { data: [{ id: String(since + 1) }], cursor: String(since + 1), more: since < 6 })
  })
  const cursors = []
  for await (const { id } of client().changes({ desde: '4' })) cursors.push(id)
  expect(cursors).toEqual(['5', '6', '7'])
})

it('refuses an address that is none at once', async () => {
  service = await startService(() => undefined)
  expect(() => createClient({ baseUrl: 'futebol', key: 'mc_test_abc' })).toThrow()
})
