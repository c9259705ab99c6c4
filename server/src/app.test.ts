import { endpoints } from '@meio-campo/contract'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const REST_MS = 500

const table = Object.values(endpoints)
const path = (template: string) => template.replace(/\{\w+\}/g, 'nao_existe')

/** Public documents and pictures, calendars and letters by a secret address, and the assistants' own endpoint. */
const OTHERS = [
  'DELETE /mcp',
  'GET *',
  'GET /.well-known/security.txt',
  'GET /anuncios/:slot',
  'GET /api/v1/openapi.json',
  'GET /calendario/:token.ics',
  'GET /compartilhado/:id',
  'GET /compartilhado/:id.png',
  'GET /favicon.ico',
  'GET /health',
  'GET /imagens/:file',
  'GET /llms.txt',
  'GET /mcp',
  'GET /ready',
  'GET /resumo/:token',
  'GET /robots.txt',
  'GET /widgets.js',
  'OPTIONS *',
  'POST /mcp',
  'POST /resumo/:token',
]

/** "GET /health", from the tree that the framework prints: four signs to the right are one part further down. */
function servedBy(tree: string): string[] {
  const parts: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, depth, part, methods] = /^([\s│├└─]*)(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (!part) return []
    parts.length = depth!.length / 4 - 1
    parts.push(part)
    return (methods?.split(', ') ?? []).map((method) => `${method} ${parts.join('')}`)
  })
}

/** Every row of every table, to see that a refused call changed nothing. */
async function everything(): Promise<Record<string, string>> {
  const tables = await test.database.introspection.getTables()
  const rows: Record<string, string> = {}
  for (const { name } of tables.filter(({ schema }) => schema === 'public')) {
    const { rows: found } = await test.database.executeQuery({
      sql: `select to_jsonb(t) as row from "${name}" as t order by 1`,
      parameters: [],
      query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
      queryId: { queryId: 'everything' },
    })
    rows[name] = JSON.stringify(found)
  }
  return rows
}

/** Everything, once the jobs of earlier calls have come to rest. */
async function everythingAtRest(): Promise<Record<string, string>> {
  for (let before = await everything(); ;) {
    await sleep(REST_MS)
    const now = await everything()
    const isUnsent = now['mails']!.includes('"sent_at":null')
    if (!isUnsent && JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
}

describe('the route table', () => {
  it('says for every endpoint who may call it, by a unique id, with a summary', () => {
    expect(new Set(table.map(({ id }) => id)).size).toBe(table.length)
    for (const [key, endpoint] of Object.entries(endpoints)) {
      expect(endpoint.id).toBe(key)
      expect(['open', 'user', 'admin']).toContain(endpoint.access)
      expect(endpoint.summary.length).toBeGreaterThan(3)
    }
  })

  it('is the route table of the app: every endpoint is served, and nothing else that is not public', () => {
    const own = table.map(({ method, path: template }) => `${method} ${template.replace(/\{(\w+)\}/g, ':$1')}`)
    const served = servedBy(test.app.printRoutes({ commonPrefix: false }))
    expect(own.filter((route) => !served.includes(route))).toEqual([])
    const isHead = (route: string) => route.startsWith('HEAD ')
    expect(served.filter((route) => !own.includes(route) && !isHead(route)).toSorted()).toEqual(OTHERS)
  })

  it('appears whole in the OpenAPI document', async () => {
    const { body } = await test.call('GET', '/api/v1/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const operations = Object.values(
      body.paths as Record<string, Record<string, { operationId: string; summary: string }>>,
    ).flatMap((item) => Object.values(item))
    const ids = operations.map(({ operationId }) => operationId)
    // Files, streams and answers with `fields` are operations of their own beside the one of the table.
    const forms = new Set(table.flatMap(({ id }) => ['Csv', 'Ics', 'Stream', 'Fields'].map((form) => id + form)))
    expect(ids.filter((id) => !forms.has(id)).toSorted()).toEqual(table.map(({ id }) => id).toSorted())
    expect(ids).toEqual(
      expect.arrayContaining(['listTeamsCsv', 'listMatchesIcs', 'followLiveStream', 'listMatchesFields']),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const operation of operations) expect(operation.summary).toBeTruthy()
    expect(JSON.stringify(body)).not.toContain('Default Response')
    expect(Object.keys(body.paths['/api/v1/uploads'].post.requestBody.content)).toEqual(['multipart/form-data'])
    expect(Object.keys(body.paths)).toContain('/web/access/login')
    expect(Object.keys(body.paths)).toContain('/{userId}/access/logout')
  })

  it('refuses visitors and users where they have no business, and changes nothing', async () => {
    const user = await test.register()
    const before = await everythingAtRest()
    for (const endpoint of table.filter(({ access }) => access !== 'open')) {
      const visitor = await test.call(endpoint.method, path(endpoint.path))
      expect(visitor.status, `${endpoint.id} as a visitor`).toBe(401)
      const program = await test.app.inject({ method: endpoint.method, url: path(endpoint.path) })
      expect(program.statusCode, `${endpoint.id} without a key`).toBe(endpoint.path.startsWith('/api/v1') ? 401 : 404)
      if (endpoint.access !== 'admin') continue
      const ordinary = await test.call(endpoint.method, path(endpoint.path), { as: user })
      expect(ordinary.status, `${endpoint.id} as a user`).toBe(403)
      expect(ordinary.body.error.Exit.title).toBe('Acesso negado')
    }
    expect(await everything()).toEqual(before)
  })

  it('answers 400 to an unknown field and to a wrong type in every body, and changes nothing', async () => {
    const admin = await test.registerAdmin()
    const before = await everythingAtRest()
    for (const endpoint of table.filter((candidate) => 'body' in candidate)) {
      const as = endpoint.access === 'open' ? {} : { as: admin }
      const ip = '10.77.0.1'
      for (const body of [{ campo_desconhecido: 1 }, 'texto', 7, [], null]) {
        const answer = await test.call(endpoint.method, path(endpoint.path), { ...as, body, ip })
        expect([400, 429], `${endpoint.id} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`).toContain(
          answer.status,
        )
      }
    }
    expect(await everything()).toEqual(before)
  })

  it('refuses a body where there is none to send, and takes an empty one', async () => {
    const admin = await test.registerAdmin()
    const clean = (body?: unknown) => test.call('POST', '/api/v1/webmaster/jogos/clean', { as: admin, body })
    expect((await clean({ force: true })).status).toBe(400)
    expect((await clean()).status).toBe(200)
    expect((await clean({})).status).toBe(200)
    const empty = await test.call('POST', '/api/v1/webmaster/jogos/clean', {
      as: admin,
      body: '',
      raw: true,
      headers: { 'content-type': 'application/json' },
    })
    expect(empty.status).toBe(200)
  })
})

describe('the three base addresses', () => {
  it('serve one set of handlers', async () => {
    const session = await test.register()
    const authorization = `Bearer ${session.user.token}`
    const get = (url: string, headers = {}) => test.app.inject({ url, headers })
    expect((await get('/web/api/v1/website?type=ajax')).statusCode).toBe(200)
    expect((await get(`/${session.user._id}/api/v1/website?type=ajax`, { authorization })).statusCode).toBe(200)
    expect((await get('/api/v1/website')).statusCode).toBe(200)
    expect((await get('/api/v1/conta', { authorization })).statusCode).toBe(200)
  })

  it("refuse another user's address with 403, and an address without a token with 401", async () => {
    const ana = await test.register()
    const bia = await test.register()
    const wrong = await test.app.inject({
      url: `/${ana.user._id}/api/v1/conta`,
      headers: { authorization: `Bearer ${bia.user.token}` },
    })
    expect(wrong.statusCode).toBe(403)
    expect(wrong.json().code).toBe('other_user')
    expect((await test.app.inject({ url: `/${ana.user._id}/api/v1/conta` })).statusCode).toBe(401)
    expect(
      (await test.app.inject({ url: `/${ana.user._id}/api/v1/conta`, headers: { authorization: 'Bearer inventado' } }))
        .statusCode,
    ).toBe(401)
  })

  it('give a visitor nothing for a token sent along', async () => {
    const session = await test.register()
    const answer = await test.app.inject({
      url: '/web/api/v1/conta',
      headers: { authorization: `Bearer ${session.user.token}` },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('are the only way in: a bare address is not the API', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/access/login',
      payload: { email: 'a@b.co', password: 'x' },
    })
    expect(answer.statusCode).toBe(404)
  })
})

describe('every answer', () => {
  it('has a request id, and an error names it', async () => {
    const { headers, body } = await test.call('GET', '/api/v1/conta')
    expect(headers['x-request-id']).toMatch(/^req_[a-z0-9]{32}$/)
    expect(body.instance).toBe(headers['x-request-id'])
  })

  it('has the security headers of a page', async () => {
    const { headers } = await test.app.inject('/dashboard')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    for (const directive of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "connect-src 'self'"])
      expect(policy).toContain(directive)
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it.each(['/api/v1/website', '/api/v1/conta', '/api/v1/nada'])('has those of data: %s', async (path) => {
    const { headers } = await test.call('GET', path)
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  it('asks for HTTPS from then on when it came by HTTPS, through a proxy we trust', async () => {
    const behind = await createTestApp({ TRUST_PROXY: '1' })
    const answer = await behind.app.inject({
      url: '/health',
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' },
    })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await behind.close()
    const untrusted = await test.app.inject({ url: '/health', headers: { 'x-forwarded-proto': 'https' } })
    expect(untrusted.headers['strict-transport-security']).toBeUndefined()
  })

  it('is compressed when it is worth it', async () => {
    const answer = await test.app.inject({ url: '/web/api/v1/website', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).data.website).toBeTruthy()
  })

  it('has an ETag, and is 304 for a known one', async () => {
    const first = await test.call('GET', '/api/v1/website')
    const etag = String(first.headers['etag'])
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    const again = await test.call('GET', '/api/v1/website', { headers: { 'if-none-match': etag.slice(2) } })
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
    expect((await test.call('GET', '/api/v1/website', { headers: { 'if-none-match': '"outro"' } })).status).toBe(200)
    const head = await test.app.inject({ method: 'HEAD', url: '/web/api/v1/website' })
    expect(head.headers['etag']).toBe(etag)
  })
})

describe('an error', () => {
  it.each([
    ['broken JSON', { body: '{"email":', raw: true, headers: { 'content-type': 'application/json' } }, 400],
    [
      'a poisoned prototype',
      {
        body: '{"email":"a@b.co","password":"x","__proto__":{"admin":true}}',
        raw: true,
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
    [
      'another content type',
      { body: 'email=a', raw: true, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    [
      'a body too large',
      {
        body: JSON.stringify({ email: 'x'.repeat(600_000) }),
        raw: true,
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
    ['a NUL in a text', { body: { email: 'a\u0000@b.co', password: 'x' } }, 400],
    ['half a surrogate pair', { body: { email: '\ud800@b.co', password: 'x' } }, 400],
    [
      'a body nested deeper than a stack',
      {
        body: `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
        raw: true,
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
  ] as const)('for %s has the one envelope', async (_name, options, status) => {
    const { status: got, body, headers } = await test.call('POST', '/access/login', options)
    expect(got).toBe(status)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(Object.keys(body).sort()).toEqual([
      'code',
      'detail',
      'error',
      'errors',
      'instance',
      'status',
      'title',
      'type',
    ])
    expect(body.error.Exit).toEqual({ title: body.title, info: body.detail })
  })

  it('for an unknown address of the API is a 404 in Portuguese, and so is a malformed one', async () => {
    for (const url of ['/api/v1/nada', '/web/nada', '/web/api/v1/%E0%A4%A']) {
      const answer = await test.app.inject({ url })
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json().error.Exit.title).toBe('Não encontrado')
    }
  })

  it('for what is not HTTP at all has the envelope too', async () => {
    const lone = await createTestApp()
    await lone.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = lone.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write('isto não é HTTP\r\n\r\n')
    const answer = await text(socket)
    await lone.close()
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({
      code: 'malformed_request',
      title: 'Pedido malformado',
    })
  })

  it('for a stray % is that of an address that does not exist, with every header', async () => {
    const answer = await test.app.inject({ url: '/api/v1/%zz' })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['x-request-id']).toMatch(/^req_/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('for a file of the console below a base address is a 404: the console is not there', async () => {
    for (const url of ['/web/', '/web/index.html', '/web/favicon.svg']) {
      expect((await test.app.inject({ url })).statusCode, url).toBe(404)
    }
  })

  it('for an unknown parameter says which there are, and for a field of a body as well', async () => {
    const admin = await test.registerAdmin()
    const { body } = await test.call('GET', '/api/v1/times?situacao=1', { as: admin })
    expect(body.errors).toEqual([
      { field: 'situacao', message: expect.stringMatching(/^Campo desconhecido\. Aceita: .*\bids\b/) },
    ])
    expect(body.errors[0].message).not.toMatch(/\btype\b/)
    const made = await test.call('POST', '/api/v1/chaves', { as: admin, body: { name: 'Minha', escopos: [] } })
    expect(made.body.errors).toEqual([{ field: 'escopos', message: expect.stringContaining('scopes') }])
  })

  it('for a parameter that is no UTF-8 says which one and how to write it, instead of searching for something else', async () => {
    const admin = await test.registerAdmin()
    for (const wrong of ['gr%EAmio', '%E0%A4%A', '100%']) {
      const { status, body } = await test.call('GET', `/api/v1/times?limit=1&q=${wrong}`, { as: admin })
      expect([wrong, status, body.errors[0].field]).toEqual([wrong, 400, 'q'])
      expect(body.errors[0].message).toContain('%C3%AA')
    }
    expect((await test.call('GET', '/api/v1/times?q=gr%C3%AAmio+fb', { as: admin })).status).toBe(200)
  })

  it('for an unknown parameter on a write names it as well', async () => {
    const { status, body } = await test.call('POST', '/access/login?inventado=1', {
      body: { email: 'a@b.co', password: 'x' },
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: 'inventado', message: 'Campo desconhecido.' }])
  })

  it('for an unknown query parameter names it', async () => {
    const { status, body } = await test.call('GET', '/api/v1/website?inventado=1')
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: 'inventado', message: 'Campo desconhecido.' }])
  })

  it('of ours does not reveal its cause', async () => {
    const broken = await createTestApp()
    await broken.register()
    await broken.database.destroy()
    const answer = await broken.app.inject({ url: '/web/api/v1/website' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ title: 'Erro interno', errors: [] })
    expect(answer.body).not.toMatch(/driver|destroyed|kysely|stack/i)
    expect((await broken.app.inject('/ready')).statusCode).toBe(503)
    expect((await broken.app.inject('/health')).statusCode).toBe(200)
    await broken.app.close()
  })
})

it('limits what a visitor may ask for', async () => {
  const statuses = new Set<number>()
  for (let times = 0; times < 605; times += 1)
    statuses.add((await test.call('GET', '/api/v1/website', { ip: '10.88.0.1' })).status)
  expect(statuses).toEqual(new Set([200, 429]))
  expect((await test.call('GET', '/api/v1/website', { ip: '10.88.0.2' })).status).toBe(200)
})
