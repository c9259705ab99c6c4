import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findStore, type FileStore, type Files } from './file-store.ts'
import { createTestS3, type TestS3 } from '../../testing/s3-server.ts'
import { openFiles, openFolderFiles } from './open-files.ts'
import { openWorkFolder, removeLeftWork } from './work-folder.ts'

const HOUR_MS = 3_600_000

let s3: TestS3
beforeAll(async () => {
  s3 = await createTestS3()
  await s3.start()
})
afterAll(() => s3.remove())

const kinds: readonly { readonly kind: string; readonly open: (folder: string) => Promise<Files> }[] = [
  { kind: 'a folder', open: async (dataDir) => openFolderFiles(dataDir) },
  // A prefix for each test.
  { kind: 'a bucket', open: (dataDir) => openFiles({ dataDir, s3Url: s3.url(basename(dataDir)) }) },
]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mc-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe.each(kinds)('files in $kind', ({ open }) => {
  let files: Files
  let store: FileStore
  beforeEach(async () => {
    files = await open(folder)
    store = files.imports
  })

  const namesOf = async (of: FileStore) => (await of.list()).map(({ name }) => name).toSorted()

  it('are read as they were put, whole and as a stream', async () => {
    const bytes = Buffer.from('gol de placa')
    await store.put('im_a', bytes)
    expect(await store.read('im_a')).toEqual(bytes)
    const file = (await store.open('im_a'))!
    expect(file.bytes).toBe(bytes.length)
    expect(await buffer(file.content)).toEqual(bytes)
    expect(await store.has('im_a')).toBe(true)
  })

  it('may be empty, and may have a name with accents and spaces', async () => {
    await store.put('vazio', Buffer.alloc(0))
    await store.put('seleção (1).csv', Buffer.from('é'))
    expect(await store.read('vazio')).toEqual(Buffer.alloc(0))
    expect(await store.read('seleção (1).csv')).toEqual(Buffer.from('é'))
    expect(await namesOf(store)).toEqual(['seleção (1).csv', 'vazio'])
  })

  it('are taken over from a path, larger than a part in memory', async () => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, 'bola')
    const path = join(folder, 'given')
    await writeFile(path, bytes)
    await store.take('im_large', path)
    await expect(stat(path)).rejects.toThrow('ENOENT')
    expect((await store.read('im_large'))!.equals(bytes)).toBe(true)
  })

  it('are copied to a path', async () => {
    await store.put('im_a', Buffer.from('gol'))
    const path = join(folder, 'copied')
    expect(await store.copyTo('im_a', path)).toBe(true)
    expect(await readFile(path, 'utf8')).toBe('gol')
    await store.remove('im_a')
    expect(await readFile(path, 'utf8')).toBe('gol')
  })

  it('that do not exist are reported, and can be removed all the same', async () => {
    expect(await store.has('im_none')).toBe(false)
    expect(await store.read('im_none')).toBeNull()
    expect(await store.open('im_none')).toBeNull()
    expect(await store.copyTo('im_none', join(folder, 'copied'))).toBe(false)
    await store.remove('im_none')
    expect(await store.list()).toEqual([])
  })

  it('are listed with when they were written, until they are removed', async () => {
    await store.put('im_a', Buffer.from('a'))
    await store.put('im_b', Buffer.from('b'))
    const listed = await store.list()
    expect(listed.map(({ name }) => name).toSorted()).toEqual(['im_a', 'im_b'])
    for (const { modifiedAt } of listed) expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000)
    await store.remove('im_a')
    expect(await namesOf(store)).toEqual(['im_b'])
  })

  it('of one kind are not those of another', async () => {
    await files.pictures.put('up_a.webp', Buffer.from('foto'))
    expect(await store.list()).toEqual([])
    expect(await store.has('up_a.webp')).toBe(false)
    const found = findStore(files, 'uploads/up_a.webp')!
    expect(await found.store.read(found.name)).toEqual(Buffer.from('foto'))
  })

  it('leave nothing behind that could not be taken over', async () => {
    await expect(store.take('im_a', join(folder, 'not there'))).rejects.toThrow('ENOENT')
    await store.tidy(new Date())
    expect(await store.list()).toEqual([])
  })
})

it('finds no store for other files of the data folder', () => {
  const files = openFolderFiles(folder)
  expect(findStore(files, 'outbox/mail_x.eml')).toBeNull()
  expect(findStore(files, 'uploads')).toBeNull()
  expect(findStore(files, 'uploads/below/up_a.webp')).toBeNull()
})

it('lets other users of the machine read pictures in a folder, and nothing else', async () => {
  const { pictures, imports } = openFolderFiles(folder)
  await pictures.put('up_a.webp', Buffer.from('foto'))
  await writeFile(join(folder, 'given'), 'linhas', { mode: 0o644 })
  await imports.take('im_a', join(folder, 'given'))
  const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8)
  expect([await modeOf('uploads/up_a.webp'), await modeOf('imports/im_a'), await modeOf('imports')]).toEqual([
    '644',
    '600',
    '700',
  ])
})

it('neither lists nor keeps what a killed process left half written in a folder', async () => {
  const { pictures } = openFolderFiles(folder)
  await pictures.put('up_a.webp', Buffer.from('foto'))
  const part = join(folder, 'uploads/up_b.webp.part')
  await writeFile(part, 'fo')
  expect((await pictures.list()).map(({ name }) => name)).toEqual(['up_a.webp'])
  await pictures.tidy(new Date())
  expect(await readdir(join(folder, 'uploads'))).toContain('up_b.webp.part')
  await pictures.tidy(new Date(Date.now() + 2 * HOUR_MS))
  expect(await readdir(join(folder, 'uploads'))).toEqual(['up_a.webp'])
})

it('removes work that was left a day ago', async () => {
  const work = await openWorkFolder(folder)
  for (const name of ['old', 'new']) await writeFile(join(work, name), '')
  const before = new Date(Date.now() - 25 * HOUR_MS)
  await utimes(join(work, 'old'), before, before)
  await removeLeftWork(folder, new Date())
  expect(await readdir(work)).toEqual(['new'])
})
