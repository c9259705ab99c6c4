// What a page of another site can make a visitor's browser send: forms and scripts without a preflight, and preflights.
import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

const FOREIGN = 'https://golpe.exemplo'
const ORIGINS = [FOREIGN, 'null', 'http://localhost:3000.golpe.exemplo', 'https://golpe.exemplo:443', 'file://']

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
})
afterAll(() => test.close())

const writes = (Object.values(endpoints) as Endpoint[]).filter(({ method }) => method !== 'GET')
const addressOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, 'x')

/** Every content type that a form or a script may send without a preflight, and none. */
const FORM_TYPES = [
  'text/plain',
  'text/plain; application/json',
  'text/plain;charset=UTF-8;x=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=linha',
  '',
]
const BODIES: Record<string, string> = {
  'application/x-www-form-urlencoded': 'email=a%40exemplo.com&password=x',
  'multipart/form-data; boundary=linha':
    '--linha\r\nContent-Disposition: form-data; name="email"\r\n\r\na@exemplo.com\r\n--linha--\r\n',
}

it('no form does what only a page of ours may: every write that takes a body refuses its types', async () => {
  const taken: string[] = []
  for (const endpoint of writes.filter(({ body, upload }) => body && !upload))
    for (const type of FORM_TYPES) {
      const answer = await test.app.inject({
        method: endpoint.method as 'POST',
        url: `/web${addressOf(endpoint)}`,
        headers: { origin: FOREIGN, ...(type !== '' && { 'content-type': type }) },
        payload: BODIES[type] ?? JSON.stringify({ email: person.user.email, password: PASSWORD }),
        remoteAddress: '10.70.0.1',
      })
      if (![401, 403, 404, 415, 429].includes(answer.statusCode))
        taken.push(`${endpoint.id} ${type}: ${answer.statusCode}`)
      expect(answer.headers['access-control-allow-origin'], endpoint.id).toBeUndefined()
    }
  expect(taken).toEqual([])
})

it('an open write is refused for its type, and not only for who calls', async () => {
  for (const endpoint of writes.filter(({ access, body }) => access === 'open' && body))
    for (const type of FORM_TYPES) {
      const answer = await test.app.inject({
        method: 'POST',
        url: `/web${addressOf(endpoint)}`,
        headers: type === '' ? {} : { 'content-type': type },
        payload: BODIES[type] ?? '{}',
        remoteAddress: `10.71.${FORM_TYPES.indexOf(type)}.1`,
      })
      expect([endpoint.id, type, answer.statusCode]).toEqual([endpoint.id, type, 415])
    }
})

it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
  'a preflight for %s lets nobody write, and never with credentials',
  async (method) => {
    for (const origin of ORIGINS)
      for (const url of ['/api/v1/times', '/api/v1/conta', '/web/access/login', '/api/v1/nada', '/mcp', '/health']) {
        const { statusCode, headers } = await test.app.inject({
          method: 'OPTIONS',
          url,
          headers: {
            origin,
            'access-control-request-method': method,
            'access-control-request-headers': 'authorization, content-type, x-session',
            'access-control-request-private-network': 'true',
          },
        })
        expect(statusCode).toBeLessThan(500)
        expect(headers['access-control-allow-methods'] ?? 'GET, HEAD').toBe('GET, HEAD')
        expect(headers['access-control-allow-credentials']).toBeUndefined()
        expect(headers['access-control-allow-private-network']).toBeUndefined()
        expect(headers['access-control-allow-headers'] ?? '').not.toMatch(/content-type|\*/i)
      }
  },
)

it('no page of another origin reads what a session or a visitor is answered', async () => {
  for (const origin of ORIGINS)
    for (const url of [`/${person.user._id}/api/v1/conta`, '/web/api/v1/website', '/web/api/v1/times']) {
      const headers = { origin, authorization: `Bearer ${person.user.token}`, cookie: 'session=1' }
      const answer = await test.app.inject({ url, headers })
      expect(answer.headers['access-control-allow-origin'], `${origin} ${url}`).toBeUndefined()
      expect(answer.headers['cross-origin-resource-policy']).toBeDefined()
    }
})
