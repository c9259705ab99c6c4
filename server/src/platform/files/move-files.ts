import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { storesOf, type FileStore, type Files } from './file-store.ts'
import { openFolderFiles } from './open-files.ts'
import { openWorkFolder } from './work-folder.ts'

/**
 * Moves every stored file from one place to another: each is copied, read back and compared, and only then removed.
 * Stopped at any moment, it goes on where it was. Returns how many it moved.
 */
export async function moveFiles(
  from: Files,
  to: Files,
  dataDir: string,
  onFile: (name: string) => void = () => undefined,
): Promise<number> {
  const work = join(await openWorkFolder(dataDir), 'moving')
  const targets = storesOf(to)
  let moved = 0
  for (const [key, source] of Object.entries(storesOf(from)) as [keyof typeof targets, FileStore][])
    for (const { name } of await source.list()) {
      onFile(name)
      await moveFile(source, targets[key], name, work)
      moved += 1
    }
  return moved
}

async function moveFile(source: FileStore, target: FileStore, name: string, work: string): Promise<void> {
  const wanted = await hashOf(source, name)
  if ((await hashOf(target, name)) !== wanted) {
    await rm(work, { force: true })
    await source.copyTo(name, work)
    await target.take(name, work)
    if ((await hashOf(target, name)) !== wanted) throw new Error(`${name} did not arrive as it was`)
  }
  await source.remove(name)
}

async function hashOf(store: FileStore, name: string): Promise<string | null> {
  const file = await store.open(name)
  if (!file) return null
  const hash = createHash('sha256')
  await pipeline(file.content, hash)
  return hash.digest('hex')
}

/** How many files are still in the data folder, where a service that stores in a bucket does not look. */
export async function countLeftFiles(dataDir: string): Promise<number> {
  const lists = Object.values(storesOf(openFolderFiles(dataDir))).map((store) => store.list())
  return (await Promise.all(lists)).flat().length
}
