import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { keepHouse } from '../../../job-handlers.ts'
import { insertLeague } from '../../../testing/football-rows.ts'
import { createKeyCalls, type KeyCalls } from '../../../testing/key-calls.ts'
import { sequentialScans } from '../../../testing/query-plans.ts'
import { listen, readStream } from '../../../testing/stream-reader.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import type { CallRecord } from './call-record.ts'
import { writeUsage } from './write-usage.ts'

let test: TestApp
let admin: Session
let calls: KeyCalls
beforeAll(async () => {
  test = await createTestApp()
  calls = createKeyCalls(test)
  admin = await test.registerAdmin()
  await insertLeague(test.database)
})
afterAll(() => test.close())

describe('a call with a key', () => {
  it('is counted exactly: kept answers, fresh ones, 304 and refusals, over several writes; the console is not', async () => {
    const ana = await test.register()
    const [first, second] = [await calls.make(ana), await calls.make(ana, { name: 'Teste', mode: 'test' })]
    const { etag } = await calls.call(first)
    for (let times = 0; times < 39; times += 1) await calls.call(first)
    await calls.written(ana, 40)
    const rest = [
      ...(await Promise.all(Array.from({ length: 10 }, () => calls.call(first)))),
      await calls.call(first, '/api/v1/times', { 'if-none-match': String(etag) }),
      await calls.call(first, '/api/v1/times/nenhum'),
      await calls.call(first, '/api/v1/conta'),
      await calls.call(first, '/api/v1/times?senha=abc'),
      ...(await Promise.all(Array.from({ length: 7 }, () => calls.call(second)))),
    ]
    expect(rest.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      304,
      404,
      403,
      400,
      ...Array.from({ length: 7 }, () => 200),
    ])
    await test.call('GET', '/api/v1/times', { as: ana })

    const day = await calls.written(ana, 61)
    expect(day.totals).toMatchObject({ calls: 61, errors: 3 })
    expect(day.statuses).toEqual([
      { status: '2xx', calls: 57 },
      { status: '3xx', calls: 1 },
      { status: '4xx', calls: 3 },
    ])
    expect(day.keys.map(({ id, calls, mode }) => [id, calls, mode])).toEqual([
      [first.key.id, 54, 'live'],
      [second.key.id, 7, 'test'],
    ])
    expect(day.operations.map(({ id, path, calls, errors }) => [id, path, calls, errors])).toEqual([
      ['listTeams', '/api/v1/times', 59, 1],
      ['getAccount', '/api/v1/conta', 1, 1],
      ['getTeam', '/api/v1/times/{id}', 1, 1],
    ])
    expect(day.totals.latency.p50).toBeGreaterThan(0)
    expect(day.totals.latency.p99).toBeGreaterThanOrEqual(day.totals.latency.p50!)
    expect(day.series).toHaveLength(24)
    // Days are the same hours, and the log has every call.
    for (const period of ['semana', 'mes', 'ano']) {
      const { totals, series, step } = await calls.usage(ana, `?periodo=${period}`)
      expect([step, totals.calls, series.reduce((sum, { calls }) => sum + calls, 0)]).toEqual(['day', 61, 61])
    }
    expect((await calls.log(ana)).page.total).toBe(61)
    expect((await calls.usage(ana, `?chave=${second.key.id}`)).totals.calls).toBe(7)
  })

  it('is logged and counted when it opens a stream, and when its address or its place is refused', async () => {
    const ana = await test.register()
    const made = await calls.make(ana, { scopes: ['read', 'live'] })
    const bound = await calls.make(ana, { name: 'Só de lá', addresses: ['203.0.113.7'] })
    const address = await listen(test)
    const streams = [
      await readStream(address, { key: made.secret }, 'ao-vivo'),
      await readStream(address, { key: made.secret }, 'ao-vivo?tipo=match.goal'),
    ]
    // They are in the log while they are open, and once.
    await calls.written(ana, 2)
    for (const stream of streams) stream.close()
    const refused = [
      await calls.call(made, '/api/v1/tines?segredo=abc'),
      await calls.call(made, `/${ana.user._id}/api/v1/times`),
      await calls.call(bound, '/api/v1/times'),
      await calls.call(bound, '/api/v1/tines'),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 403, 403, 403])
    const post = await test.app.inject({
      method: 'PUT',
      url: '/api/v1/times',
      headers: { authorization: `Bearer ${made.secret}` },
    })
    expect([post.statusCode, post.headers['ratelimit']]).toEqual([405, expect.stringContaining('dia')])
    const day = await calls.written(ana, 7)
    expect(day.totals).toMatchObject({ calls: 7, errors: 5 })
    expect(day.operations.map(({ id, path, calls }) => [id, path, calls])).toEqual([
      ['unknownAddress', 'Endereços ou métodos que não existem', 3],
      ['followLive', '/api/v1/ao-vivo', 2],
      ['listTeams', '/api/v1/times', 2],
    ])
    const rows = (await calls.log(ana)).data as { method: string; path: string; status: number }[]
    expect(rows.map(({ method, path, status }) => `${method} ${path} ${status}`).toSorted()).toEqual(
      [
        'GET /api/v1/ao-vivo 200',
        'GET /api/v1/ao-vivo?tipo=match.goal 200',
        `GET /${ana.user._id}/api/v1/times 403`,
        'GET /api/v1/times 403',
        'GET /api/v1/tines 403',
        'GET /api/v1/tines?segredo=… 404',
        'PUT /api/v1/times 405',
      ].toSorted(),
    )
  })

  it('is shown only to its owner and to admins who request that account', async () => {
    const [ana, bia] = [await test.register(), await test.register()]
    const made = await calls.make(ana)
    await calls.call(made)
    await calls.written(ana, 1)
    for (const path of ['/api/v1/uso', '/api/v1/registros']) {
      const status = async (as: Session, query = '') => (await test.call('GET', `${path}${query}`, { as })).status
      expect(await status(bia, `?conta=${ana.user._id}`)).toBe(403)
      expect(await status(admin, '?conta=u_ninguem')).toBe(404)
      expect(
        (await test.app.inject({ url: path, headers: { authorization: `Bearer ${made.secret}` } })).statusCode,
      ).toBe(403)
    }
    expect((await calls.usage(bia)).totals.calls).toBe(0)
    expect((await test.call('GET', `/api/v1/uso?chave=${made.key.id}`, { as: bia })).status).toBe(404)
    expect((await calls.log(bia, `?chave=${made.key.id}`)).data).toEqual([])
    expect((await calls.usage(admin, `?conta=${ana.user._id}`)).totals.calls).toBe(1)
    expect((await calls.log(admin, `?conta=${ana.user._id}`)).data).toHaveLength(1)
  })
})

it('warns by mail at 80% and at 100% of a day’s quota, once each', async () => {
  const ana = await test.register('Ana Lima')
  const made = await calls.make(ana, { name: 'Robô', limits: { perDay: 10 } })
  const subjects = () => test.mails.filter(({ subject }) => subject.includes('Robô')).map(({ subject }) => subject)
  const callTimes = async (times: number) => {
    for (let done = 0; done < times; done += 1) await calls.call(made)
  }
  await callTimes(7)
  await calls.written(ana, 7)
  expect(subjects()).toEqual([])
  await callTimes(2)
  await until(() => subjects().length === 1)
  expect(subjects()).toEqual(['80% da cota da chave “Robô” já foram usados hoje'])
  await callTimes(5)
  await until(() => subjects().length === 2)
  await callTimes(3)
  const day = await calls.written(ana, 17)
  expect(subjects().slice(1)).toEqual(['A cota da chave “Robô” acabou por hoje'])
  expect(day.totals.errors).toBe(7)
  const { quotas } = await calls.usage(ana, `?chave=${made.key.id}`)
  expect(quotas.map(({ of, window, limit, left }) => [of, window, limit, left])).toEqual([
    ['account', 'minute', 60, 50],
    ['account', 'day', 5_000, 4_990],
    ['key', 'minute', null, null],
    ['key', 'day', 10, 0],
  ])
  const sent = await test.database.selectFrom('quota_alerts').selectAll().where('user_id', '=', ana.user._id).execute()
  expect(sent.map(({ level }) => level)).toEqual([80, 100])
})

it('of several processes at once is counted exactly', async () => {
  const ana = await test.register()
  const { key } = await calls.make(ana)
  const grant = {
    ...key,
    mode: 'live',
    addresses: null,
    limits: [null, null, null, null],
    plan: 'gratuito',
    allowed: new Set<never>(),
  } as const
  const records = (from: number) =>
    Array.from({ length: 100 }, (_, index): CallRecord => ({
      id: `req_twice_${from + index}`,
      at: Date.now(),
      user: ana.user._id,
      key: { ...grant, expiresAt: null },
      endpoint: undefined,
      operation: `operation${index % 7}`,
      method: 'GET',
      url: '/api/v1/times',
      status: index % 3 === 0 ? 404 : 200,
      ms: index,
      ip: '10.0.0.1',
      errorCode: null,
      bytes: 10,
      userAgent: undefined,
      refusedBody: null,
      verdict: undefined,
    }))
  await Promise.all(Array.from({ length: 8 }, (_, process) => writeUsage(test.database, records(process * 100))))
  const { totals } = await calls.usage(ana)
  expect(totals).toMatchObject({ calls: 800, errors: 272 })
  expect((await calls.usage(ana, '?periodo=mes')).totals).toEqual(totals)
})

it('goes with its account, and comes back with it', async () => {
  const ana = await test.register()
  const made = await calls.make(ana)
  await calls.call(made)
  await calls.written(ana, 1)
  const cleaned = await test.call('POST', '/api/v1/webmaster/users/clean', { as: admin })
  expect(cleaned.status).toBe(200)
  const count = async () =>
    Number(
      (
        await sql<{ n: string }>`select count(*) as n from usage_days where user_id = ${ana.user._id}`.execute(
          test.database,
        )
      ).rows[0]!.n,
    )
  expect(await count()).toBe(0)
  const copies = await test.call('GET', '/api/v1/webmaster/copias', { as: admin })
  const restored = await test.call('POST', `/api/v1/webmaster/copias/${copies.body.data[0].id}/restaurar`, {
    as: admin,
  })
  expect([restored.status, await count()]).toEqual([200, 1])
})

describe('a year of calls', () => {
  it('is answered from the sums, read by an index, without a look at the log', async () => {
    const ana = await test.register()
    const keys = [await calls.make(ana), await calls.make(ana), await calls.make(ana)].map(({ key }) => key.id)
    await sql`
      insert into usage_days (user_id, day, key_id, operation, status_class, calls, latency)
      select users.id, (now() at time zone 'America/Sao_Paulo')::date - n, key, 'operation' || o, 2, 10,
        array_fill(0, array[4]) || 10 || array_fill(0, array[27])
      from generate_series(0, 399) as n, unnest(${keys}::text[]) as key, generate_series(1, 12) as o,
        (values (${ana.user._id}), (${admin.user._id})) as users (id)`.execute(test.database)
    await sql`
      insert into usage_hours (user_id, hour, key_id, operation, status_class, calls, latency)
      select user_id, day + n * interval '1 hour', key_id, operation, status_class, calls, latency
      from usage_days, generate_series(0, 23) as n where user_id = ${ana.user._id} and operation = 'operation1' and day > current_date - 30`.execute(
      test.database,
    )
    await sql`
      insert into request_log (id, at, user_id, key_id, operation, method, path, status, ms, network)
      select 'req_' || n, now() - n * interval '1 minute', ${ana.user._id}, ${keys[0]!}, 'listTeams', 'GET', '/', 200, 1, '::'
      from generate_series(1, 20000) as n`.execute(test.database)
    await sql`analyze`.execute(test.database)

    const asked = vi.spyOn(pg.Client.prototype, 'query')
    const year = await calls.usage(ana, '?periodo=ano')
    const queries = asked.mock.calls.map(([query]) => JSON.stringify(query))
    asked.mockRestore()
    expect(queries.some((text) => text.includes('usage_days'))).toBe(true)
    expect(queries.filter((text) => text.includes('request_log'))).toEqual([])
    expect(year.totals.calls).toBe(365 * 3 * 12 * 10)
    expect(year.series.map(({ calls }) => calls)).toEqual(Array.from({ length: 365 }, () => 360))

    const scans = (path: string) =>
      sequentialScans(test.database, ['usage_days', 'usage_hours', 'request_log'], () =>
        test.call('GET', path, { as: ana }),
      )
    expect(await scans('/api/v1/uso?periodo=mes')).toEqual([])
    expect(await scans('/api/v1/uso?periodo=dia')).toEqual([])
    expect(await scans('/api/v1/registros?id=req_77')).toEqual([])
  })

  it('is kept; the log goes after seven days, hours after forty', async () => {
    const ana = await test.register()
    const made = await calls.make(ana)
    await calls.call(made)
    await calls.written(ana, 1)
    const left = async () =>
      Promise.all(
        (['request_log', 'usage_hours', 'usage_days'] as const).map(async (table) => {
          const rows = await test.database.selectFrom(table).selectAll().where('user_id', '=', ana.user._id).execute()
          return rows.length
        }),
      )
    const houseIn = (days: number) =>
      keepHouse({ ...test.context, now: () => new Date(Date.now() + days * 86_400_000) })
    await houseIn(6.9)
    expect(await left()).toEqual([1, 1, 1])
    await houseIn(7.1)
    expect(await left()).toEqual([0, 1, 1])
    await houseIn(41)
    expect(await left()).toEqual([0, 0, 1])
  })
})
