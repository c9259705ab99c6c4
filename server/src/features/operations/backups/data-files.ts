import { lstat, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type Files, STORE_FOLDERS } from '../../../platform/files/file-store.ts'
import { linkOrCopy } from '../../../platform/files/link-or-copy.ts'

/**
 * Not part of a backup: the cluster, which is dumped; what names this very folder; backups, and what was kept aside;
 * archives of accounts, which would outlive their week in it.
 */
const LEFT_OUT = new Set(['postgres', 'postgres.log', 'folder-id', 'secret-key', 'backups', 'archives'])
const isPassing = (name: string): boolean =>
  name.startsWith('.') || name.startsWith('antes-') || name.startsWith('work-') || name.endsWith('.part')

/** Files that are fetched from a bucket at the same time. */
const AT_ONCE = 8

/** The files that the service keeps in its data folder, as paths below it. Each is written once and never changed. */
export async function listDataFiles(dataDir: string, backupDir: string): Promise<string[]> {
  const found: string[] = []
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (isPassing(entry.name) || resolve(path) === resolve(backupDir)) continue
      if (folder === dataDir && LEFT_OUT.has(entry.name)) continue
      if (entry.isDirectory()) await visit(path)
      else if (entry.isFile()) found.push(relative(dataDir, path).split(sep).join('/'))
    }
  }
  await visit(dataDir)
  return found.toSorted()
}

/**
 * Holds files fast under a second name, where that is possible, so that one removed a moment later is still there to be
 * read; a copy elsewhere. Called before and after the snapshot begins, it has every file that the snapshot names.
 */
export async function holdFiles(dataDir: string, files: readonly string[], folder: string): Promise<void> {
  for (const file of files) {
    const target = join(folder, file)
    if (await exists(target)) continue
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    // One that is gone by now was removed before the snapshot, or is held already.
    await linkOrCopy(join(dataDir, file), target)
  }
}

/** Of those in a bucket each is fetched; archives of accounts are left out as above. */
export async function holdStored({ pictures, imports }: Files, folder: string): Promise<void> {
  for (const [place, store] of [
    [STORE_FOLDERS.pictures, pictures],
    [STORE_FOLDERS.imports, imports],
  ] as const) {
    await mkdir(join(folder, place), { recursive: true, mode: 0o700 })
    const names = (await store.list()).values()
    const fetchNext = async () => {
      for (const { name } of names)
        if (!(await exists(join(folder, place, name)))) await store.copyTo(name, join(folder, place, name))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
  }
}

export async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

/** Whether a path of an archive stays below the folder it is meant for. */
export function isInside(path: string): boolean {
  const parts = path.split('/')
  return (
    !path.includes('\\') && !path.includes('\0') && parts.every((part) => part !== '' && part !== '.' && part !== '..')
  )
}
