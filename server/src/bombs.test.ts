// Small bodies that would become much: each is refused soon, in words, and the service goes on.
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bodyLimitOf } from './platform/http/body-limit.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const SOON_MS = 5_000

let test: TestApp
let admin: Session
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  person = admin
})
afterAll(() => test.close())

const JSON_TYPE = { 'content-type': 'application/json' }

async function send(
  method: string,
  url: string,
  payload: string | Buffer,
  headers: Record<string, string>,
): Promise<{ status: number; code: string; bytes: number; soon: boolean }> {
  const begun = performance.now()
  const answer = await test.app.inject({
    method: method as 'POST',
    url: `/${person.user._id}${url}`,
    payload,
    headers: { authorization: `Bearer ${person.user.token}`, ...headers },
  })
  const { statusCode: status, body } = answer
  return {
    status,
    code: String(answer.headers['content-type']).includes('json') ? answer.json().code : '',
    bytes: body.length,
    soon: performance.now() - begun < SOON_MS,
  }
}

const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`
const withBody = (Object.values(endpoints) as Endpoint[]).filter(({ body, upload }) => body && !upload)
/** The endpoints that are open to all callers, and those with the largest limits. */
const intakes = [
  ...withBody.filter(({ access }) => access === 'open'),
  ...withBody.toSorted((one, other) => bodyLimitOf(other) - bodyLimitOf(one)).slice(0, 8),
]

describe('JSON', () => {
  const BOMBS: readonly [string, (bytes: number) => string][] = [
    ['lists in lists', (bytes) => nested('[', ']', Math.floor(bytes / 2) - 1)],
    ['objects in objects', (bytes) => nested('{"a":', '}', Math.floor(bytes / 6) - 1)],
    ['lists that never close', (bytes) => '['.repeat(bytes - 1)],
    ['quotes behind backslashes', (bytes) => `{"a":"${'\\\\'.repeat(Math.floor(bytes / 2) - 10)}\\"`],
    ['a number as long as the body', (bytes) => `{"a":${'9'.repeat(bytes - 10)}}`],
    ['one name again and again', (bytes) => `{${'"a":1,'.repeat(Math.floor(bytes / 6) - 10)}"a":1}`],
    ['many names', (bytes) => `{${Array.from({ length: Math.floor(bytes / 13) }, (_, n) => `"k${n}":1`).join(',')}}`],
    ['spaces', (bytes) => ' '.repeat(bytes - 1)],
  ]

  it.each(BOMBS)('of %s is refused', async (_what, make) => {
    for (const endpoint of intakes) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x')
      const answer = await send(endpoint.method, path, make(bodyLimitOf(endpoint)), JSON_TYPE)
      expect([endpoint.id, answer.status >= 400 && answer.status < 500, answer.soon]).toEqual([endpoint.id, true, true])
      expect(answer.bytes).toBeLessThan(20_000)
    }
  })

  it('of MCP is refused too', async () => {
    const { body } = await test.call('POST', '/api/v1/chaves', { as: admin, body: { name: 'Bomba' } })
    for (const [, make] of BOMBS) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/mcp',
        payload: make(60_000),
        headers: {
          ...JSON_TYPE,
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${body.data.secret}`,
        },
      })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    }
  })
})

it.each([
  ['gzip', (bytes: Buffer) => gzipSync(bytes)],
  ['x-gzip', (bytes: Buffer) => gzipSync(bytes)],
  ['deflate', (bytes: Buffer) => deflateSync(bytes)],
  ['br', (bytes: Buffer) => brotliCompressSync(bytes)],
  ['gzip, gzip', (bytes: Buffer) => gzipSync(gzipSync(bytes))],
  ['zstd', (bytes: Buffer) => bytes],
  ['identity, gzip', (bytes: Buffer) => gzipSync(bytes)],
] as const)('a body packed by %s is never unpacked', async (encoding, pack) => {
  const packed = pack(Buffer.from(JSON.stringify({ name: 'a'.repeat(50_000_000) })))
  const small = packed.length < 60_000 ? packed : packed.subarray(0, 60_000)
  for (const path of ['/api/v1/estadios', '/access/login', '/api/v1/webhooks']) {
    const answer = await send('POST', path, small, { ...JSON_TYPE, 'content-encoding': encoding })
    expect([path, answer.status, answer.soon]).toEqual([path, 415, true])
  }
})

describe('a form', () => {
  const INTAKES = ['/api/v1/uploads', '/api/v1/planilhas', '/api/v1/importacoes/arquivos']
  const part = (disposition: string, content = 'x', more = '') =>
    `--linha\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`
  const end = '--linha--\r\n'
  const FORMS: Record<string, string> = {
    'thousands of fields': `${Array.from({ length: 20_000 }, (_, n) => part(`name="f${n}"`)).join('')}${end}`,
    'thousands of files': `${part('name="file"; filename="a.png"').repeat(5_000)}${end}`,
    'a name as long as a book': `${part(`name="${'f'.repeat(200_000)}"`)}${end}`,
    'a header without end': `--linha\r\nContent-Disposition: form-data; name="file"; filename="${'a'.repeat(500_000)}`,
    'thousands of headers': `${part('name="file"; filename="a.png"', 'x', 'X-A: b\r\n'.repeat(20_000))}${end}`,
    'a field as long as the body': `${part('name="file"', 'x'.repeat(2_000_000))}${end}`,
    'only boundaries': '--linha\r\n'.repeat(50_000),
    'nothing that ends': '--linha\r\n\r\n'.repeat(20_000),
    'a name of JavaScript': `${part('name="__proto__"; filename="a.png"')}${part('name="constructor"')}${end}`,
    'a form in the form': `${part('name="file"; filename="a.png"', `--outra\r\n${'x'.repeat(1000)}`, 'Content-Type: multipart/mixed; boundary=outra\r\n')}${end}`,
  }

  /** Of these the file itself may be taken: the rest is read past. */
  const TAKEN = new Set(['thousands of headers', 'a form in the form'])

  it.each(Object.entries(FORMS))('with %s does no harm at any door for files', async (what, body) => {
    for (const path of INTAKES) {
      const answer = await send('POST', path, body, { 'content-type': 'multipart/form-data; boundary=linha' })
      expect([path, answer.status < 500, answer.status >= 400 || TAKEN.has(what), answer.soon]).toEqual([
        path,
        true,
        true,
        true,
      ])
      expect(answer.status).not.toBe(404)
    }
  })

  it('that its sender leaves in the middle of ends nothing else', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    const body = Buffer.from(
      `${part('name="file"; filename="a.png"', 'x'.repeat(300)).repeat(3)}${part('x="y"').repeat(5)}${end}`,
    )
    for (let cut = 20; cut < body.length; cut += 40) {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `POST /${person.user._id}${INTAKES[cut % 3]} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${person.user.token}\r\n` +
          `Content-Type: multipart/form-data; boundary=linha\r\nContent-Length: ${body.length}\r\n\r\n`,
      )
      socket.write(body.subarray(0, cut))
      await setTimeout(10)
      if (cut % 80 === 20) socket.resetAndDestroy()
      else socket.end()
      socket.on('error', () => undefined).resume()
      await once(socket, 'close')
    }
    expect((await test.app.inject('/health')).statusCode).toBe(200)
  })

  it.each([
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(10_000)}`,
    'multipart/form-data; boundary="\\"',
    'multipart/form-data; boundary=a; boundary=b',
    'multipart/mixed; boundary=linha',
    `multipart/form-data${'; a=b'.repeat(2_000)}; boundary=linha`,
  ])('is refused with the type %s', async (type) => {
    for (const path of INTAKES) {
      const answer = await send('POST', path, FORMS['only boundaries']!, { 'content-type': type })
      expect([path, answer.status >= 400 && answer.status < 500, answer.soon]).toEqual([path, true, true])
    }
  })
})

describe('a picture', () => {
  // An account sends thirty a minute.
  beforeEach(async () => void (person = await test.register()))
  const upload = (bytes: Buffer, name = 'a.png') =>
    send(
      'POST',
      '/api/v1/uploads',
      Buffer.concat([
        Buffer.from(`--linha\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
        bytes,
        Buffer.from('\r\n--linha--\r\n'),
      ]),
      { 'content-type': 'multipart/form-data; boundary=linha' },
    )
  const png = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer()
  /** Says another size in its head than it has, with the checksum that belongs to it. */
  async function lyingPng(width: number, height: number): Promise<Buffer> {
    const bytes = await png()
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    return bytes
  }
  const frames = (count: number) =>
    sharp(Buffer.alloc(64 * 64 * count * 3, 1), { raw: { width: 64, height: 64 * count, channels: 3, pageHeight: 64 } })

  it('with an impossible size is refused before it is decoded', async () => {
    for (const [width, height] of [
      [2 ** 31 - 1, 2 ** 31 - 1],
      [65_535, 65_535],
      [2 ** 31 - 1, 1],
      [1, 2 ** 31 - 1],
      [100_000, 400],
      [0, 0],
    ] as const) {
      const answer = await upload(await lyingPng(width, height))
      expect([width, height, answer.status, answer.soon]).toEqual([width, height, 400, true])
    }
  })

  it('that moves is one picture, or none', async () => {
    const moving = await frames(400)
      .webp({ loop: 0, delay: Array.from({ length: 400 }, () => 20) })
      .toBuffer()
    const answer = await upload(moving, 'a.webp')
    expect([answer.status < 500, answer.soon]).toEqual([true, true])
    const gif = await frames(50).gif().toBuffer()
    expect((await upload(gif, 'a.gif')).status).toBe(400)
  })

  it('that is something else as well loses it, or is refused', async () => {
    const real = await png()
    for (const [what, bytes] of [
      ['a page behind it', Buffer.concat([real, Buffer.from('<script>alert(1)</script>')])],
      ['an archive behind it', Buffer.concat([real, Buffer.from('PK\x03\x04'), Buffer.alloc(200)])],
      ['a page before it', Buffer.concat([Buffer.from('<!doctype html><script>alert(1)</script>'), real])],
      ['a program before it', Buffer.concat([Buffer.from('MZ'), real])],
      ['a PDF before it', Buffer.concat([Buffer.from('%PDF-1.7\n'), real])],
      [
        'an SVG that calls out',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://169.254.169.254/"/></svg>'),
      ],
      [
        'an SVG behind a mark',
        Buffer.from('\ufeff  <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'),
      ],
    ] as const) {
      const form = Buffer.concat([
        Buffer.from('--linha\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
        bytes,
        Buffer.from('\r\n--linha--\r\n'),
      ])
      const answer = await test.call('POST', '/api/v1/uploads', {
        as: person,
        raw: true,
        body: form,
        headers: { 'content-type': 'multipart/form-data; boundary=linha' },
      })
      if (answer.status === 201) {
        const kept = await test.app.inject({ url: answer.body.data.url })
        expect(kept.headers['content-type'], what).toBe('image/webp')
        expect(kept.rawPayload.includes('script') || kept.rawPayload.includes('PK\x03\x04'), what).toBe(false)
      } else expect([what, answer.status]).toEqual([what, 400])
    }
  })
})

/** As PNG reckons it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

describe('an address', () => {
  it('with thousands of parameters, or one as long as the line, is refused soon', async () => {
    const many = Array.from({ length: 1_500 }, (_, n) => `p${n}=1`).join('&')
    for (const query of [
      many,
      'ids='.repeat(1) + 'a,'.repeat(6_000),
      `fields=${'home.'.repeat(2_500)}x`,
      `fields=${'id,'.repeat(5_000)}id`,
      `include=${'home,'.repeat(3_000)}home`,
      `sort=${'-name,'.repeat(2_000)}name`,
      `q=${'a%20'.repeat(3_500)}`,
      `q=${'%25'.repeat(4_000)}`,
      `${'a[b]'.repeat(2_000)}=1`,
      'limit=20&'.repeat(1_500),
    ])
      for (const path of ['/api/v1/times', '/api/v1/jogos', '/api/v1/busca']) {
        const answer = await send('GET', `${path}?${query}`, '', {})
        expect([query.slice(0, 20), path, answer.status < 500, answer.soon]).toEqual([
          query.slice(0, 20),
          path,
          true,
          true,
        ])
        expect(answer.bytes).toBeLessThan(50_000)
      }
  })
})
