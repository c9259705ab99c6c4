import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await test.database.insertInto('stadiums').values({ id: 'vila', name: 'Vila' }).execute()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.deleteFrom('teams').execute()
  await test.database.insertInto('teams').values({ id: 'santos', name: 'Santos', kind: 'club' }).execute()
  await test.context.supervisor.settle()
})

const read = (options = {}) => test.call('GET', '/api/v1/times?ids=santos', { as: person, ...options })
const nameNow = async () => (await read()).body.data[0]?.name
const rename = (name: string) => test.database.updateTable('teams').set({ name }).execute()
/** Changes a row without a change event: what is still read afterwards came from memory. */
const renameSilently = (name: string) =>
  test.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await transaction.updateTable('teams').set({ name }).execute()
  })

it('gives what it gave before, byte for byte and with the same headers, until something changes', async () => {
  const first = await read()
  await renameSilently('Outro')
  const second = await read()
  expect(second.body).toEqual(first.body)
  const own = new Set(['x-request-id', 'ratelimit', 'date'])
  const headersOf = ({ headers }: typeof first) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)))
  expect(headersOf(second)).toMatchObject({ 'x-frame-options': 'DENY', etag: first.headers['etag'] })
  expect(Object.keys(headersOf(second)).toSorted()).toEqual(
    expect.arrayContaining(Object.keys(headersOf(first)).filter((name) => name !== 'connection')),
  )
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  await rename('Santos FC')
  await until(async () => (await nameNow()) === 'Santos FC')
})

it('says in Link where the next page is, kept or not, and nothing on the last one', async () => {
  const list = (query: string) => test.call('GET', `/api/v1/streamings?${query}`, { as: person })
  await test.database
    .insertInto('streamings')
    .values([1, 2, 3].map((number) => ({ id: `pagina_${number}`, name: `Página ${number}` })))
    .execute()
  await test.context.supervisor.settle()
  for (const _ of ['read', 'kept']) {
    const { headers, body } = await list('limit=2&q=Página')
    expect(headers['link']).toBe(`<${body.links.next}>; rel="next"`)
  }
  expect((await list('limit=50&q=Página')).headers['link']).toBeUndefined()
})

it('has received every change before it answers a write', async () => {
  await nameNow()
  await rename('Peixe')
  await test.call('PATCH', '/api/v1/conta', { as: person, body: { name: 'Júlia' } })
  expect(await nameNow()).toBe('Peixe')
})

it('keeps what does not depend on the change', async () => {
  await nameNow()
  await renameSilently('Outro')
  await test.database.insertInto('streamings').values({ id: 'canal', name: 'Canal' }).execute()
  await test.context.supervisor.settle()
  expect(await nameNow()).toBe('Santos')
  await test.database.updateTable('stadiums').set({ name: 'Vila Belmiro' }).execute()
  await test.context.supervisor.settle()
  expect(await nameNow()).toBe('Outro')
})

it('gives nothing stale while the line to the database is down, and keeps answers again when it is back', async () => {
  await nameNow()
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen changes%'`.execute(test.database)
  await rename('Santos sem linha')
  await until(async () => (await nameNow()) === 'Santos sem linha')
  await until(async () => {
    await nameNow()
    return test.context.answers.size > 0
  })
  await rename('Santos com linha')
  await until(async () => (await nameNow()) === 'Santos com linha')
})

it('does not keep an answer that was overtaken while it was made', () => {
  const { answers } = test.context
  const ready = { body: Buffer.from('{}'), etag: 'W/"x"', modifiedAt: new Date(), link: null, encoded: {} }
  const begun = answers.begin()
  answers.forget(['team'], new Date())
  answers.keep('chave', ['team'], begun, ready)
  expect(answers.find('chave')).toBeNull()
  answers.keep('chave', ['team'], answers.begin(), ready)
  expect(answers.find('chave')).toBe(ready)
})

it('answers 304 by tag and by date, and 200 to older ones', async () => {
  const { headers } = await read()
  expect((await read({ headers: { 'if-none-match': headers['etag'] } })).status).toBe(304)
  expect((await read({ headers: { 'if-none-match': 'W/"outra"' } })).status).toBe(200)
  const later = new Date(Date.now() + 5_000).toUTCString()
  expect((await read({ headers: { 'if-modified-since': later } })).status).toBe(304)
  expect((await read({ headers: { 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' } })).status).toBe(200)
  expect((await read({ headers: { 'if-modified-since': later, 'if-none-match': 'W/"outra"' } })).status).toBe(200)
})

it('compresses for who asks, the same on the short way and the long one', async () => {
  await test.database
    .insertInto('teams')
    .values(Array.from({ length: 20 }, (_, index) => ({ id: `time_${index}`, name: `Time ${index}`, kind: 'club' })))
    .execute()
  await test.context.supervisor.settle()
  const whole = (encoding: string) =>
    test.app.inject({
      url: `/${person.user._id}/api/v1/times`,
      headers: { authorization: `Bearer ${person.user.token}`, 'accept-encoding': encoding },
    })
  const first = await whole('gzip, br')
  const second = await whole('gzip, br')
  expect(first.headers['content-encoding']).toBe('br')
  expect(second.headers['content-encoding']).toBe('br')
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect((await whole('br;q=0, gzip')).headers['content-encoding']).toBe('gzip')
  expect((await whole('identity')).headers['content-encoding']).toBeUndefined()
})

it('answers nothing from memory after a sign-out, to a visitor or under another user’s address', async () => {
  const other = await test.register()
  expect((await read({ as: other })).status).toBe(200)
  expect((await test.call('GET', '/api/v1/times?ids=santos')).status).toBe(401)
  const crossed = await test.app.inject({
    url: `/${person.user._id}/api/v1/times?ids=santos`,
    headers: { authorization: `Bearer ${other.user.token}` },
  })
  expect(crossed.statusCode).toBe(403)
  await test.call('POST', '/access/logout', { as: other, body: {} })
  expect((await read({ as: other })).status).toBe(401)
})

it('refuses an account that was blocked without notice to this process', async () => {
  const { user } = await test.register()
  const login = await test.call('POST', '/access/login', { body: { email: user.email, password: PASSWORD } })
  const as = login.body as Session
  expect((await read({ as })).status).toBe(200)
  await test.database.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', user._id).execute()
  await until(async () => (await read({ as })).status === 401)
})

it('sends who asks for a merged record to the one it became', async () => {
  await test.database.insertInto('redirects').values({ kind: 'team', old_id: 'santos_fc', new_id: 'santos' }).execute()
  const moved = await test.call('GET', '/api/v1/times/santos_fc?fields=id', { as: person })
  expect([moved.status, moved.headers['location']]).toEqual([308, `/${person.user._id}/api/v1/times/santos?fields=id`])
  expect((await test.call('GET', '/api/v1/times/nao_existe', { as: person })).status).toBe(404)
})
