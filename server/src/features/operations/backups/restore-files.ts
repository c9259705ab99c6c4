import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Config } from '../../../config/config.ts'
import { openSnapshotSession } from '../../../database/snapshot/session.ts'
import type { Context } from '../../../platform/context.ts'
import { type Files, findStore } from '../../../platform/files/file-store.ts'
import { exists, holdFiles, holdStored, listDataFiles } from './data-files.ts'
import { backupFolder } from './backup-name.ts'
import { unlockBackups, tryLockBackups } from './backup-lock.ts'

const STAGING = '.restore-'
const FILES = 'files'
const KEPT = 'kept'
const KEY = 'secret-key'
const KEPT_NAME = 'kept-name'

/**
 * Files of a restore. They wait in a folder named after the restore until the database has been committed; a later
 * process reads from the database whether to finish or to abandon it.
 */
export interface RestoredFiles {
  readonly id: string
  take(file: string, content: AsyncIterable<Buffer>): Promise<void>
  takeKey(secretKey: string): Promise<void>
  /** Keeps the present files under `name`, so that the state before the restore is not lost. */
  keep(name: string): Promise<void>
  /**
   * Adds the new files without touching existing ones: the restored database needs them, and the old one ignores them.
   */
  place(): Promise<void>
  finish(): Promise<void>
  abandon(): Promise<void>
}

export async function stageFiles(config: Config, files: Files): Promise<RestoredFiles> {
  const { dataDir } = config
  const id = `rs_${randomBytes(12).toString('hex')}`
  const folder = join(dataDir, `${STAGING}${id}`)
  await mkdir(join(folder, FILES), { recursive: true, mode: 0o700 })
  return {
    id,
    async take(file, content) {
      const target = join(folder, FILES, file)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(target, { mode: 0o600 }))
    },
    takeKey: (secretKey) => writeFile(join(folder, KEY), `${secretKey}\n`, { mode: 0o600 }),
    async keep(name) {
      await holdFiles(dataDir, await listDataFiles(dataDir, backupFolder(config)), join(folder, KEPT))
      if (config.s3Url !== null) await holdStored(files, join(folder, KEPT))
      const key = join(dataDir, KEY)
      await mkdir(join(folder, KEPT), { recursive: true, mode: 0o700 })
      if (await exists(key)) await link(key, join(folder, KEPT, KEY)).catch(() => undefined)
      await writeFile(join(folder, KEPT_NAME), name)
    },
    async place() {
      for (const file of await listDataFiles(join(folder, FILES), '')) {
        const source = join(folder, FILES, file)
        const place = findStore(files, file)
        if (place) {
          if (!(await place.store.has(place.name))) await place.store.take(place.name, source)
          continue
        }
        await mkdir(dirname(join(dataDir, file)), { recursive: true, mode: 0o700 })
        await link(source, join(dataDir, file)).catch(() => undefined)
      }
    },
    finish: () => finish(dataDir, folder, files),
    abandon: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Every step can be repeated, so that a restore that was killed here ends like an uninterrupted one. */
async function finish(dataDir: string, folder: string, files: Files): Promise<void> {
  for (const file of await listDataFiles(join(folder, FILES), '')) {
    const place = findStore(files, file)
    if (place) await place.store.take(place.name, join(folder, FILES, file))
    else {
      await mkdir(dirname(join(dataDir, file)), { recursive: true, mode: 0o700 })
      await rename(join(folder, FILES, file), join(dataDir, file))
    }
  }
  if (await exists(join(folder, KEY))) await rename(join(folder, KEY), join(dataDir, KEY))
  if (await exists(join(folder, KEPT_NAME))) {
    const kept = (await readFile(join(folder, KEPT_NAME), 'utf8')).trim()
    if (await exists(join(folder, KEPT))) await rename(join(folder, KEPT), join(dataDir, kept))
  }
  await rm(folder, { recursive: true, force: true })
}

/**
 * Finishes a restore whose process was killed after the database was committed; abandons one that was killed before.
 */
export async function settleRestores(client: pg.Client, dataDir: string, files: Files): Promise<void> {
  const left = (await readdir(dataDir).catch(() => [])).filter((name) => name.startsWith(STAGING))
  if (left.length === 0 || !(await waitForLock(client))) return
  try {
    for (const name of left) {
      const folder = join(dataDir, name)
      if (await isCommitted(client, name.slice(STAGING.length))) await finish(dataDir, folder, files)
      else await rm(folder, { recursive: true, force: true })
    }
  } finally {
    await unlockBackups(client)
  }
}

/**
 * The same beside the running service, for a restore that was killed there. A restore that is still running keeps its
 * files.
 */
export async function settleLeftRestores({
  config,
  address,
  files,
}: Pick<Context, 'config' | 'address' | 'files'>): Promise<void> {
  const names = await readdir(config.dataDir).catch(() => [])
  if (!names.some((name) => name.startsWith(STAGING))) return
  const client = await openSnapshotSession(address)
  try {
    await settleRestores(client, config.dataDir, files)
  } finally {
    await client.end()
  }
}

const LOCK_TRIES = 50
const LOCK_PAUSE_MS = 200

/** The database releases the lock of a killed process once it has rolled back; a restore that still runs keeps it. */
async function waitForLock(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < LOCK_TRIES; attempt += 1) {
    if (await tryLockBackups(client)) return true
    await setTimeout(LOCK_PAUSE_MS)
  }
  return false
}

async function isCommitted(client: pg.Client, restoreId: string): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>("select to_regclass('public.restores') is not null as known")
  if (!rows[0]!.known) return false
  return (await client.query('select 1 from public.restores where id = $1', [restoreId])).rowCount !== 0
}
