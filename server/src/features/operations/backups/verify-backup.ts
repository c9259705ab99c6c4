import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { startCluster } from '../../../database/embedded/cluster.ts'
import { migrate } from '../../../database/migrate.ts'
import { countRows, dumpTable } from '../../../database/snapshot/dump.ts'
import { openSnapshotSession } from '../../../database/snapshot/session.ts'
import { listTables } from '../../../database/snapshot/tables.ts'
import type { BackupManifest } from './backup-contents.ts'
import { BackupError } from './backup-error.ts'
import { checkBackup } from './check-backup.ts'
import { loadBackup, migrateLoaded } from './load-backup.ts'

export interface VerifyReport {
  readonly backupAt: string
  readonly tables: number
  readonly rows: number
  readonly files: number
  readonly seconds: number
}

const SCHEMA = 'verificacao'

/** Restores a backup into a separate cluster, reads every table back, compares it byte by byte, and removes it all. */
export async function verifyBackup(path: string, passphrase: string | null): Promise<VerifyReport> {
  const startedAt = performance.now()
  const backup = await checkBackup(path, passphrase)
  await using resources = new AsyncDisposableStack()
  const folder = await makeScratch()
  resources.defer(() => rm(folder, { recursive: true, force: true }))
  const cluster = await startCluster(folder, 'verify')
  resources.defer(() => cluster.stop())
  await migrate(cluster.address)
  const client = await openSnapshotSession(cluster.address)
  resources.defer(() => client.end())
  await client.query('begin')
  const loading = await loadBackup(client, { path, passphrase, backup, schema: SCHEMA })
  await compareTables(client, backup.manifest)
  // Checks that every foreign key is valid, and that the newer version can migrate the data.
  await loading.restore()
  await migrateLoaded(client, SCHEMA, backup.header)
  await client.query('rollback')
  const tables = Object.values(backup.manifest.tables)
  return {
    backupAt: backup.header.createdAt,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: Object.keys(backup.manifest.files).length,
    seconds: Math.round(performance.now() - startedAt) / 1000,
  }
}

const SCRATCH = 'mc-verify-'
const LEFT_AFTER_MS = 3_600_000

/** Named after the process that uses it: a killed process leaves a whole database, which the next one removes. */
async function makeScratch(): Promise<string> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(SCRATCH) ? Number(name.slice(SCRATCH.length).split('-')[0]) : 0
    const path = join(tmpdir(), name)
    const found = pid > 0 && !isAlive(pid) && (await stat(path).catch(() => null))
    if (found && Date.now() - found.mtimeMs > LEFT_AFTER_MS)
      await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
  return mkdtemp(join(tmpdir(), `${SCRATCH}${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function compareTables(client: pg.Client, manifest: BackupManifest): Promise<void> {
  for (const table of await listTables(client, SCHEMA)) {
    const hash = createHash('sha256')
    let rows = 0
    for await (const block of dumpTable(client, SCHEMA, table)) {
      hash.update(block)
      rows += countRows(block)
    }
    const promised = manifest.tables[table.name]
    if (promised?.rows !== rows || promised.sha256 !== hash.digest('hex'))
      throw new BackupError(`A tabela ${table.name} não voltou igual: esta cópia não serve. Nada foi mudado.`)
  }
}
