import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoints, type RequestLogDetail, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepHouse } from '../../../job-handlers.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertLeague } from '../../../testing/football-rows.ts'
import { createKeyCalls, type KeyCalls, type MadeKey } from '../../../testing/key-calls.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import type { CallRecord } from './call-record.ts'
import { limitBodies, STORED_BODIES } from './limit-bodies.ts'

let test: TestApp
let admin: Session
let calls: KeyCalls
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  calls = createKeyCalls(test)
  await insertLeague(test.database)
})
afterAll(() => test.close())

it('has what its owner needs, without what may be secret, filtered, paged and as a file', async () => {
  const ana = await test.register()
  const made = await calls.make(ana)
  const { id } = await calls.call(made, '/api/v1/times?limit=2&senha=abc')
  for (const url of ['/api/v1/times?limit=2', '/api/v1/times/nenhum', '/api/v1/status']) await calls.call(made, url)
  await calls.written(ana, 4)

  const all = await test.call('GET', '/api/v1/registros?limit=3', { as: ana })
  expectAnswer(endpoints.listRequests, all.body)
  const next = await calls.log(ana, `?limit=3&cursor=${all.body.page.next}`)
  expect([...all.body.data, ...next.data].map(({ path }) => path)).toEqual([
    '/api/v1/status',
    '/api/v1/times/nenhum',
    '/api/v1/times?limit=2',
    '/api/v1/times?limit=2&senha=…',
  ])
  expect(next.data[0]).toMatchObject({
    id,
    key: { id: made.key.id, name: 'Meu site' },
    operation: 'listTeams',
    method: 'GET',
    status: 400,
    errorCode: 'invalid_input',
    network: '127.0.0.1',
    userAgent: 'lightMyRequest',
  })
  const paths = async (query: string) => (await calls.log(ana, query)).data.map(({ path }: { path: string }) => path)
  expect(await paths('?status=4xx')).toEqual(['/api/v1/times/nenhum', '/api/v1/times?limit=2&senha=…'])
  expect(await paths('?status=404&caminho=nenhum')).toEqual(['/api/v1/times/nenhum'])
  expect(await paths('?caminho=%25')).toEqual([])
  expect(await paths(`?id=${id}`)).toEqual(['/api/v1/times?limit=2&senha=…'])
  expect(await paths(`?ate=2020-01-01T00:00:00Z`)).toEqual([])
  expect(await paths(`?chave=${made.key.id}&de=2020-01-01T00:00:00Z`)).toHaveLength(4)
  const file = await test.call('GET', '/api/v1/registros?format=csv&status=404', { as: ana })
  expect(String(file.body).trim().split('\r\n')).toHaveLength(2)
  for (const query of ['?status=4x', '?de=ontem', '?other=1', '?metodo=get', '?erro=nao_ha', '?rede=casa', '?msDe=-1'])
    expect((await test.call('GET', `/api/v1/registros${query}`, { as: ana })).status).toBe(400)
})

/** A call over the network, whose answer is not unpacked. */
async function callOver({ secret }: MadeKey, path: string, headers: Record<string, string> = {}) {
  const { port } = test.app.server.address() as AddressInfo
  const request = get({ port, path, headers: { authorization: `Bearer ${secret}`, ...headers } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const bytes = Buffer.concat(await answer.toArray()).length
  const { statusCode: status, headers: told } = answer
  return { status, id: String(told['x-request-id']), etag: told.etag, bytes }
}

it('has the size of what was sent, compressed or not, and the program that called', async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const ana = await test.register()
  const made = await calls.make(ana)
  const sent = [
    await callOver(made, '/api/v1/times?limit=5', { 'user-agent': 'robo/1.2 (Bearer abcdef123456)' }),
    await callOver(made, '/api/v1/times?limit=5', { 'accept-encoding': 'br' }),
    await callOver(made, '/api/v1/times?limit=5', { 'accept-encoding': 'br' }),
    await callOver(made, '/api/v1/status', { 'accept-encoding': 'gzip' }),
    await callOver(made, '/api/v1/times/nenhum'),
  ]
  const unchanged = await callOver(made, '/api/v1/times?limit=5', { 'if-none-match': String(sent[0]!.etag) })
  expect(unchanged.status).toBe(304)
  await calls.written(ana, 6)
  const rows = (await calls.log(ana)).data as RequestLogDetail[]
  const bytesOf = (id: string) => rows.find((row) => row.id === id)?.bytes
  expect(bytesOf(unchanged.id)).toBe(0)
  for (const { id, bytes } of sent) expect(bytesOf(id)).toBe(bytes)
  expect(sent[0]!.bytes).toBeGreaterThan(sent[1]!.bytes)
  expect(rows.at(-1)!.userAgent).toBe('robo/1.2 ([removido])')
})

it('is filtered by every fact of a call', async () => {
  const ana = await test.register()
  const [site, robot] = [await calls.make(ana), await calls.make(ana, { name: 'Robô' })]
  const python = { 'user-agent': 'Python-urllib/3.13' }
  await calls.call(site, '/api/v1/times?limit=1')
  await calls.call(site, '/api/v1/times/nenhum')
  await calls.call(robot, '/api/v1/campeonatos', python)
  await calls.call(robot, '/api/v1/times', python, { method: 'DELETE' })
  await calls.written(ana, 4)
  const found = async (query: string) =>
    (await calls.log(ana, query)).data.map((row: RequestLogDetail) => `${row.method} ${row.path.slice(8)}`).toSorted()
  const [read, miss, list, wrong] = [
    'GET times?limit=1',
    'GET times/nenhum',
    'GET campeonatos',
    'DELETE times',
  ] as const
  expect(await found('?metodo=GET')).toEqual([list, miss, read])
  expect(await found('?metodo=DELETE,PUT')).toEqual([wrong])
  expect(await found('?operacao=listTeams,getTeam')).toEqual([miss, read])
  expect(await found('?erro=not_found')).toEqual([miss])
  expect(await found('?erro=not_found,method_not_allowed')).toEqual([wrong, miss])
  expect(await found('?status=404,405')).toEqual([wrong, miss])
  expect(await found('?status=2xx')).toEqual([list, read])
  expect(await found('?agente=PYTHON')).toEqual([wrong, list])
  expect(await found('?agente=%25')).toEqual([])
  expect(await found('?rede=127.0.0.1')).toHaveLength(4)
  expect(await found('?rede=127.0.')).toHaveLength(4)
  expect(await found('?rede=10.')).toEqual([])
  expect(await found(`?chave=${site.key.id}`)).toEqual([miss, read])
  expect(await found(`?chave=${site.key.id},${robot.key.id}`)).toHaveLength(4)
  const rows = (await calls.log(ana)).data as RequestLogDetail[]
  const largest = Math.max(...rows.map(({ bytes }) => bytes!))
  expect(await found(`?bytesDe=${largest}`)).toHaveLength(rows.filter(({ bytes }) => bytes === largest).length)
  expect(await found(`?bytesAte=${largest - 1}`)).toHaveLength(rows.filter(({ bytes }) => bytes! < largest).length)
  const slowest = Math.max(...rows.map(({ ms }) => ms))
  expect(await found(`?msDe=${slowest + 1}`)).toEqual([])
  expect(await found(`?msAte=${slowest + 1}`)).toHaveLength(4)
  expect(await found('?bytesDe=0.5&bytesAte=820917330915.1083')).toHaveLength(4)
})

const detail = async (as: Session, id: string, query = '') =>
  (await test.call('GET', `/api/v1/registros/${id}${query}`, { as })).body.data as RequestLogDetail

const write = (made: MadeKey, payload: object | string) =>
  calls.call(made, '/api/v1/times', { 'content-type': 'application/json' }, { method: 'POST', payload })

it('has what a refused write contained, without secrets and for its own account only', async () => {
  const made = await calls.make(admin, { scopes: ['read', 'write'] })
  const body = {
    name: 'Time novo',
    senha: 'minha-senha',
    website: `https://x.test/?t=${made.secret}`,
    other: [1, null],
  }
  const refused = await write(made, body)
  const done = await write(made, { name: 'Time que há', kind: 'club', gender: 'men', ageLevel: 'senior' })
  const broken = await write(made, '{"name": ')
  expect([refused.status, done.status, broken.status]).toEqual([400, 201, 400])
  await calls.written(admin, 3)

  const answer = await test.call('GET', `/api/v1/registros/${refused.id}`, { as: admin })
  expectAnswer(endpoints.getRequest, answer.body)
  expect(answer.body.data).toMatchObject({
    id: refused.id,
    operation: 'createTeam',
    method: 'POST',
    status: 400,
    errorCode: 'invalid_input',
    refusedBody: { name: 'Time novo', senha: '[removido]', website: 'https://x.test/?t=[removido]', other: [1, null] },
  })
  expect((await detail(admin, done.id)).refusedBody).toBeNull()
  expect(await detail(admin, broken.id)).toMatchObject({ errorCode: 'invalid_json', refusedBody: null })
  const stored = await test.database.selectFrom('request_log').selectAll().where('id', '=', refused.id).execute()
  expect(JSON.stringify(stored)).not.toMatch(/minha-senha|mc_live_/)

  // The list, its file and another admin have no body.
  expect(JSON.stringify(await calls.log(admin))).not.toContain('Time novo')
  const [ana, other] = [await test.register(), await test.register()]
  expect((await test.call('GET', `/api/v1/registros/${refused.id}`, { as: ana })).status).toBe(404)
  await test.database.updateTable('users').set({ admin: true }).where('id', '=', other.user._id).execute()
  expect(await detail(other, refused.id, `?conta=${admin.user._id}`)).toMatchObject({ status: 400, refusedBody: null })
})

it('does not show a body of yesterday, also where the hourly job is late', async () => {
  const made = await calls.make(admin, { scopes: ['write'] })
  const { id } = await write(made, { name: 5 })
  await until(async () => (await detail(admin, id)) as RequestLogDetail | undefined)
  expect((await detail(admin, id)).refusedBody).toEqual({ name: 5 })
  const at = new Date(Date.now() - 25 * 3_600_000)
  await test.database.updateTable('request_log').set({ at }).where('id', '=', id).execute()
  expect((await detail(admin, id)).refusedBody).toBeNull()
})

it('stores no more bodies of one account than an hour may have, and every call', async () => {
  const record = (user: string, index: number) => ({ id: `req_${index}`, user, refusedBody: '{}' }) as CallRecord
  const records = Array.from({ length: STORED_BODIES.quota + 30 }, (_, index) => record('u_busy', index))
  const limited = await limitBodies(test.context.limits, [...records, record('u_other', 1)])
  expect(limited).toHaveLength(records.length + 1)
  expect(limited.filter(({ refusedBody }) => refusedBody !== null)).toHaveLength(STORED_BODIES.quota + 1)
  const later = await limitBodies(test.context.limits, [record('u_busy', 2), record('u_other', 2)])
  expect(later.map(({ refusedBody }) => refusedBody)).toEqual([null, '{}'])
  const away = await limitBodies({ take: () => Promise.reject(new Error('away')) }, [record('u_other', 3)])
  expect(away.map(({ refusedBody }) => refusedBody)).toEqual([null])
})

it('is emptied of a body after a day, and stays itself', async () => {
  const made = await calls.make(admin, { scopes: ['write'] })
  const { id } = await write(made, { name: 7 })
  const stored = () =>
    test.database.selectFrom('request_log').select(['status', 'refused_body']).where('id', '=', id).executeTakeFirst()
  await until(stored)
  const houseIn = (hours: number) => keepHouse({ ...test.context, now: () => new Date(Date.now() + hours * 3_600_000) })
  await houseIn(23.9)
  expect(await stored()).toEqual({ status: 400, refused_body: '{"name":7}' })
  await houseIn(24.1)
  expect(await stored()).toEqual({ status: 400, refused_body: null })
})
