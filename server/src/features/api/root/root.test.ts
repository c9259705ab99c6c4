import { endpoints, type ApiRoot, type Endpoint, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let ana: Session
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  ana = await test.register('Ana Lima')
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const makeKey = async (as: Session, body: object = {}): Promise<string> => {
  const made = await test.call('POST', '/api/v1/chaves', { as, body: { name: 'Meu site', scopes: ['read'], ...body } })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.data.secret as string
}
const withKey = (secret: string, url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { authorization: `Bearer ${secret}`, ...headers } })
const operationsOf = (root: ApiRoot) => root.resources.flatMap(({ operations }) => operations)
const callableOf = (root: ApiRoot) =>
  new Set(
    operationsOf(root)
      .filter((each) => each.callable)
      .map(({ id }) => id),
  )

describe('GET /api/v1/me', () => {
  it('says who a session is, what duties it has today and what is left', async () => {
    const given = await test.call('POST', `/api/v1/usuarios/${ana.user._id}/funcoes`, {
      as: admin,
      body: { role: 'reviewer', queues: ['suggestions'] },
    })
    const { body, status } = await test.call('GET', '/api/v1/me', { as: ana })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      by: 'session',
      account: { id: ana.user._id, name: 'Ana Lima', email: ana.user.email, emailConfirmed: true, admin: false },
      duties: [{ role: 'reviewer', queues: ['suggestions'], active: true }],
      key: null,
      plan: { id: 'gratuito' },
      quotas: [
        { of: 'account', window: 'minute' },
        { of: 'account', window: 'day' },
      ],
    })
    const ending = `/api/v1/usuarios/${ana.user._id}/funcoes/${given.body.data.id}`
    await test.call('DELETE', ending, { as: admin })
    expect((await test.call('GET', '/api/v1/me', { as: ana })).body.data.duties).toEqual([])
  })

  it('says which key calls, with its scopes, and costs nothing', async () => {
    const secret = await makeKey(ana, { name: 'Placar' })
    await withKey(secret, '/api/v1/times')
    for (const _ of [1, 2]) {
      const { data } = (await withKey(secret, '/api/v1/me')).json()
      expect(data).toMatchObject({
        by: 'key',
        account: { id: ana.user._id },
        key: { name: 'Placar', scopes: ['read'], kind: 'server', mode: 'live' },
        quotas: [{ of: 'account', window: 'minute', used: 1 }, { used: 1 }, { of: 'key', used: 1 }, { used: 1 }],
      })
    }
    expect((await test.app.inject('/api/v1/me')).json().code).toBe('missing_key')
  })

  it('reveals nothing about the owner of a browser key to its holder', async () => {
    const origin = 'https://placar.exemplo'
    const secret = await makeKey(ana, { kind: 'browser', origins: [origin] })
    const answer = await withKey(secret, '/api/v1/me', { origin })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ by: 'key', account: null, duties: [], key: { kind: 'browser' } })
    expect(answer.body).not.toContain(ana.user.email)
    expect(answer.body).not.toContain('Ana Lima')
  })
})

describe('GET /api/v1', () => {
  it('lists every operation below it, each once, with where to read about it', async () => {
    const { body, status } = await test.call('GET', '/api/v1')
    expect(status).toBe(200)
    const root = body.data as ApiRoot
    const listed = operationsOf(root)
    const expected = (Object.values(endpoints) as Endpoint[]).filter(({ path }) => path.startsWith('/api/v1'))
    expect(listed.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    const teams = root.resources.find(({ address }) => address === '/api/v1/times')!
    expect(teams.name).toBe('Times')
    expect(teams.operations.find(({ id }) => id === 'getTeam')).toMatchObject({
      method: 'GET',
      path: '/api/v1/times/{id}',
      access: 'user',
      scope: 'teams:read',
      callable: false,
      reference: '/api?aba=referencia&op=getTeam',
      deprecated: null,
    })
    for (const { address, operations } of root.resources)
      for (const { path } of operations) expect(path === address || path.startsWith(`${address}/`)).toBe(true)
    // A slash at the end is the same address.
    expect((await test.app.inject('/api/v1/')).json()).toEqual(body)
  })

  it('names addresses that answer', async () => {
    const { links } = (await test.call('GET', '/api/v1')).body.data as ApiRoot
    const secret = await makeKey(ana, { scopes: ['read', 'live'] })
    for (const link of [links.me, links.status, `${links.search}?q=liga`, links.changes, links.openapi, links.llms])
      expect((await withKey(secret, link)).statusCode, link).toBe(200)
    expect(test.app.hasRoute({ method: 'GET', url: links.live })).toBe(true)
    expect(test.app.hasRoute({ method: 'POST', url: links.mcp })).toBe(true)
  })

  it('marks what the caller may call, exactly as the calls themselves decide', async () => {
    const reader = await makeKey(ana)
    const trial = await makeKey(admin, { mode: 'test' })
    const writer = await makeKey(admin, { scopes: ['read', 'live', 'write'] })
    for (const secret of [reader, trial, writer]) {
      const root = (await withKey(secret, '/api/v1')).json().data as ApiRoot
      expect(root.callable).toBe(callableOf(root).size)
      for (const { id, method, path, callable } of operationsOf(root)) {
        if (id === 'followLive' || id === 'getMatchLive') continue
        const { statusCode, ...answer } = await test.app.inject({
          method: method as 'GET',
          url: `${path.replace(/\{\w+\}/g, 'nao_existe')}${method === 'GET' ? '?campo_desconhecido=1' : ''}`,
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
          ...(method !== 'GET' && { payload: '{"campo_desconhecido":1}' }),
        })
        expect([id, statusCode !== 403 && statusCode !== 401], answer.body).toEqual([id, callable])
      }
    }
  }, 60_000)

  it('counts duties, and refuses a key that does not exist', async () => {
    const bia = await test.register()
    const own = async () => callableOf((await test.call('GET', '/api/v1', { as: bia })).body.data as ApiRoot)
    const before = await own()
    expect([before.has('createKey'), before.has('acceptSuggestion'), before.has('giveDuty')]).toEqual([
      true,
      false,
      false,
    ])
    await test.call('POST', `/api/v1/usuarios/${bia.user._id}/funcoes`, {
      as: admin,
      body: { role: 'reviewer', queues: ['suggestions'] },
    })
    expect((await own()).has('acceptSuggestion')).toBe(true)
    expect(callableOf((await test.call('GET', '/api/v1', { as: admin })).body.data as ApiRoot).has('giveDuty')).toBe(
      true,
    )
    expect((await withKey('mc_live_naoexiste', '/api/v1')).statusCode).toBe(401)
  })
})
