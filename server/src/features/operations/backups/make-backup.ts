import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import root from '../../../../../package.json' with { type: 'json' }
import type { Config } from '../../../config/config.ts'
import type { DatabaseAddress } from '../../../database/address.ts'
import { beginSnapshot, countRows, dumpTable, lockTables } from '../../../database/snapshot/dump.ts'
import { openSnapshotSession } from '../../../database/snapshot/session.ts'
import { listSequences, listTables } from '../../../database/snapshot/tables.ts'
import { openFiles } from '../../../platform/files/open-files.ts'
import { type ArchiveWriter, createArchiveWriter } from './archive-writer.ts'
import {
  type BackupHeader,
  type BackupKind,
  type BackupManifest,
  FILES_FOLDER,
  fingerprintOfKey,
  FORMAT,
  HEADER_ENTRY,
  KEY_ENTRY,
  MANIFEST_ENTRY,
  type Sum,
  TABLES_FOLDER,
} from './backup-contents.ts'
import { removeHalfWritten } from './backup-folder.ts'
import { backupFolder, backupName } from './backup-name.ts'
import { holdFiles, holdStored, listDataFiles } from './data-files.ts'
import { lockBackups } from './backup-lock.ts'

export interface BackupOrder {
  readonly config: Config
  readonly address: DatabaseAddress
  readonly kind: BackupKind
  /** Null: a name of its own in the folder of backups. */
  readonly file: string | null
  readonly onProgress?: (sentence: string) => void
}

export interface BackupReport {
  readonly file: string
  readonly createdAt: string
  readonly sealed: boolean
  readonly bytes: number
  readonly rows: number
  readonly files: number
  readonly seconds: number
}

const STAGING = '.backup-'

/** One consistent backup of database and files, while the service runs. It appears under its name only when it is whole. */
export async function makeBackup(order: BackupOrder): Promise<BackupReport> {
  const startedAt = performance.now()
  const { config } = order
  const passphrase = config.backupPassphrase
  await using resources = new AsyncDisposableStack()
  const client = await openSnapshotSession(order.address)
  resources.defer(() => client.end())
  await lockBackups(client)
  const staging = await makeStaging(config.dataDir)
  resources.defer(() => rm(staging, { recursive: true, force: true }))

  await removeHalfWritten(config)
  const folder = backupFolder(config)
  const files = config.s3Url === null ? null : await openFiles(config)
  const hold = async () => {
    await holdFiles(config.dataDir, await listDataFiles(config.dataDir, folder), staging)
    if (files) await holdStored(files, staging)
  }
  await hold()
  await beginSnapshot(client)
  await hold()
  const header = await describe(client, order)
  const sealed = passphrase !== null
  const target = order.file ?? join(folder, backupName(new Date(header.createdAt), order.kind, sealed))
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const part = `${target}.part`
  await rm(part, { force: true })
  resources.defer(() => rm(part, { force: true }))

  const archive = await createArchiveWriter(part, passphrase)
  const manifest = await fill(archive, client, header, staging, order).catch(async (error: unknown) => {
    await archive.abandon()
    throw error
  })
  await client.query('commit')
  await archive.close()
  await rename(part, target)
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  return {
    file: target,
    createdAt: header.createdAt,
    sealed,
    bytes: (await stat(target)).size,
    rows,
    files: Object.keys(manifest.files).length,
    seconds: Math.round(performance.now() - startedAt) / 1000,
  }
}

/** Only the holder of the lock runs here: leftovers are those of a killed backup. */
async function makeStaging(dataDir: string): Promise<string> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(STAGING)) await rm(join(dataDir, name), { recursive: true, force: true })
  return mkdtemp(join(dataDir, STAGING))
}

async function describe(client: pg.Client, { config, kind }: BackupOrder): Promise<BackupHeader> {
  const tables = await listTables(client, 'public')
  await lockTables(client, tables)
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migrations where name ~ '^\\d{4}_' order by name",
  )
  const { rows } = await client.query<{ now: Date }>('select now() as now')
  return {
    format: FORMAT,
    product: 'meio-campo',
    version: root.version,
    kind,
    createdAt: rows[0]!.now.toISOString(),
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: await listSequences(client, 'public'),
    secretKey: fingerprintOfKey(config.secretKey!),
  }
}

async function fill(
  archive: ArchiveWriter,
  client: pg.Client,
  header: BackupHeader,
  staging: string,
  { config, onProgress = () => undefined }: BackupOrder,
): Promise<BackupManifest> {
  await archive.add(HEADER_ENTRY, JSON.stringify(header, null, 2))
  const given = await readFile(join(config.dataDir, KEY_ENTRY), 'utf8').catch(() => null)
  // A key from the environment is the operator's to keep; one that was made here must survive with what it seals.
  if (given !== null && given.trim() === config.secretKey) await archive.add(KEY_ENTRY, given)

  const tables: Record<string, Sum & { rows: number }> = {}
  for (const table of await listTables(client, 'public')) {
    onProgress(table.name)
    const hash = createHash('sha256')
    let [rows, bytes, place] = [0, 0, 0]
    for await (const block of dumpTable(client, 'public', table)) {
      hash.update(block)
      rows += countRows(block)
      bytes += block.length
      place += 1
      await archive.add(`${TABLES_FOLDER}${table.name}/${String(place).padStart(6, '0')}.copy`, block)
    }
    tables[table.name] = { sha256: hash.digest('hex'), bytes, rows }
  }
  const files: Record<string, Sum> = {}
  for (const file of await listDataFiles(staging, staging)) {
    onProgress(file)
    files[file] = await archive.addFile(`${FILES_FOLDER}${file}`, join(staging, file))
  }
  const manifest = { tables, files }
  await archive.add(MANIFEST_ENTRY, JSON.stringify(manifest))
  return manifest
}
