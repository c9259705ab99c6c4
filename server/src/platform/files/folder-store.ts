import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isPart, removeLeftParts, writeWholeFile } from './whole-file.ts'
import type { FileStore } from './file-store.ts'
import { linkOrCopy } from './link-or-copy.ts'

interface Modes {
  readonly folder: number
  readonly file: number
}

/** Files of one folder, which is made once it is needed. */
export function createFolderStore(folder: string, modes: Modes): FileStore {
  const pathOf = (name: string) => join(folder, name)
  const ensureFolder = () => mkdir(folder, { recursive: true, mode: modes.folder })
  return {
    async put(name, bytes) {
      await ensureFolder()
      await writeWholeFile(pathOf(name), bytes, modes.file)
    },
    async take(name, path) {
      await ensureFolder()
      await chmod(path, modes.file)
      await rename(path, pathOf(name))
    },
    has: async (name) => (await whereThere(stat(pathOf(name)))) !== null,
    read: (name) => whereThere(readFile(pathOf(name))),
    async open(name) {
      const handle = await whereThere(open(pathOf(name)))
      if (!handle) return null
      // The stream closes the handle.
      return { bytes: (await handle.stat()).size, content: createReadStream('', { fd: handle }) }
    },
    copyTo: (name, path) => linkOrCopy(pathOf(name), path),
    remove: (name) => rm(pathOf(name), { force: true }),
    async list() {
      const entries = (await whereThere(readdir(folder, { withFileTypes: true }))) ?? []
      const found = entries.filter((entry) => entry.isFile() && !isPart(entry.name))
      const stored = await Promise.all(
        found.map(async ({ name }) => {
          const entry = await whereThere(stat(pathOf(name)))
          return entry && { name, modifiedAt: entry.mtime }
        }),
      )
      return stored.filter((each) => each !== null)
    },
    tidy: (now) => removeLeftParts(folder, now),
  }
}

function whereThere<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
