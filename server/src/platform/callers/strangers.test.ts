import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let ana: Session
let secret: string
beforeAll(async () => {
  test = await createTestApp()
  ana = await test.register()
  secret = (await makeKey()).secret
})
afterAll(() => test.close())

async function makeKey(body: object = {}) {
  const answer = await test.call('POST', '/api/v1/chaves', { as: ana, body: { name: 'Meu site', ...body } })
  return { secret: answer.body.data.secret as string, id: answer.body.data.key.id as string }
}

const call = async (headers: Record<string, string>, url = '/api/v1/times') => {
  const answer = await test.app.inject({ url, headers })
  return { status: answer.statusCode, body: answer.json(), challenge: answer.headers['www-authenticate'] }
}

it('explains to a newcomer what is missing and how to send it', async () => {
  const { status, body, challenge } = await call({})
  expect([status, body.code, challenge]).toEqual([401, 'missing_key', 'Bearer realm="Meio-Campo"'])
  expect(body.detail).toContain('Authorization: Bearer')
  expect(body.help).toEqual({
    example: "curl http://localhost:3000/api/v1/status -H 'Authorization: Bearer mc_live_…'",
    link: 'http://localhost:3000/api?aba=chaves',
  })
  expect(body.type).toBe('http://localhost:3000/api?aba=referencia&erro=missing_key')
})

it('takes a key in X-API-Key as well, on the long way and on the short one', async () => {
  for (let time = 0; time < 3; time += 1) expect((await call({ 'x-api-key': secret })).status).toBe(200)
  // What stands in Authorization counts first.
  expect((await call({ 'x-api-key': secret, authorization: 'Bearer nada' })).body.code).toBe('invalid_key')
})

it('never takes a session in X-API-Key', async () => {
  expect((await call({ authorization: `Bearer ${ana.user.token}` })).status).toBe(200)
  for (let time = 0; time < 2; time += 1)
    expect((await call({ 'x-api-key': ana.user.token })).body).toMatchObject({ status: 401, code: 'invalid_key' })
})

it('says what is wrong with an Authorization that is not `Bearer`, one space and a key', async () => {
  const wrong = {
    [secret]: 'sem a palavra “Bearer”',
    Bearer: 'falta a chave',
    [`Bearer  ${secret}`]: 'um espaço só',
    [`Bearer "${secret}"`]: 'sem aspas',
    [`Bearer: ${secret}`]: 'dois-pontos',
    [`Basic ${Buffer.from(`${secret}:`).toString('base64')}`]: 'esquema “Basic”',
    [`Token ${secret}`]: 'esquema “Token”',
  }
  for (const [authorization, words] of Object.entries(wrong)) {
    const { status, body, challenge } = await call({ authorization })
    expect([status, body.code, challenge]).toEqual([
      401,
      'malformed_authorization',
      'Bearer realm="Meio-Campo", error="invalid_token"',
    ])
    expect(body.detail).toContain(words)
    expect(JSON.stringify(body)).not.toContain(secret)
  }
})

it('distinguishes unknown, expired, replaced, revoked and misplaced keys for a caller with the whole secret', async () => {
  const codeFor = async (token: string) => (await call({ authorization: `Bearer ${token}` })).body.code
  expect(await codeFor(`mc_live_${'a'.repeat(56)}`)).toBe('invalid_key')
  expect(await codeFor('sk_live_123')).toBe('invalid_key')

  const expiring = await makeKey({ expiresAt: new Date(test.context.now().getTime() + 60_000).toISOString() })
  const rotated = await makeKey()
  await test.call('POST', `/api/v1/chaves/${rotated.id}/rotacionar`, { as: ana, body: { overlapHours: 0 } })
  const revoked = await makeKey()
  await test.call('DELETE', `/api/v1/chaves/${revoked.id}`, { as: ana })
  test.advance(120_000)
  expect(await codeFor(expiring.secret)).toBe('key_expired')
  expect(await codeFor(rotated.secret)).toBe('secret_replaced')
  expect(await codeFor(revoked.secret)).toBe('key_revoked')

  const bearer = { authorization: `Bearer ${secret}` }
  for (const base of ['/web', `/${ana.user._id}`])
    expect((await call(bearer, `${base}/api/v1/times`)).body).toMatchObject({ status: 403, code: 'misplaced_key' })
})

it('reports an ended session in the console, and a blocked account to its owner', async () => {
  const person = await test.call('GET', '/api/v1/times', { as: { ...ana, user: { ...ana.user, token: 'velho' } } })
  expect([person.status, person.body.code]).toEqual([401, 'no_session'])
  expect(person.headers['www-authenticate']).toBe('Bearer realm="Meio-Campo"')

  await test.database.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', ana.user._id).execute()
  await test.context.supervisor.settle()
  expect((await call({ authorization: `Bearer ${secret}` })).body.code).toBe('blocked')
})
