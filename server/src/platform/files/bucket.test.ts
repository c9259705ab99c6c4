import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { removeLostPictures } from '../../features/curating/uploads/expiry.ts'
import { makeBackup } from '../../features/operations/backups/make-backup.ts'
import { restoreBackup } from '../../features/operations/backups/restore-backup.ts'
import { keepHouse } from '../../job-handlers.ts'
import { createTestS3, type TestS3 } from '../../testing/s3-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { until } from '../../testing/until.ts'
import { FilesAway } from './files-away.ts'
import { moveFiles } from './move-files.ts'
import { openFiles, openFolderFiles } from './open-files.ts'

const DAY_MS = 86_400_000
const LOST = `up_${'a'.repeat(24)}.webp`

let s3: TestS3
let test: TestApp
let admin: Session
beforeAll(async () => {
  s3 = await createTestS3()
  await s3.start()
  test = await createTestApp({ S3_URL: s3.url('app'), SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' })
  admin = await test.registerAdmin()
})
beforeEach(() => s3.start())
afterAll(async () => {
  await test.close()
  await s3.remove()
})

async function upload(path: string, bytes: Buffer, name: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type')! }
  return test.call('POST', path, { as: admin, raw: true, body: Buffer.from(await request.arrayBuffer()), headers })
}
const photo = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#0a6b3c' } })
    .png()
    .toBuffer()
const sendPhoto = async () => upload('/api/v1/uploads', await photo(), 'foto.png')
const countRows = async (table: 'uploads' | 'import_files') =>
  (await test.database.selectFrom(table).select('id').execute()).length
const localFiles = async (folder: string) => readdir(join(test.context.config.dataDir, folder)).catch(() => [])

it('keeps a picture in the bucket alone, and shows it from there', async () => {
  const { status, body } = await sendPhoto()
  expect(status).toBe(201)
  const shown = await test.app.inject({ url: body.data.url })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['cache-control']).toContain('immutable')
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 200 })
  expect(await localFiles('uploads')).toEqual([])
  expect((await test.app.inject({ url: '/imagens/up_nothing.webp' })).statusCode).toBe(404)
})

it('imports a file from the bucket, and leaves nothing of it on the disk', { timeout: 60_000 }, async () => {
  const csv = 'id_match,season,date,home,score,away\n1,2019,2019-04-27,Flamengo,3x1,Cruzeiro\n'
  const { body: file } = await upload('/api/v1/importacoes/arquivos', Buffer.from(csv), 'matches.csv')
  expect(await test.context.files.imports.has(file.data.id)).toBe(true)
  const order = { dataset: 'brasileirao', file: file.data.id, dryRun: true }
  const { body: started } = await test.call('POST', '/api/v1/importacoes', { as: admin, body: order })
  const run = await until(async () => {
    const { body } = await test.call('GET', `/api/v1/importacoes/${started.data.id}`, { as: admin })
    return ['waiting', 'running'].includes(body.data.status) ? null : body.data
  }, 30_000)
  expect(run).toMatchObject({ status: 'done', rejected: 0 })
  await until(async () => (await localFiles('work-files')).length === 0)
  expect(await localFiles('imports')).toEqual([])
})

it('answers 503 while the bucket is away, writes nothing, and goes on when it is back', async () => {
  const { body: kept } = await sendPhoto()
  const before = [await countRows('uploads'), await countRows('import_files')]
  await s3.stop()
  for (const refused of [await sendPhoto(), await upload('/api/v1/importacoes/arquivos', Buffer.from('x'), 'x.csv')]) {
    expect(refused.status).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.body).toMatchObject({ code: 'unavailable', detail: expect.stringMatching(/^Os arquivos guardados/) })
    expect(JSON.stringify(refused)).not.toContain('S3RVER')
  }
  expect((await test.app.inject({ url: kept.data.url })).statusCode).toBe(503)
  expect([await countRows('uploads'), await countRows('import_files')]).toEqual(before)
  expect(await localFiles('work-files')).toEqual([])
  // Everything else works, and `/ready` reports that the files are away.
  expect((await test.call('GET', '/api/v1/times', { as: admin })).status).toBe(200)
  await until(async () => (await test.app.inject({ url: '/ready' })).json().files === 'away', 15_000)
  await s3.start()
  expect((await sendPhoto()).status).toBe(201)
  expect((await test.app.inject({ url: kept.data.url })).statusCode).toBe(200)
  await until(async () => (await test.app.inject({ url: '/ready' })).json().files === 'ok', 15_000)
}, 60_000)

it('says that an import could not have its file, and takes it when asked again', { timeout: 60_000 }, async () => {
  const csv = 'id_match,season,date,home,score,away\n1,2019,2019-04-27,Flamengo,3x1,Cruzeiro\n'
  const { body: file } = await upload('/api/v1/importacoes/arquivos', Buffer.from(csv), 'matches.csv')
  await s3.stop()
  const ended = async (order: object) => {
    const { body: started } = await test.call('POST', '/api/v1/importacoes', {
      as: admin,
      body: { dataset: 'brasileirao', dryRun: true, ...order },
    })
    return until(async () => {
      const { body } = await test.call('GET', `/api/v1/importacoes/${started.data.id}`, { as: admin })
      return ['waiting', 'running'].includes(body.data.status) ? null : body.data
    }, 30_000)
  }
  const failed = await ended({ file: file.data.id })
  expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining('não respondem') })
  await s3.start()
  expect(await ended({ run: failed.id })).toMatchObject({ status: 'done' })
})

it('waits with removing what has served while the bucket is away', async () => {
  const { body } = await sendPhoto()
  const { id } = body.data
  await test.database
    .updateTable('uploads')
    .set({ created_at: new Date(Date.now() - 2 * DAY_MS) })
    .where('id', '=', id)
    .execute()
  const guesses = { bucket: 'account:alguém', failures: 3, expires_at: new Date(0) }
  await test.database.insertInto('login_failures').values(guesses).execute()
  await s3.stop()
  await expect(keepHouse(test.context)).rejects.toThrow(FilesAway)
  // Data that does not depend on the files is removed all the same.
  expect(await test.database.selectFrom('login_failures').select('bucket').execute()).toEqual([])
  const find = () => test.database.selectFrom('uploads').select('id').where('id', '=', id).executeTakeFirst()
  expect(await find()).toBeDefined()
  await s3.start()
  await keepHouse(test.context)
  expect(await find()).toBeUndefined()
  expect(await test.context.files.pictures.has(`${id}.webp`)).toBe(false)
}, 60_000)

it('removes pictures that no row names, after a day', async () => {
  const { body } = await sendPhoto()
  const { pictures } = test.context.files
  await pictures.put(LOST, Buffer.from('foto'))
  await removeLostPictures(test.context)
  expect(await pictures.has(LOST)).toBe(true)
  const tomorrow = new Date(Date.now() + DAY_MS + 60_000)
  await removeLostPictures({ ...test.context, now: () => tomorrow })
  expect(await pictures.has(LOST)).toBe(false)
  expect(await pictures.has(`${body.data.id}.webp`)).toBe(true)
})

it('puts the files of the bucket into a backup, and back into any place', { timeout: 120_000 }, async () => {
  const { body } = await sendPhoto()
  const name = `${body.data.id}.webp`
  const { config, address } = test.context
  const file = join(config.dataDir, 'copy')
  await makeBackup({ config, address, kind: 'manual', file })
  expect(await localFiles('uploads')).toEqual([])

  const empty = await createTestDatabase()
  try {
    const elsewhere = { ...config, s3Url: s3.url('restored'), dataDir: join(config.dataDir, 'elsewhere') }
    await mkdir(elsewhere.dataDir)
    const order = { address: empty.address, path: file, confirmed: false, isRunning: false }
    await restoreBackup({ ...order, config: elsewhere })
    const restored = await openFiles(elsewhere)
    expect(await restored.pictures.read(name)).toEqual(await test.context.files.pictures.read(name))
    expect(await readdir(elsewhere.dataDir)).not.toContain('uploads')

    // The present data is set aside, and the same backup is also restored into a folder.
    await restored.pictures.put('up_newer.webp', Buffer.from('foto'))
    const { keptFolder } = await restoreBackup({ ...order, config: elsewhere, confirmed: true })
    expect(await readdir(join(keptFolder!, 'uploads'))).toContain('up_newer.webp')
    await restoreBackup({ ...order, config: { ...elsewhere, s3Url: null }, confirmed: true })
    expect(await readdir(join(elsewhere.dataDir, 'uploads'))).toContain(name)
  } finally {
    await empty.drop()
  }
})

it('makes no backup without the files', { timeout: 60_000 }, async () => {
  await s3.stop()
  const { config, address } = test.context
  const file = join(config.dataDir, 'none')
  await expect(makeBackup({ config, address, kind: 'manual', file })).rejects.toThrow(FilesAway)
  expect(await readdir(config.dataDir)).not.toContain('none')
})

it('carries files from a folder to the bucket and back, and goes on where it was stopped', async () => {
  const { dataDir } = test.context.config
  const folder = openFolderFiles(join(dataDir, 'before'))
  const bucket = await openFiles({ dataDir, s3Url: s3.url('carried') })
  await folder.pictures.put('up_a.webp', Buffer.from('a'))
  await folder.pictures.put('up_b.webp', Buffer.from('b'))
  await folder.imports.put('im_c', Buffer.from('c'))
  // One file arrived before the stop, and one arrived damaged.
  await bucket.pictures.put('up_a.webp', Buffer.from('a'))
  await bucket.pictures.put('up_b.webp', Buffer.from('x'))
  expect(await moveFiles(folder, bucket, dataDir)).toBe(3)
  expect(await bucket.pictures.read('up_b.webp')).toEqual(Buffer.from('b'))
  expect(await bucket.imports.read('im_c')).toEqual(Buffer.from('c'))
  expect([await folder.pictures.list(), await folder.imports.list()]).toEqual([[], []])
  expect(await moveFiles(bucket, folder, dataDir)).toBe(3)
  expect(await folder.pictures.read('up_a.webp')).toEqual(Buffer.from('a'))
  expect(await bucket.pictures.list()).toEqual([])
})

it('distinguishes a wrong key, a wrong bucket and an absent server, without the secret', async () => {
  const checkOf = async (url: string) => {
    const error: unknown = await (
      await openFiles({ dataDir: '', s3Url: url })
    )
      .check()
      .catch((thrown: unknown) => thrown)
    expect(String((error as Error | undefined)?.stack)).not.toContain('segredo')
    return error
  }
  const url = new URL(s3.url())
  expect(await checkOf(url.href)).toBeUndefined()
  const withKey = new URL(url)
  withKey.username = 'ninguem'
  withKey.password = 'segredo'
  expect(await checkOf(withKey.href)).toMatchObject({ name: 'FilesAway', refused: true })
  const withBucket = new URL(url)
  withBucket.pathname = '/outro'
  expect(await checkOf(withBucket.href)).toMatchObject({ name: 'FilesAway', refused: true })
  await s3.stop()
  expect(await checkOf(url.href)).toMatchObject({ name: 'FilesAway', refused: false })
})

it('lists more than one page', async () => {
  // The S3 server of these tests cannot page a list: OpenSSL no longer has the cipher for its continuation token.
  const page = (name: string, next: string) =>
    `<ListBucketResult>${next}<Contents><Key>uploads/${name}</Key><LastModified>2026-11-15T10:00:00.000Z</LastModified></Contents></ListBucketResult>`
  const paged = createHttpServer((request, answer) => {
    const last = request.url!.includes('continuation-token=adiante')
    const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>adiante</NextContinuationToken>'
    answer.setHeader('content-type', 'application/xml').end(page(last ? 'b' : 'a', last ? '' : more))
  }).listen(0, '127.0.0.1')
  await until(() => paged.address() !== null)
  const { port } = paged.address() as AddressInfo
  const { pictures } = await openFiles({ dataDir: '', s3Url: `http://chave:segredo@127.0.0.1:${port}/bola` })
  const modifiedAt = new Date('2026-11-15T10:00:00Z')
  expect(await pictures.list()).toEqual([
    { name: 'a', modifiedAt },
    { name: 'b', modifiedAt },
  ])
  paged.closeAllConnections()
  paged.close()
})

it('does not wait for ever for a server that accepts and never answers', { timeout: 60_000 }, async () => {
  const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1')
  await until(() => silent.address() !== null)
  const { port } = silent.address() as AddressInfo
  const { pictures } = await openFiles({ dataDir: '', s3Url: `http://chave:segredo@127.0.0.1:${port}/bola` })
  const startedAt = performance.now()
  await expect(pictures.read('up_a.webp')).rejects.toThrow(FilesAway)
  expect(performance.now() - startedAt).toBeLessThan(30_000)
  silent.close()
})

it('repeats a call that the server could not do at once', async () => {
  await test.context.files.pictures.put('up_again.webp', Buffer.from('foto'))
  await s3.stop()
  const reading = test.context.files.pictures.read('up_again.webp')
  await s3.start()
  expect(await reading).toEqual(Buffer.from('foto'))
  await writeFile(join(test.context.config.dataDir, 'given'), 'linhas')
  await s3.stop()
  const taking = test.context.files.imports.take('im_again', join(test.context.config.dataDir, 'given'))
  await s3.start()
  await taking
  expect(await test.context.files.imports.read('im_again')).toEqual(Buffer.from('linhas'))
})
