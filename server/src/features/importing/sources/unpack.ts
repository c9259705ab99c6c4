import { createReadStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { openPromise as openZip, type Entry } from 'yauzl'
import { archiveKindOf, type ArchiveKind } from './archive-kind.ts'
import { ARCHIVE_LIMITS, type ArchiveLimits } from './limits.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import { UnpackedFolder } from './unpacked-folder.ts'

export interface Archive {
  readonly path: string
  readonly name: string
  readonly kind: ArchiveKind
}

/**
 * Unpacks into an empty folder: plain files only, within the limits. Links and hidden files are skipped; a nested archive
 * becomes a folder of its name, and its content counts towards the same limits.
 */
export async function unpack(archive: Archive, folder: string, limits: ArchiveLimits = ARCHIVE_LIMITS): Promise<void> {
  await unpackInto(
    archive,
    new UnpackedFolder(folder, { name: archive.name, bytes: (await stat(archive.path)).size }, limits),
  )
}

async function unpackInto({ path, name, kind }: Archive, target: UnpackedFolder): Promise<void> {
  try {
    if (kind === 'zip') await unpackZip(path, name, target)
    else if (kind === 'gz') await unpackFile(path, name, target)
    else await unpackTar(kind === 'tar' ? createReadStream(path) : gunzipped(path), target)
  } catch (cause) {
    if (cause instanceof SourceError) throw cause
    throw new SourceError({ file: name, line: null }, reasonOf(cause), { cause })
  }
  for (const inner of target.archives) await unpackInside(name, inner, target)
}

/** Below a hidden name while it is unpacked: no entry has one. */
async function unpackInside(outer: string, inner: string, target: UnpackedFolder): Promise<void> {
  const place = target.placeOf(inner)
  const packed = join(dirname(place), `.${basename(place)}`)
  await rename(place, packed)
  const kind = await archiveKindOf(packed)
  if (kind !== null && kind !== 'other') {
    await unpackInto({ path: packed, name: `${outer} › ${basename(inner)}`, kind }, target.inside(inner))
  }
  await rm(packed)
}

function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : ''
  if (/invalid relative path|absolute path|invalid characters/.test(message)) {
    return 'o caminho de um item leva para fora do arquivo compactado.'
  }
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC') return 'não há espaço no disco.'
  return 'o arquivo compactado está incompleto ou corrompido.'
}

async function unpackZip(path: string, name: string, target: UnpackedFolder): Promise<void> {
  const zip = await openZip(path)
  for await (const entry of zip.eachEntry()) {
    if (!target.wants(entry.fileName) || isLink(entry)) continue
    if (entry.isEncrypted()) {
      throw new SourceError({ file: `${name} › ${entry.fileName}`, line: null }, 'o item está protegido por senha.')
    }
    const content = await zip.openReadStreamPromise(entry)
    // The stream may fail before it is read. The reader gets the error then, but without a listener it would end the
    // process.
    content.on('error', () => undefined)
    await target.write(entry.fileName, content)
  }
}

const FILE_TYPE = 0o170_000
const LINK = 0o120_000

function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & FILE_TYPE) === LINK
}

async function unpackTar(packed: Readable, target: UnpackedFolder): Promise<void> {
  const entries = extract()
  const writing = (async () => {
    for await (const entry of entries) {
      const { name, type } = entry.header
      const path = name.replace(/^\.\//, '')
      const wanted = path !== '' && target.wants(path) && type === 'file'
      if (wanted) await target.write(path, chunksOf(entry))
      else entry.resume()
    }
  })()
  const reading = pipeline(packed, entries)
  // If one end fails the other must not wait for it, and our own error is more precise than that of a broken pipe.
  reading.catch(() => entries.destroy())
  writing.catch(() => packed.destroy())
  const ends = await Promise.allSettled([reading, writing])
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  if (failures.length > 0) throw failures.find((each) => each instanceof SourceError) ?? failures[0]
}

/** The library's streams differ from Node's: only plain iteration is sure to end when one breaks. */
async function* chunksOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry) yield chunk as Uint8Array
}

function gunzipped(path: string): Readable {
  const unzip = createGunzip()
  createReadStream(path)
    .on('error', (error) => unzip.destroy(error))
    .pipe(unzip)
  return unzip
}

async function unpackFile(path: string, name: string, target: UnpackedFolder): Promise<void> {
  const inner = (name.split(' › ').at(-1) ?? name).replace(/\.gz$/i, '')
  target.wants(inner)
  await target.write(inner, gunzipped(path))
}
