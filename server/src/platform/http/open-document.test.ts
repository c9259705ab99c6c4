import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerOpenDocument } from './open-document.ts'

const TEXT = 'o meio-campo '.repeat(1_000)
let app: FastifyInstance
let made = 0
let compressed = 0
beforeAll(async () => {
  app = Fastify()
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  // What is not compressed yet when it is sent would be compressed for each call.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload === 'string' && !reply.hasHeader('content-encoding')) compressed += 1
    return payload
  })
  registerOpenDocument(app, '/documento', 'text/plain; charset=utf-8', async () => {
    made += 1
    return TEXT
  })
})
afterAll(() => app.close())

const get = (accepted?: string) =>
  app.inject({ url: '/documento', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

it('is made once and compressed once for each encoding', async () => {
  compressed = 0
  const answers = await Promise.all(Array.from({ length: 5 }, () => get('gzip, deflate, br')))
  for (const { headers, rawPayload } of answers) {
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(TEXT)
  }
  const { headers, rawPayload } = await get('gzip;q=1.0, br;q=0')
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(rawPayload).toString()).toBe(TEXT)
  expect([made, compressed]).toEqual([1, 0])
})

it('is sent as it is to a client that takes nothing else', async () => {
  for (const accepted of [undefined, 'identity', 'br;q=0']) {
    const { headers, body } = await get(accepted)
    expect([headers['content-encoding'] ?? 'identity', body === TEXT]).toEqual(['identity', true])
  }
})

it('is not sent again to a client that has it', async () => {
  const { headers } = await get()
  const again = await app.inject({ url: '/documento', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
