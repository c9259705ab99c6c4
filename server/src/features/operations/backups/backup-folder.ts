import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config/config.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { backupFolder, type NamedBackup, parseBackupName } from './backup-name.ts'
import { listRemovable } from './retention.ts'

export interface StoredBackup extends NamedBackup {
  readonly bytes: number
}

/** The backups in their folder, newest first. */
export async function listStored(config: Pick<Config, 'backupDir' | 'dataDir'>): Promise<StoredBackup[]> {
  const folder = backupFolder(config)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const stored: StoredBackup[] = []
  for (const name of names) {
    const known = parseBackupName(name)
    const found = known && (await stat(join(folder, name)).catch(() => null))
    if (known && found?.isFile()) stored.push({ ...known, bytes: found.size })
  }
  return stored.toSorted((a, b) => +b.createdAt - +a.createdAt)
}

/** Where a backup of this name is stored. A name of anything else is not found, so no other file can be named. */
export async function getStoredPath(config: Pick<Config, 'backupDir' | 'dataDir'>, name: string): Promise<string> {
  const path = join(backupFolder(config), name)
  const found = parseBackupName(name) && (await stat(path).catch(() => null))
  if (!found?.isFile()) throw new AppError('not_found', { info: 'Esta cópia de segurança não existe mais.' })
  return path
}

/** Removes daily backups that have served their time. Called after the newest was made. */
export async function pruneStored(config: Pick<Config, 'backupDir' | 'dataDir'>): Promise<void> {
  const folder = backupFolder(config)
  for (const { name } of listRemovable(await listStored(config))) await rm(join(folder, name), { force: true })
}

/**
 * Removes what a killed backup left half written. Called before the next one is made, by the only process that makes one:
 * it may need the room.
 */
export async function removeHalfWritten(config: Pick<Config, 'backupDir' | 'dataDir'>): Promise<void> {
  const folder = backupFolder(config)
  for (const name of await readdir(folder).catch(() => []))
    if (name.endsWith('.part') && parseBackupName(name.slice(0, -'.part'.length)))
      await rm(join(folder, name), { force: true })
}
