import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertLeague } from '../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertLeague(test.database)
})
afterAll(() => test.close())

it.each([
  ['PUT', '/api/v1/times', 'GET, HEAD, OPTIONS, POST'],
  ['POST', '/api/v1/times/santos', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
  ['DELETE', '/api/v1/openapi.json', 'GET, HEAD, OPTIONS'],
  ['POST', '/health', 'GET, HEAD, OPTIONS'],
  ['PATCH', '/web/access/login', 'OPTIONS, POST'],
] as const)('answers %s %s with 405 and what is allowed', async (method, url, allowed) => {
  const answer = await test.app.inject({ method, url })
  expect([answer.statusCode, answer.json().code, answer.headers['allow']]).toEqual([405, 'method_not_allowed', allowed])
  expect(answer.json().detail).toContain(allowed)
})

it('says what an address takes to OPTIONS, with and without a slash at its end, and 404 where there is none', async () => {
  for (const [url, allowed] of [
    ['/api/v1', 'GET, HEAD, OPTIONS'],
    ['/api/v1/times', 'GET, HEAD, OPTIONS, POST'],
    ['/api/v1/times/', 'GET, HEAD, OPTIONS, POST'],
    ['/api/v1/times/santos?fields=id', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['/web/access/login', 'OPTIONS, POST'],
    ['/mcp', 'OPTIONS, POST'],
  ] as const) {
    const answer = await test.app.inject({ method: 'OPTIONS', url })
    expect([url, answer.statusCode, answer.headers['allow'], answer.body]).toEqual([url, 204, allowed, ''])
    // Nothing is opened to other pages by that.
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  }
  const unknown = await test.app.inject({ method: 'OPTIONS', url: '/api/v1/tines' })
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found'])
  // A page's preflight passes there too: the call itself then says 404, which the page may read.
  const headers = { origin: 'https://exemplo.com', 'access-control-request-method': 'GET' }
  const preflight = await test.app.inject({ method: 'OPTIONS', url: '/api/v1/tines', headers })
  expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, headers.origin])
})

it('asks whether an address that nearly exists was meant', async () => {
  const answer = await test.app.inject({ url: '/api/v1/tines' })
  expect([answer.statusCode, answer.json().detail]).toEqual([
    404,
    'Não há o endereço /api/v1/tines. Você quis dizer /api/v1/times? Todos estão em API → Referência.',
  ])
})

it('does not quote an address that holds a key', async () => {
  const key = `mc_live_${'a1'.repeat(20)}`
  for (const [method, url] of [
    ['GET', `/api/v1/${key}`],
    ['PUT', `/api/v1/times?key=${key}`],
    ['GET', `/${key}.json`],
  ] as const) {
    const answer = await test.app.inject({ method, url })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'key_in_address'])
    expect(answer.body).not.toContain(key)
  }
})

it('names the record that is missing, and those with a name like it', async () => {
  const answer = await test.call('GET', '/api/v1/times/bahiaa', { as: person })
  expect([answer.status, answer.body.detail]).toEqual([404, 'Não há time “bahiaa”. Você quis dizer “bahia”?'])
  expect(answer.body.near).toMatchObject([{ id: 'bahia' }])
  const strange = await test.call('GET', '/api/v1/times/xqzwvk', { as: person })
  expect(strange.body.detail).toBe('Não há time “xqzwvk”.')
  expect(strange.body).not.toHaveProperty('near')
  const webhook = await test.call('GET', '/api/v1/simulacoes/sim_nada', { as: person })
  expect(webhook.body.detail).toContain('“sim_nada”')
})

it('says which field holds a NUL', async () => {
  const body = { name: 'a\0b', team: { id: 'x' } }
  const answer = await test.call('PATCH', '/api/v1/conta', { as: person, body })
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [{ field: 'name', message: 'Tem o caractere NUL (\\u0000), que não dá para guardar: tire-o.' }],
  ])
  const query = await test.call('GET', '/api/v1/times?q=%00', { as: person })
  expect(query.body.errors).toMatchObject([{ field: 'q' }])
})
