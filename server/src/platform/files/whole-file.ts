import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const PART = '.part'
/** No write takes longer than this: an older partial file was left by a killed process. */
const LEFT_AFTER_MS = 3_600_000

export const isPart = (name: string): boolean => name.endsWith(PART)

/**
 * Writes a file under another name and renames it into place, so that it never appears half written and a failure
 * leaves nothing.
 */
export async function writeWholeFile(path: string, bytes: Uint8Array, mode: number = 0o644): Promise<void> {
  const part = `${path}${PART}`
  try {
    await writeFile(part, bytes, { mode })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Removes the partial files of killed processes from a folder. */
export async function removeLeftParts(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isPart)) {
    const path = join(folder, name)
    const entry = await stat(path).catch(() => null)
    if (entry && now.getTime() - entry.mtimeMs > LEFT_AFTER_MS) await rm(path, { force: true })
  }
}
