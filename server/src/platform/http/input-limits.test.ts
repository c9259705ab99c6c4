import { connect, type AddressInfo, type Socket } from 'node:net'
import { endpoints, type Endpoint } from '@meio-campo/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registerBodyDeadline } from './body-deadline.ts'
import { bodyLimitOf } from './body-limit.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

/** Everything the other side says until it closes. */
const answerOf = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    socket
      .on('data', (chunk: Buffer) => (text += chunk.toString()))
      .on('close', () => resolve(text))
      .on('error', reject)
  })

describe('a body of unknown fields', () => {
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]))

  it('is refused before it is parsed when it is larger than the call can be', async () => {
    const answer = await test.call('POST', '/access/login', { body: fields(62_110) })
    expect(answer.status).toBe(413)
  })

  it('gets a short answer when it is not', async () => {
    const answer = await test.call('POST', '/access/login', { body: fields(2_000) })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toHaveLength(1)
    expect(JSON.stringify(answer.body).length).toBeLessThan(1_000)
    const long = await test.call('POST', '/access/login', { body: { ['x'.repeat(5_000)]: 1 } })
    expect(long.status).toBe(400)
    expect(JSON.stringify(long.body).length).toBeLessThan(2_000)
  })

  it('reports every error of a body that a person may have filled in', async () => {
    const body = { name: 'A', email: 'nada', password: '1', terms: false, outro: 1 }
    const answer = await test.call('POST', '/access/register', { body })
    expect(answer.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(
      ['email', 'name', 'outro', 'password', 'terms'].toSorted(),
    )
  })

  it('is small on every open call', () => {
    const open = Object.values<Endpoint>(endpoints).filter(({ access }) => access === 'open')
    expect(open.length).toBeGreaterThan(5)
    for (const endpoint of open) expect([endpoint.id, bodyLimitOf(endpoint) <= 96 * 1024]).toEqual([endpoint.id, true])
    expect(bodyLimitOf(endpoints.login)).toBeLessThan(32 * 1024)
  })

  it('may be as long as the longest that the call takes, however it is written', async () => {
    const escaped = (text: string) =>
      text.replaceAll(/./g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    const message = escaped('é'.repeat(5_000))
    const body = `{"name":"Ana Souza","email":"ana@exemplo.com","subject":"Oi","message":"${message}"}`
    const answer = await test.call('POST', '/contact', {
      body,
      raw: true,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(202)
  })
})

describe('a slow body', () => {
  it('is cut, with an answer, and one that is a file is not as long as it keeps coming', async () => {
    const app = Fastify()
    registerBodyDeadline(app, 'http://localhost:3000', { fieldsMs: 150, fileLookMs: 150 })
    app.post('/fields', async () => 'ok')
    await app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      socket.write('POST /fields HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
      const drip = setInterval(() => socket.write(' '), 40)
      const answer = await answerOf(socket)
      clearInterval(drip)
      expect(answer).toContain('HTTP/1.1 408')
      expect(answer).toContain('body_too_slow')
    } finally {
      await app.close()
    }
  })

  it('has a deadline in the service itself, headers too', () => {
    expect(test.app.server.headersTimeout).toBe(20_000)
    expect(test.app.server.requestTimeout).toBeGreaterThan(0)
  })
})

it('refuses two Host headers', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')
  expect(await answerOf(socket)).toContain('HTTP/1.1 400')
})

describe('a cursor that was made up', () => {
  it('is refused by every list before anything is read', async () => {
    const admin = await test.registerAdmin()
    const lists = Object.values<Endpoint>(endpoints).filter(
      ({ method, query }) =>
        method === 'GET' && query !== undefined && 'properties' in query && 'cursor' in (query.properties as object),
    )
    expect(lists.length).toBeGreaterThan(20)
    const wrong: string[] = []
    for (const { path, id } of lists) {
      const address = path.replace(/\{(\w+)\}/g, 'nao_existe')
      const { status } = await test.call('GET', `${address}?cursor=lixo`, { as: admin })
      // Before the record is looked for, which does not exist: that would be 404.
      if (status !== 400) wrong.push(`${id} ${status}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('addresses that programs look for', () => {
  const get = async (url: string) => test.app.inject({ url })
  it('are what they are', async () => {
    expect((await get('/robots.txt')).body).toContain('User-agent: *')
    const security = await get('/.well-known/security.txt')
    expect(security.headers['content-type']).toContain('text/plain')
    expect(security.body).toMatch(/^Contact: http.+\/contact$/m)
    expect(new Date(/^Expires: (.+)$/m.exec(security.body)![1]!).getTime()).toBeGreaterThan(Date.now())
    expect((await get('/favicon.ico')).statusCode).toBe(301)
  })
  it.each(['/.env', '/.git/config', '/nada.php', '/.well-known/nada', '/sitemap.xml'])('or 404: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})
