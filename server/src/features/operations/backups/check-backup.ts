import { createHash, type Hash } from 'node:crypto'
import { readMigrations } from '../../../database/migrate.ts'
import { type ArchiveEntry, checkFile, readArchive, readWhole } from './archive-reader.ts'
import {
  type BackupHeader,
  type BackupManifest,
  FILES_FOLDER,
  FORMAT,
  HEADER_ENTRY,
  KEY_ENTRY,
  MANIFEST_ENTRY,
  TABLES_FOLDER,
} from './backup-contents.ts'
import { BackupError, DAMAGED, NOT_A_BACKUP } from './backup-error.ts'
import { isInside } from './data-files.ts'

const LARGEST_TEXT = 64 * 1024 * 1024
const NEWER =
  'Esta cópia foi feita por uma versão mais nova do Meio-Campo. Atualize este serviço antes. Nada foi mudado.'

export interface CheckedBackup {
  readonly header: BackupHeader
  readonly manifest: BackupManifest
  /** The key that was made in the data folder; null where it came from the environment. */
  readonly secretKey: string | null
}

/** Reads a backup to its end and compares every checksum, before anything is changed anywhere. */
export async function checkBackup(path: string, passphrase: string | null): Promise<CheckedBackup> {
  await checkFile(path)
  const sums = new Map<string, { readonly hash: Hash; bytes: number }>()
  let header: BackupHeader | null = null
  let manifest: BackupManifest | null = null
  let secretKey: string | null = null
  for await (const entry of readArchive(path, passphrase)) {
    if (manifest !== null || (header === null && entry.name !== HEADER_ENTRY)) throw new BackupError(NOT_A_BACKUP)
    if (entry.name === HEADER_ENTRY) header = readHeader(await readWhole(entry, LARGEST_TEXT))
    else if (entry.name === KEY_ENTRY) secretKey = (await readWhole(entry, 4096)).toString('utf8').trim()
    else if (entry.name === MANIFEST_ENTRY) manifest = parse(await readWhole(entry, LARGEST_TEXT)) as BackupManifest
    else await addUp(sums, entry)
  }
  if (header === null || manifest === null) throw new BackupError(DAMAGED)
  compare(header, manifest, sums)
  await refuseUnknown(header)
  return { header, manifest, secretKey }
}

/** The first entry alone: for a list. */
export async function readBackupHeader(path: string, passphrase: string | null): Promise<BackupHeader> {
  for await (const entry of readArchive(path, passphrase)) {
    if (entry.name !== HEADER_ENTRY) break
    return readHeader(await readWhole(entry, LARGEST_TEXT))
  }
  throw new BackupError(NOT_A_BACKUP)
}

/** `tables/matches` for a block of a table, the name itself for a file. */
export function partOf({ name }: ArchiveEntry): { readonly kind: 'table' | 'file'; readonly name: string } {
  const [, table] = /^tables\/([a-z0-9_]+)\/\d{6}\.copy$/.exec(name) ?? []
  if (table !== undefined) return { kind: 'table', name: table }
  const file = name.slice(FILES_FOLDER.length)
  if (!name.startsWith(FILES_FOLDER) || !isInside(file)) throw new BackupError(DAMAGED)
  return { kind: 'file', name: file }
}

async function addUp(sums: Map<string, { hash: Hash; bytes: number }>, entry: ArchiveEntry): Promise<void> {
  const { kind, name } = partOf(entry)
  const key = kind === 'table' ? `${TABLES_FOLDER}${name}` : `${FILES_FOLDER}${name}`
  const sum = sums.get(key) ?? { hash: createHash('sha256'), bytes: 0 }
  sums.set(key, sum)
  for await (const chunk of entry.content) {
    sum.hash.update(chunk)
    sum.bytes += chunk.length
  }
}

function compare(
  header: BackupHeader,
  manifest: BackupManifest,
  sums: ReadonlyMap<string, { hash: Hash; bytes: number }>,
) {
  const nothing = createHash('sha256').digest('hex')
  const found = new Map([...sums].map(([name, { hash, bytes }]) => [name, { sha256: hash.digest('hex'), bytes }]))
  const promised = [
    ...Object.entries(manifest.tables).map(([name, sum]) => [`${TABLES_FOLDER}${name}`, sum] as const),
    ...Object.entries(manifest.files).map(([name, sum]) => [`${FILES_FOLDER}${name}`, sum] as const),
  ]
  for (const [name, { sha256, bytes }] of promised) {
    // A table without rows has no block.
    const sum = found.get(name) ?? { sha256: nothing, bytes: 0 }
    if (sum.sha256 !== sha256 || sum.bytes !== bytes) throw new BackupError(DAMAGED)
    found.delete(name)
  }
  const isComplete = header.tables.every(({ name }) => name in manifest.tables)
  if (found.size > 0 || !isComplete) throw new BackupError(DAMAGED)
}

function readHeader(bytes: Buffer): BackupHeader {
  const header = parse(bytes) as BackupHeader
  if (header.product !== 'meio-campo') throw new BackupError(NOT_A_BACKUP)
  if (header.format !== FORMAT) throw new BackupError(NEWER)
  return header
}

/** A migration that this version does not know, or knows otherwise, was made by a newer or another version. */
async function refuseUnknown({ migrations }: BackupHeader): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of migrations) if (known.get(name) !== checksum) throw new BackupError(NEWER)
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    throw new BackupError(DAMAGED, { cause })
  }
}
