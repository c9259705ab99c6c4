import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Reach } from '../../../config/reach.ts'
import { download, DownloadError, type Validators } from '../../../platform/outgoing/download.ts'
import type { Source } from '../records/importer.ts'
import { archiveKindOf } from './archive-kind.ts'
import { fileSource, folderSource } from './folder-source.ts'
import { fetchAddressOf, type FetchAddress } from './github-address.ts'
import { ARCHIVE_LIMITS, DOWNLOAD_LIMITS, type ArchiveLimits } from './limits.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import { unpack } from './unpack.ts'

export interface OpenSource extends Source {
  /** Removes what was fetched or unpacked. */
  close(): Promise<void>
}

export interface OpenOptions {
  /** Whether an address may be one of this machine or its network. */
  readonly reach: Reach
  readonly limits?: ArchiveLimits
  readonly signal?: AbortSignal
  readonly onDownload?: (bytes: number, total: number | null) => void
  /** Of the version that is here already. */
  readonly known?: Validators
}

export interface FetchedFile extends FetchAddress {
  /** Null: the known version is still the current one, and nothing was fetched. */
  readonly validators: Validators | null
}

/** A folder, a file, an archive, or the http(s) address of a file, an archive or a GitHub repository. */
export async function openSource(place: string, options: OpenOptions): Promise<OpenSource> {
  if (/^https?:\/\//i.test(place)) return withWorkFolder((folder) => openAddress(place, folder, options))
  const entry = await stat(place).catch(() => null)
  if (!entry) throw new SourceError({ file: place, line: null }, 'não há pasta nem arquivo com este nome.')
  if (entry.isDirectory()) return { ...folderSource(place), close: async () => undefined }
  const path = { path: place, name: basename(place) }
  return withWorkFolder((folder) => openFile(path, folder, WHOLE, options))
}

const WHOLE = { folder: null, wrapped: false } satisfies Partial<FetchAddress>

async function openAddress(place: string, work: string, options: OpenOptions): Promise<Source> {
  const path = join(work, 'download')
  const address = await fetchFile(place, path, options)
  return openFile({ path, name: address.name }, work, address, options)
}

/** What was fetched from an address, and what of it is wanted. */
export async function fetchFile(place: string, path: string, options: OpenOptions): Promise<FetchedFile> {
  if (!URL.canParse(place)) throw new SourceError({ file: place.slice(0, 200), line: null }, 'o endereço não é válido.')
  const address = fetchAddressOf(place)
  const { reach, signal, onDownload, known } = options
  try {
    const limits = { ...DOWNLOAD_LIMITS, reach, signal, onBytes: onDownload, known }
    return { ...address, validators: await download(address.url, path, limits) }
  } catch (cause) {
    if (!(cause instanceof DownloadError)) throw cause
    throw new SourceError({ file: place.slice(0, 200), line: null }, cause.message, { cause })
  }
}

/** A file that is kept here under another name; an archive is unpacked below the empty folder `work`. */
export async function openFile(
  { path, name }: { readonly path: string; readonly name: string },
  work: string,
  { folder, wrapped }: Pick<FetchAddress, 'folder' | 'wrapped'>,
  { limits = ARCHIVE_LIMITS }: Pick<OpenOptions, 'limits'> = {},
): Promise<Source> {
  const kind = await archiveKindOf(path)
  if (kind === null) return fileSource(path, name)
  if (kind === 'other') {
    throw new SourceError(
      { file: name, line: null },
      'este tipo de arquivo compactado não é lido; envie .zip ou .tar.gz.',
    )
  }
  const unpacked = join(work, 'unpacked')
  await mkdir(unpacked, { mode: 0o700 })
  await unpack({ path, name, kind }, unpacked, limits)
  const source = folderSource(unpacked)
  const below = wrapped ? belowWrapper(source) : source
  return folder === null ? below : belowFolder(below, folder, name)
}

function belowWrapper(source: Source): Source {
  return {
    async *files() {
      for await (const file of source.files()) yield { ...file, path: file.path.replace(/^[^/]+\//, '') }
    },
  }
}

function belowFolder(source: Source, folder: string, name: string): Source {
  const prefix = `${folder.replace(/\/+$/, '')}/`
  return {
    async *files() {
      let found = false
      for await (const file of source.files()) {
        if (!file.path.startsWith(prefix)) continue
        found = true
        yield { ...file, path: file.path.slice(prefix.length) }
      }
      if (!found) throw new SourceError({ file: name, line: null }, `não há a pasta ${folder} no repositório.`)
    },
  }
}

async function withWorkFolder(open: (folder: string) => Promise<Source>): Promise<OpenSource> {
  const folder = await mkdtemp(join(tmpdir(), 'meio-campo-fonte-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    return { ...(await open(folder)), close }
  } catch (error) {
    await close()
    throw error
  }
}
