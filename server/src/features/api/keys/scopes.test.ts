import { endpoints, type ApiRoot, type Endpoint, type Session } from '@meio-campo/contract'
import {
  DATA_SCOPES,
  keyScopeWords,
  listAllowed,
  RESOURCE_SCOPES,
  SCOPES,
  WRITE_SCOPES,
  type Scope,
} from '@meio-campo/contract/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closedBefore, openedBefore } from '../../../testing/scopes-before.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const table: readonly Endpoint[] = Object.values(endpoints)
/** A stream stays open; its scope is tried where streams are. */
const STREAMS = new Set(['followLive', 'getMatchLive'])
const called = table.filter(({ id, path }) => path.startsWith('/api/v1') && !STREAMS.has(id))

/** A key for each scope, made once. */
const made = new Map<Scope, string>()
async function keyWith(scope: Scope): Promise<string> {
  const known = made.get(scope)
  if (known !== undefined) return known
  const answer = await test.call('POST', '/api/v1/chaves', { as: admin, body: { name: scope, scopes: [scope] } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  made.set(scope, answer.body.data.secret)
  return answer.body.data.secret
}

/** A call that is refused for a field it does not know, where it is not refused before: so nothing is done. */
const attempt = async (secret: string, { method, path }: Endpoint) => {
  const answer = await test.app.inject({
    method,
    url: `${path.replace(/\{\w+\}/g, 'nao_existe')}${method === 'GET' ? '?campo_desconhecido=1' : ''}`,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(method !== 'GET' && { payload: '{"campo_desconhecido":1}' }),
  })
  return [answer.statusCode, answer.json<{ code: string }>().code] as const
}

/** By the table alone, without the code that decides. */
function expected({ access, scope }: Endpoint, held: readonly Scope[]): string | null {
  if (access === 'open' && scope === undefined) return null
  if (scope === undefined) return 'session_only'
  if (scope === 'any') return null
  const bundle = scope.endsWith(':write') ? 'write' : DATA_SCOPES.some((each) => each === scope) ? 'read' : null
  const manage = scope.replace(/:read$/, ':manage')
  return held.some((each) => each === scope || each === bundle || each === manage) ? null : 'missing_scope'
}

describe('every scope with every operation', () => {
  it.each(SCOPES)('%s opens what the contract says, and nothing else', async (scope) => {
    const secret = await keyWith(scope)
    for (const endpoint of called) {
      const refusal = expected(endpoint, [scope])
      const [status, code] = await attempt(secret, endpoint)
      if (refusal) expect([endpoint.id, status, code]).toEqual([endpoint.id, 403, refusal])
      else expect([endpoint.id, status], code).not.toContain(403)
    }
  })

  it('is listed by the root of the API for the key’s holder, and described by /me', async () => {
    for (const scope of SCOPES) {
      const headers = { authorization: `Bearer ${await keyWith(scope)}` }
      const root = (await test.app.inject({ url: '/api/v1', headers })).json().data as ApiRoot
      for (const operation of root.resources.flatMap(({ operations }) => operations)) {
        const endpoint = table.find(({ id }) => id === operation.id)!
        expect([operation.id, operation.callable]).toEqual([operation.id, expected(endpoint, [scope]) === null])
      }
      const { key } = (await test.app.inject({ url: '/api/v1/me', headers })).json().data
      expect(key.scopes).toEqual([scope])
      expect(key.allows).toEqual(listAllowed([scope]).map((each) => ({ scope: each, words: keyScopeWords[each].hint })))
    }
  })

  it('is in the document: security names the scope, and the scheme says what each allows', async () => {
    const document = (await test.app.inject('/api/v1/openapi.json')).json()
    const operations = Object.values(document.paths as Record<string, Record<string, Described>>).flatMap((path) =>
      Object.values(path),
    )
    for (const { id, access, scope } of called) {
      const { security, 'x-scope': told } = operations.find(({ operationId }) => operationId === id)!
      expect([id, told]).toEqual([id, scope])
      if (access === 'open') continue
      const wanted = scope === undefined ? [] : [{ key: scope === 'any' ? [] : [scope] }]
      expect([id, security]).toEqual([id, [{ bearer: [] }, ...wanted]])
    }
    const { description } = document.components.securitySchemes.key
    for (const scope of RESOURCE_SCOPES) expect(description).toContain(`\`${scope}\`: ${keyScopeWords[scope].hint}`)
  })
})

interface Described {
  readonly operationId: string
  readonly security: readonly object[]
  readonly 'x-scope'?: string
}

it('leaves to keys of before exactly what they opened', () => {
  const opens = (scope: Scope) => {
    const allowed = new Set<string | undefined>(listAllowed([scope]))
    return new Set(table.filter((endpoint) => allowed.has(endpoint.scope)).map(({ id }) => id))
  }
  const there = (ids: readonly string[]) => ids.filter((id) => table.some((endpoint) => endpoint.id === id))
  const all = [...Object.values(openedBefore).flat(), ...closedBefore]
  for (const scope of ['read', 'live', 'write'] as const) {
    const opened = opens(scope)
    expect(all.filter((id) => opened.has(id)).toSorted()).toEqual(there(openedBefore[scope]).toSorted())
  }
})

it('never opens passwords, factors, devices, the account’s end, other accounts, audit, copies or maintenance', () => {
  const closed = /^\/(?:access|contact|api\/v1\/(?:conta|uploads|usuarios|auditoria|mensagens|sistema|webmaster))/
  expect(table.filter(({ path, scope }) => closed.test(path) && scope !== undefined).map(({ id }) => id)).toEqual([])
})

it('gives writing and importing to accounts of the administration alone, and managing to no page and no test key', async () => {
  const [ana, chief] = [await test.register(), await test.registerAdmin()]
  const statusOf = async (as: Session, body: object) =>
    (await test.call('POST', '/api/v1/chaves', { as, body: { name: 'Chave', ...body } })).status
  for (const scope of [...WRITE_SCOPES, 'imports:manage'])
    expect([scope, await statusOf(ana, { scopes: [scope] })]).toEqual([scope, 400])
  for (const scope of ['push:manage', 'keys:manage', 'imports:read', 'usage:read', 'records:write', 'follows:read']) {
    expect([scope, await statusOf(chief, { scopes: ['read', scope], mode: 'test' })]).toEqual([scope, 400])
    const page = { kind: 'browser', origins: ['https://a.com'], scopes: ['read', scope] }
    expect([scope, await statusOf(chief, page)]).toEqual([scope, 400])
  }
  const page = { kind: 'browser', origins: ['https://a.com'], scopes: ['matches:read', 'teams:read'] }
  expect(await statusOf(ana, page)).toBe(201)
  expect(await statusOf(ana, { mode: 'test', scopes: ['matches:read', 'live'] })).toBe(201)
})

it('lets a key with one resource read that resource, on the short way too', async () => {
  const secret = await keyWith('teams:read')
  const get = async (url: string) => {
    const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${secret}` } })
    return [answer.statusCode, answer.json().code]
  }
  for (let time = 0; time < 3; time += 1) {
    expect(await get('/api/v1/times')).toEqual([200, undefined])
    expect(await get('/api/v1/jogadores')).toEqual([403, 'missing_scope'])
  }
})
