import type { ApiKey, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { includesNetwork } from './own-rights.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

interface Made {
  readonly key: ApiKey
  readonly secret: string
}
const make = async (body: object, as = admin): Promise<Made> => {
  const answer = await test.call('POST', '/api/v1/chaves', { as, body: { name: 'Chave', ...body } })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}
/** A call as a program makes it. */
const call = async (
  secret: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers = {},
) => {
  const answer = await test.app.inject({
    method,
    url: `/api/v1/chaves${path}`,
    headers: { authorization: `Bearer ${secret}`, ...headers },
    remoteAddress: '203.0.113.7',
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}
const fieldsOf = ({ body }: { body: { errors?: readonly { field: string }[] } }) =>
  body.errors?.map(({ field }) => field)
const inDays = (days: number) => new Date(test.context.now().getTime() + days * 86_400_000).toISOString()

describe('a key that manages keys', () => {
  it('makes, lists, changes, rotates and revokes keys that may do no more than itself', async () => {
    const { secret } = await make({ scopes: ['read', 'keys:manage'] })
    const made = await call(secret, 'POST', '', { name: 'Do CI', scopes: ['matches:read'] })
    expect(made.status).toBe(201)
    const { key, secret: given } = made.body.data as Made
    expect((await test.app.inject({ url: '/api/v1/jogos', headers: { 'x-api-key': given } })).statusCode).toBe(200)
    const listed = (await call(secret, 'GET', '')).body.data as ApiKey[]
    expect(listed.map(({ id }) => id)).toContain(key.id)
    expect((await call(secret, 'PATCH', `/${key.id}`, { scopes: ['teams:read'] })).status).toBe(200)
    expect((await call(secret, 'POST', `/${key.id}/rotacionar`, { overlapHours: 0 })).status).toBe(200)
    expect((await call(secret, 'DELETE', `/${key.id}`)).status).toBe(204)
    const entries = await test.database
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', 'like', 'keys.%')
      .orderBy('id', 'desc')
      .limit(4)
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['keys.revoke', 'keys.rotate', 'keys.update', 'keys.create'])
    // Which key it was, and by which key.
    for (const { details } of entries) {
      expect(details).toMatchObject({ apiKey: key.id, key: expect.stringMatching(/^key_/) })
      expect(details).not.toMatchObject({ key: key.id })
    }
  })

  it('finds each by the address that its making gave, and no other account’s', async () => {
    const { key, secret } = await make({ scopes: ['keys:manage'] })
    const headers = { authorization: `Bearer ${secret}` }
    const payload = { name: 'Da infraestrutura', scopes: ['keys:read'] }
    const made = await test.app.inject({ method: 'POST', url: '/api/v1/chaves', headers, payload })
    const { key: given } = made.json<{ data: Made }>().data
    expect(made.headers['location']).toBe(`/api/v1/chaves/${given.id}`)
    const read = await test.app.inject({ url: String(made.headers['location']), headers })
    expect([read.statusCode, read.json()]).toEqual([200, { data: given }])
    expect(read.body).not.toContain(made.json<{ data: Made }>().data.secret)
    const gone = await call(secret, 'DELETE', `/${given.id}`)
    expect(gone.status).toBe(204)
    expect((await call(secret, 'GET', `/${given.id}`)).body.data.revokedAt).toEqual(expect.any(String))
    const stranger = await test.register()
    expect((await test.call('GET', `/api/v1/chaves/${key.id}`, { as: stranger })).status).toBe(404)
  })

  it('only reads them without the scope to manage', async () => {
    const { key, secret } = await make({ scopes: ['keys:read'] })
    expect((await call(secret, 'GET', '')).status).toBe(200)
    for (const [method, path, body] of [
      ['POST', '', { name: 'Outra', scopes: ['keys:read'] }],
      ['PATCH', `/${key.id}`, { name: 'Outra' }],
      ['POST', `/${key.id}/rotacionar`, { overlapHours: 0 }],
      ['DELETE', `/${key.id}`, undefined],
    ] as const)
      expect((await call(secret, method, path, body)).body.code).toBe('missing_scope')
  })

  it('never makes one that may do more: scopes, limits, end, addresses', async () => {
    const { secret } = await make({
      scopes: ['matches:read', 'keys:manage'],
      limits: { perMinute: 30, perDay: 100 },
      expiresAt: inDays(10),
      addresses: ['203.0.113.0/24'],
    })
    const within = {
      name: 'Filha',
      scopes: ['matches:read'],
      limits: { perMinute: 30, perDay: 1 },
      expiresAt: inDays(9),
      addresses: ['203.0.113.128/25'],
    }
    expect((await call(secret, 'POST', '', within)).status).toBe(201)
    expect((await call(secret, 'POST', '', { ...within, mode: 'test' })).status).toBe(201)
    const beyond: readonly (readonly [object, readonly string[]])[] = [
      [{ scopes: ['read'] }, ['scopes']],
      [{ scopes: ['matches:read', 'push:manage'] }, ['scopes']],
      [{ scopes: ['write'] }, ['scopes']],
      [{ limits: { perMinute: 31, perDay: 1 } }, ['limits.perMinute']],
      [{ limits: {} }, ['limits.perMinute', 'limits.perDay']],
      [{ expiresAt: inDays(11) }, ['expiresAt']],
      [{ expiresAt: null }, ['expiresAt']],
      [{ addresses: [] }, ['addresses']],
      [{ addresses: ['203.0.113.0/24', '198.51.100.1'] }, ['addresses']],
      [{ addresses: ['203.0.112.0/23'] }, ['addresses']],
      [{ kind: 'browser', addresses: [], origins: ['https://a.com'] }, ['kind']],
    ]
    for (const [change, fields] of beyond) {
      const answer = await call(secret, 'POST', '', { ...within, ...change })
      expect([change, answer.status, answer.body.code, fieldsOf(answer)]).toEqual([
        change,
        403,
        'beyond_own_key',
        fields,
      ])
    }
  })

  it('never raises itself, and may give up rights and take another secret', async () => {
    const { key, secret } = await make({
      scopes: ['read', 'keys:manage'],
      limits: { perDay: 50 },
      expiresAt: inDays(5),
    })
    for (const change of [
      { scopes: ['read', 'keys:manage', 'write'] },
      { scopes: ['read', 'keys:manage', 'usage:read'] },
      { limits: { perDay: null } },
      { limits: { perDay: 51 } },
      { expiresAt: null },
    ]) {
      const answer = await call(secret, 'PATCH', `/${key.id}`, change)
      expect([change, answer.status, answer.body.code]).toEqual([change, 403, 'beyond_own_key'])
    }
    const rotated = await call(secret, 'POST', `/${key.id}/rotacionar`, { overlapHours: 0 })
    expect(rotated.status).toBe(200)
    const next = rotated.body.data.secret as string
    expect((await call(next, 'PATCH', `/${key.id}`, { scopes: ['matches:read', 'keys:manage'] })).status).toBe(200)
    // What was given up is not taken back.
    const back = await call(next, 'PATCH', `/${key.id}`, { scopes: ['read', 'keys:manage'] })
    expect(back.body.code).toBe('beyond_own_key')
  })

  it('is not given the secret of a key that may do more, neither by rotation nor by another’s replay', async () => {
    const wide = await make({ scopes: ['read', 'write', 'keys:manage'] })
    const narrow = await make({ scopes: ['keys:manage'] })
    const rotated = await call(narrow.secret, 'POST', `/${wide.key.id}/rotacionar`, { overlapHours: 1 })
    expect([rotated.status, rotated.body.code]).toEqual([403, 'beyond_own_key'])
    expect((await call(narrow.secret, 'PATCH', `/${wide.key.id}`, { name: 'Minha' })).body.code).toBe('beyond_own_key')

    const once = { 'idempotency-key': 'criar-a-chave-do-site' }
    const body = { name: 'Larga', scopes: ['write'] }
    const first = await call(wide.secret, 'POST', '', body, once)
    expect(first.status).toBe(201)
    expect((await call(wide.secret, 'POST', '', body, once)).body).toEqual(first.body)
    const replayed = await call(narrow.secret, 'POST', '', body, once)
    expect(replayed.body.code).toBe('key_reused')
    expect(JSON.stringify(replayed.body)).not.toContain(first.body.data.secret)
    // Revoking takes rights away and gives none, so a narrow key may revoke a wide one.
    expect((await call(narrow.secret, 'DELETE', `/${wide.key.id}`)).status).toBe(204)
  })

  it('loses with its account what the account loses', async () => {
    const ana = await test.register()
    const { secret } = await make({ scopes: ['keys:manage', 'read'] }, ana)
    expect((await call(secret, 'POST', '', { name: 'x', scopes: ['records:write'] })).status).toBe(400)
    const foreign = await make({ scopes: ['read'] })
    expect((await call(secret, 'DELETE', `/${foreign.key.id}`)).status).toBe(404)
  })
})

it('compares networks by what they include', () => {
  expect(includesNetwork('203.0.113.0/24', '203.0.113.9')).toBe(true)
  expect(includesNetwork('203.0.113.0/24', '203.0.113.0/24')).toBe(true)
  expect(includesNetwork('203.0.113.0/24', '203.0.113.0/23')).toBe(false)
  expect(includesNetwork('203.0.113.9', '203.0.113.9/32')).toBe(true)
  expect(includesNetwork('0.0.0.0/0', '198.51.100.1')).toBe(true)
  expect(includesNetwork('0.0.0.0/0', '::/0')).toBe(false)
  expect(includesNetwork('2001:db8::/32', '2001:db8:1::/48')).toBe(true)
  expect(includesNetwork('2001:db8::/32', '2001:db9::1')).toBe(false)
})
