import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../../../config/config.ts'
import type { DatabaseAddress } from '../../../database/address.ts'
import { fingerprintOf } from '../../../database/snapshot/move.ts'
import { openSnapshotSession } from '../../../database/snapshot/session.ts'
import { openFiles } from '../../../platform/files/open-files.ts'
import { installJobs, type JobName, replaceJobs } from '../../../platform/jobs.ts'
import { fingerprintOfKey, KEY_ENTRY } from './backup-contents.ts'
import { BackupError } from './backup-error.ts'
import { type CheckedBackup, checkBackup } from './check-backup.ts'
import { loadBackup, migrateLoaded } from './load-backup.ts'
import { type RestoredFiles, settleRestores, stageFiles } from './restore-files.ts'
import { type Swap, swapTables } from './swap.ts'
import { lockBackups } from './backup-lock.ts'

/** The points between which a restore can be killed. */
export type RestoreStep = 'checked' | 'loaded' | 'swapped' | 'committed' | 'finished'

export interface RestoreOrder {
  readonly config: Config
  /** Of the owner of the tables, migrated. */
  readonly address: DatabaseAddress
  readonly path: string
  /** Whether what is there may be replaced. */
  readonly confirmed: boolean
  /** Whether a service is at work on this database. */
  readonly isRunning: boolean
  readonly actor?: Swap['actor']
  readonly onStep?: (step: RestoreStep) => void | Promise<void>
  readonly onTable?: (table: string) => void
}

export interface RestoreReport {
  readonly backupAt: string
  readonly rows: number
  readonly files: number
  /** The schema, and the folder of the same moment, with what was there before; null where there was nothing. */
  readonly keptAs: string | null
  readonly keptFolder: string | null
  readonly seconds: number
}

/**
 * Puts database and files back to a backup. The tables are made beside those in use, then take their place, all in one
 * transaction: killed at any moment, either everything is as before or the restore is complete, but for files, which
 * `settleRestores` then puts in place.
 */
export async function restoreBackup(order: RestoreOrder): Promise<RestoreReport> {
  const startedAt = performance.now()
  const { config, address, path, onStep = () => undefined } = order
  const passphrase = config.backupPassphrase
  const backup = await checkBackup(path, passphrase)
  await onStep('checked')
  await using resources = new AsyncDisposableStack()
  const client = await openSnapshotSession(address)
  resources.defer(() => client.end())
  await lockBackups(client)
  const stores = await openFiles(config)
  await settleRestores(client, config.dataDir, stores)
  const isOver = await hasContent(client)
  if (isOver && !order.confirmed) throw new BackupError(await describeContent(client))
  const newKey = await chooseKey(order, backup)
  await installJobs(address)

  const files = await stageFiles(config, stores)
  if (newKey !== null) await files.takeKey(newKey)
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_')
  const swap: Swap = {
    restoreId: files.id,
    backupAt: backup.header.createdAt,
    restored: `restauracao_${stamp}`,
    keptAs: isOver ? `antes_${stamp}` : null,
    actor: order.actor ?? null,
  }
  const keptFolder = isOver ? `antes-${stamp}` : null
  await client.query('begin')
  try {
    await load(client, order, backup, files, swap)
    await onStep('loaded')
    if (keptFolder !== null) await files.keep(keptFolder)
    await files.place()
    // From here on all other calls wait for the commit.
    await swapAll(client, address, swap)
    await onStep('swapped')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    await files.abandon()
    throw error
  }
  await onStep('committed')
  await files.finish()
  await onStep('finished')
  return {
    backupAt: backup.header.createdAt,
    rows: Object.values(backup.manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
    files: Object.keys(backup.manifest.files).length,
    keptAs: swap.keptAs,
    keptFolder: keptFolder === null ? null : join(config.dataDir, keptFolder),
    seconds: Math.round(performance.now() - startedAt) / 1000,
  }
}

async function load(
  client: pg.Client,
  { config, path, onTable }: RestoreOrder,
  backup: CheckedBackup,
  files: RestoredFiles,
  swap: Swap,
): Promise<void> {
  const before = await fingerprintOf(client, 'public')
  const loading = await loadBackup(client, {
    path,
    passphrase: config.backupPassphrase,
    backup,
    schema: swap.restored,
    onFile: (file, content) => files.take(file, content),
    ...(onTable && { onTable }),
  })
  await loading.restore()
  await migrateLoaded(client, swap.restored, backup.header)
  // A migration that touched the tables in use instead of the new ones must never get through.
  if ((await fingerprintOf(client, 'public')) !== before)
    throw new Error('the tables in use were changed while the others were made')
}

async function swapAll(client: pg.Client, address: DatabaseAddress, swap: Swap): Promise<void> {
  await swapTables(client, swap)
  const { rows } = await client.query<{ name: JobName; data: never }>(
    `select 'mail.send' as name, jsonb_build_object('mailId', id) as data from mails where sent_at is null
     union all
     select 'sheets.run', jsonb_build_object('sheetId', id) from sheets where status in ('waiting', 'running')`,
  )
  await replaceJobs(address, client, rows)
}

/** A service that was started has at least its first admin. */
async function hasContent(client: pg.Client): Promise<boolean> {
  return (await client.query('select 1 from users limit 1')).rowCount !== 0
}

async function describeContent(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ users: number; matches: number }>(
    'select (select count(*)::int from users) as users, (select count(*)::int from matches) as matches',
  )
  const { users, matches } = rows[0]!
  return (
    `Aqui já há dados (contas: ${users}, jogos: ${matches.toLocaleString('pt-BR')}). ` +
    'Para pôr a cópia no lugar deles, repita com --yes: o que há agora fica guardado ao lado. Nada foi mudado.'
  )
}

/** The key to be put into the data folder; null where the one in use is the backup's. */
async function chooseKey(
  { config, isRunning }: RestoreOrder,
  { header, secretKey }: CheckedBackup,
): Promise<string | null> {
  const fits = (key: string | null) => key !== null && fingerprintOfKey(key) === header.secretKey
  // What the key before the present one sealed is opened too, and sealed again afterwards.
  if (fits(config.previousSecretKey)) return null
  if (config.secretKey !== null) {
    if (fits(config.secretKey)) return null
    throw new BackupError(
      'Esta cópia foi feita com outra SECRET_KEY: com a de agora, segredos de webhooks e calendários não seriam lidos. ' +
        'Informe em SECRET_KEY a de quando a cópia foi feita. Nada foi mudado.',
    )
  }
  const present = await readFile(join(config.dataDir, KEY_ENTRY), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )
  if (fits(present)) return null
  if (!fits(secretKey))
    throw new BackupError(
      'A SECRET_KEY desta cópia vinha do ambiente e não está nela. Informe-a em SECRET_KEY e repita. Nada foi mudado.',
    )
  if (isRunning)
    throw new BackupError(
      'Esta cópia é de outra instalação, com outra SECRET_KEY. Pare o serviço e repita com npm run restore. Nada foi mudado.',
    )
  return secretKey
}
