import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 86_400_000

const workFolder = (dataDir: string): string => join(dataDir, 'work-files')

/** Where files are before they are whole. In the data folder, so that they can be renamed into their place. */
export async function openWorkFolder(dataDir: string): Promise<string> {
  const folder = workFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Removes what a killed process left there: nothing is worked on for a day. */
export async function removeLeftWork(dataDir: string, now: Date): Promise<void> {
  const folder = workFolder(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = await stat(join(folder, name)).catch(() => null)
    if (entry && now.getTime() - entry.mtimeMs > DAY_MS) await rm(join(folder, name), { recursive: true, force: true })
  }
}
