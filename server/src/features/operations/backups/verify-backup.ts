import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
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

/** Restores a backup into a cluster of its own, reads every table back, compares it to the byte, and removes it all. */
export async function verifyBackup(path: string, passphrase: string | null): Promise<VerifyReport> {
  const startedAt = performance.now()
  const backup = await checkBackup(path, passphrase)
  await using resources = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'mc-verify-'))
  resources.defer(() => rm(folder, { recursive: true, force: true }))
  const cluster = await startCluster(folder, 'verify')
  resources.defer(() => cluster.stop())
  await migrate(cluster.address)
  const client = await openSnapshotSession(cluster.address)
  resources.defer(() => client.end())
  await client.query('begin')
  const loading = await loadBackup(client, { path, passphrase, backup, schema: SCHEMA })
  await compareTables(client, backup.manifest)
  // Whether every row names rows that are there, and whether the newer version can take it.
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
