import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jpegOfManyScans } from '../../../testing/many-scans.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { removeExpiredPictures, removeUnusedPictures } from './expiry.ts'
import { SENT_KILOBYTES } from './routes.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
})
afterAll(() => test.close())

const picture = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#0a6b3c' } })

interface Sent {
  readonly field?: string
  readonly name?: string
  readonly type?: string
  readonly ending?: string
  readonly as?: Session
}

function send(
  bytes: Buffer,
  { field = 'file', name = 'foto.png', type = 'image/png', ending = '\r\n--linha--\r\n', as = person }: Sent = {},
) {
  const head = `--linha\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(ending)])
  return test.call('POST', '/api/v1/uploads', {
    as,
    body,
    raw: true,
    headers: { 'content-type': 'multipart/form-data; boundary=linha' },
  })
}

const fetchBytes = async (url: string) => (await test.app.inject({ url })).rawPayload
const countRows = async () => (await test.database.selectFrom('uploads').selectAll().execute()).length
const listFiles = () => readdir(join(test.context.config.dataDir, 'uploads')).catch(() => [])

it.each(['jpeg', 'png', 'webp'] as const)('re-encodes a %s to WebP in every size', async (format) => {
  const { status, body } = await send(await picture().toFormat(format).toBuffer(), {
    name: 'qualquer.txt',
    type: 'text/plain',
  })
  expect(status).toBe(201)
  const { id, url, width, height, sizes } = body.data
  expect({ url, width, height }).toEqual({ url: `/imagens/${id}.webp`, width: 600, height: 400 })
  expect(sizes.map((size: { width: number }) => size.width)).toEqual([96, 384])
  expect(await sharp(await fetchBytes(url)).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 })
  for (const size of sizes) {
    expect(await sharp(await fetchBytes(size.url)).metadata()).toMatchObject({
      format: 'webp',
      width: size.width,
      height: size.width,
    })
  }
})

it('counts what an account sends in a day, also photos that were replaced and files that are no pictures', async () => {
  const { limits } = test.context
  // Limits of its own.
  const as = await test.register()
  const id = as.user._id
  const sent = async () => (await limits.take(SENT_KILOBYTES, id, 0)).count
  const before = await sent()
  const { body } = await send(await picture().png().toBuffer(), { as })
  const setPhoto = (photo: string | null) => test.call('PATCH', '/api/v1/conta', { as, body: { photo } })
  expect((await setPhoto(body.data.url)).status).toBe(200)
  expect((await setPhoto(null)).status).toBe(200)
  expect(await test.database.selectFrom('uploads').select('id').where('id', '=', body.data.id).execute()).toEqual([])
  const afterPhoto = await sent()
  expect(afterPhoto).toBeGreaterThan(before)
  expect((await send(Buffer.alloc(20_000, 'x'), { as })).status).toBe(400)
  expect(await sent()).toBe(afterPhoto + 20)
  expect((await send(Buffer.alloc(9 * 1024 * 1024, 'x'), { as })).status).toBe(413)
  expect(await sent()).toBeGreaterThan(afterPhoto + 8_000)
  await limits.take(SENT_KILOBYTES, id, SENT_KILOBYTES.quota)
  expect((await send(await picture().png().toBuffer(), { as })).status).toBe(429)
})

it('makes a large picture smaller, and keeps its shape', async () => {
  const { body } = await send(await picture(3000, 1500).jpeg().toBuffer())
  expect(body.data).toMatchObject({ width: 1024, height: 512 })
})

it('keeps nothing of what the camera wrote, and turns the picture upright', async () => {
  const exif = { IFD0: { Model: 'Câmera indiscreta' }, IFD3: { GPSLatitude: '23/1 33/1 1/1' } }
  const original = await picture(600, 400).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await sharp(original).metadata()).exif).toBeDefined()
  const { body } = await send(original)
  expect(body.data).toMatchObject({ width: 400, height: 600 })
  const kept = await sharp(await fetchBytes(body.data.url)).metadata()
  expect([kept.exif, kept.icc, kept.xmp, kept.iptc, kept.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('serves pictures publicly, for ever, and only as images', async () => {
  const { body } = await send(await picture().png().toBuffer())
  const answer = await test.app.inject({ url: body.data.url })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const refused: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
  ['an SVG', () => Buffer.from(svg), /não é uma imagem/],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /não é uma imagem/],
  ['a GIF', () => picture(10, 10).gif().toBuffer(), /não é uma imagem/],
  ['a TIFF', () => picture(10, 10).tiff().toBuffer(), /não é uma imagem/],
  ['an AVIF', () => picture(10, 10).avif().toBuffer(), /não é uma imagem/],
  [
    'text behind a PNG signature',
    () => Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1'),
    /não é uma imagem|danificada/,
  ],
  ['an empty file', () => Buffer.alloc(0), /vazio/],
  ['a bomb', () => picture(8000, 6000).png({ compressionLevel: 9 }).toBuffer(), /40 megapixels/],
  ['half a JPEG', async () => half(await noise().jpeg().toBuffer()), /incompleta ou danificada/],
  ['half a PNG', async () => half(await noise().png().toBuffer()), /incompleta ou danificada/],
  [
    'half a WebP',
    async () => half(await noise().webp({ lossless: true }).toBuffer()),
    /incompleta ou danificada|não é uma imagem/,
  ],
]
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

it.each(refused)('refuses %s, independent of its name and type', async (_what, make, reason) => {
  const rows = await countRows()
  const files = await listFiles()
  const { status, body } = await send(await make(), { name: 'foto.jpg', type: 'image/jpeg' })
  expect(status).toBe(400)
  expect(body.code).toBe('invalid_picture')
  expect(body.error.Exit.info).toMatch(reason)
  expect(await countRows()).toBe(rows)
  expect(await listFiles()).toEqual(files)
})

it('refuses what is too large', async () => {
  const { status, body } = await send(Buffer.alloc(8 * 1024 * 1024 + 1))
  expect([status, body.code]).toEqual([413, 'too_large'])
})

it('refuses a JPEG that would be decoded hundreds of times, and takes one of a few passes', async () => {
  const as = await test.register()
  const { status, body } = await send(jpegOfManyScans(1024, 800), { as })
  expect({ status, code: body.code, detail: body.detail }).toMatchObject({
    status: 400,
    code: 'invalid_picture',
    detail: expect.stringContaining('tempo demais'),
  })
  expect((await send(jpegOfManyScans(1024, 40), { as })).status).toBe(201)
  const progressive = await picture(3000, 2000).jpeg({ progressive: true }).toBuffer()
  expect((await send(progressive, { as })).status).toBe(201)
})

it('refuses a file in another field, a body without a file, one cut short, and one that is no form', async () => {
  const bytes = await picture().png().toBuffer()
  const other = await send(bytes, { field: 'foto' })
  expect([other.status, other.body.errors[0].field]).toEqual([400, 'file'])
  expect((await send(bytes, { ending: '' })).status).toBe(400)
  const headers = { 'content-type': 'multipart/form-data; boundary=linha' }
  expect(
    (await test.call('POST', '/api/v1/uploads', { as: person, body: Buffer.from('--linha--\r\n'), raw: true, headers }))
      .status,
  ).toBe(400)
  const withoutBoundary = { 'content-type': 'multipart/form-data' }
  expect(
    (
      await test.call('POST', '/api/v1/uploads', {
        as: person,
        body: Buffer.from('x'),
        raw: true,
        headers: withoutBoundary,
      })
    ).status,
  ).toBe(400)
  expect((await test.call('POST', '/api/v1/uploads', { as: person, body: { file: 'x' } })).status).toBe(415)
})

it('takes nothing from a visitor', async () => {
  expect((await test.call('POST', '/api/v1/uploads', { body: {} })).status).toBe(401)
})

it.each([
  'nada.webp',
  'up_aaaaaaaaaaaaaaaaaaaaaaaa.webp',
  '..%2f..%2fpackage.json',
  '%2e%2e%2fsecret_key',
  '..%5c..%5cpackage.json',
])('has nothing at /imagens/%s', async (file) => {
  const answer = await test.app.inject({ url: `/imagens/${file}` })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
})

it('encodes many at once, each its own', async () => {
  const sent = await Promise.all([100, 200, 300].map(async (width) => send(await picture(width, 50).png().toBuffer())))
  expect(sent.map(({ body }) => body.data.width)).toEqual([100, 200, 300])
})

it('refuses anything beside the one file', async () => {
  const bytes = await picture().png().toBuffer()
  const part = (disposition: string) => `\r\n--linha\r\nContent-Disposition: form-data; ${disposition}\r\n\r\nx`
  const before = await countRows()
  for (const extra of ['name="file"; filename="b.png"', 'name="legenda"', 'name="outro"; filename="c.png"']) {
    const { status, body } = await send(bytes, { ending: `${part(extra)}\r\n--linha--\r\n` })
    expect(status, extra).toBe(400)
    expect(body.error.Exit.title).toBeTruthy()
  }
  expect(await countRows()).toBe(before)
})

it('removes an unused picture after a day, and keeps a photo', async () => {
  // A fresh account: the one above has sent as many pictures as a minute allows.
  const owner = await test.register()
  person = owner
  const unused = (await send(await picture().png().toBuffer())).body.data
  const used = (await send(await picture().png().toBuffer())).body.data
  await test.database.updateTable('users').set({ photo_id: used.id }).where('id', '=', owner.user._id).execute()
  await removeUnusedPictures(test.context)
  expect((await test.app.inject({ url: unused.url })).statusCode).toBe(200)
  await test.database
    .updateTable('uploads')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute()
  await removeUnusedPictures(test.context)
  expect((await test.app.inject({ url: unused.url })).statusCode).toBe(404)
  expect((await test.app.inject({ url: used.url })).statusCode).toBe(200)
})

it('keeps a suggested picture until the decision, and refuses another user’s', async () => {
  const owner = await test.register()
  const admin = await test.registerAdmin()
  person = owner
  const { url } = (await send(await picture().png().toBuffer())).body.data
  const made = await test.call('POST', '/api/v1/confederacoes', { as: admin, body: { name: 'Liga das Fotos' } })
  const body = { kind: 'confederation', record: made.body.data.id, values: { crest: url }, source: 'Site da liga' }
  const stolen = await test.call('POST', '/api/v1/sugestoes', { as: await test.register(), body })
  expect([stolen.status, stolen.body.errors[0].field]).toEqual([400, 'values.crest'])
  const { id } = (await test.call('POST', '/api/v1/sugestoes', { as: owner, body })).body.data
  const age = () =>
    test.database
      .updateTable('uploads')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute()
  await age()
  await removeUnusedPictures(test.context)
  expect((await test.app.inject({ url })).statusCode).toBe(200)
  await test.call('POST', `/api/v1/sugestoes/${id}/recusar`, { as: admin, body: { reason: 'É outra liga.' } })
  await removeUnusedPictures(test.context)
  expect((await test.app.inject({ url })).statusCode).toBe(404)
})

it('keeps a picture that a later copy still needs, when an earlier one expires', async () => {
  const admin = await test.registerAdmin()
  const { url } = (await send(await picture().png().toBuffer())).body.data
  const clean = async () => (await test.call('POST', '/api/v1/webmaster/users/clean', { as: admin })).body.data.copy
  const first = await clean()
  await test.call('POST', `/api/v1/webmaster/copias/${first.id}/restaurar`, { as: admin })
  const second = await clean()
  await test.database
    .updateTable('copies')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', first.id)
    .execute()
  await removeExpiredPictures(test.context)
  expect((await test.app.inject({ url })).statusCode).toBe(200)
  await test.call('POST', `/api/v1/webmaster/copias/${second.id}/restaurar`, { as: admin })
  person = await test.register()
})

it('removes the files of a cleaned account when its copy expires, and not before', async () => {
  const admin = await test.registerAdmin()
  const { body } = await send(await picture().png().toBuffer())
  await test.call('POST', '/api/v1/webmaster/users/clean', { as: admin })
  await removeExpiredPictures(test.context)
  expect((await test.app.inject({ url: body.data.url })).statusCode).toBe(200)
  test.advance(31 * 86_400_000)
  await removeExpiredPictures(test.context)
  expect((await test.app.inject({ url: body.data.url })).statusCode).toBe(404)
  expect(await listFiles()).toEqual([])
})
