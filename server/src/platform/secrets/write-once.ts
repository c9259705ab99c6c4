import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Returns what the file holds, after writing `text` to it if it does not exist. The complete file is linked into place,
 * so that processes that start at once in one folder all read the same whole text.
 */
export async function writeOnce(file: string, text: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return readFile(file, 'utf8')
}
