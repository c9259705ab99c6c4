import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setImmediate as pause } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

export interface ZipWriter {
  /** Adds a file, part by part, so that none is whole in memory. */
  add(name: string, parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>): Promise<void>
  /** Once this returns, everything has been written. */
  close(): Promise<void>
}

export function createZipWriter(path: string): ZipWriter {
  const file = createWriteStream(path, { mode: 0o600 })
  const failed = new Promise<never>((_resolve, reject) => file.once('error', reject))
  failed.catch(() => undefined)
  let full = false
  const zip = new Zip((error, chunk, final) => {
    if (error) file.destroy(error)
    else full = !file.write(chunk)
    if (final) file.end()
  })
  return {
    async add(name, parts) {
      const entry = new ZipDeflate(name, { level: 6 })
      zip.add(entry)
      for await (const part of parts) {
        entry.push(typeof part === 'string' ? Buffer.from(part) : part)
        if (full) await Promise.race([once(file, 'drain'), failed])
        // Compressing keeps the process busy: others get their turn.
        await pause()
      }
      entry.push(new Uint8Array(0), true)
    },
    async close() {
      const closed = once(file, 'close')
      zip.end()
      await Promise.race([closed, failed])
    },
  }
}
