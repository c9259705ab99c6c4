import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack as createPack } from 'tar-stream'
import type { Sum } from './backup-contents.ts'
import { createSealing } from './seal.ts'
import { createTrailer } from './trailer.ts'

/** A tar archive, compressed with Zstandard, sealed where there is a passphrase. Unsealed, `tar` opens it. */
export interface ArchiveWriter {
  add(name: string, content: Buffer | string): Promise<void>
  addFile(name: string, path: string): Promise<Sum>
  /** Once this returns, everything is on the disk. */
  close(): Promise<void>
  abandon(): Promise<void>
}

const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 6, [constants.ZSTD_c_checksumFlag]: 1 },
}

/** From the moment of a failure on, while what it leads to is still being closed. */
const isEnding = (pack: object): boolean => 'destroying' in pack && pack.destroying === true

export async function createArchiveWriter(path: string, passphrase: string | null): Promise<ArchiveWriter> {
  const pack = createPack()
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' })
  const compression = createZstdCompress(COMPRESSION)
  const written =
    passphrase === null
      ? pipeline(pack, compression, createTrailer(), file)
      : pipeline(pack, compression, await createSealing(passphrase), createTrailer(), file)
  // A disk that is full fails here while the next entry waits for room that never comes.
  const failed = new Promise<never>((_resolve, reject) => void written.catch(reject))
  failed.catch(() => undefined)

  const entryOf = (name: string, size: number, fill: (entry: NodeJS.WritableStream) => void): Promise<void> => {
    const done = new Promise<void>((resolve, reject) => {
      const header = { name, size, mode: 0o600, mtime: new Date(0) }
      const entry = pack.entry(header, (error) => (error ? reject(error) : resolve()))
      // The callback has the same error; without a listener it would end the process.
      entry.on('error', () => undefined)
      fill(entry)
    })
    // An entry after the failure is refused too, in words that do not say why.
    return Promise.race([failed, done.catch((error: unknown) => (isEnding(pack) ? failed : Promise.reject(error)))])
  }

  return {
    add(name, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      return entryOf(name, bytes.length, (entry) => entry.end(bytes))
    },
    async addFile(name, source) {
      const { size } = await stat(source)
      const hash = createHash('sha256')
      // Files are written once and renamed into place; one that grows nevertheless is cut where the list says.
      const content = size === 0 ? null : createReadStream(source, { end: size - 1 })
      content?.on('data', (chunk) => hash.update(chunk))
      const broken = new Promise<never>((_resolve, reject) => void content?.once('error', reject))
      broken.catch(() => undefined)
      const added = entryOf(name, size, (entry) => void (content ? content.pipe(entry) : entry.end()))
      await Promise.race([added, broken])
      return { sha256: hash.digest('hex'), bytes: size }
    },
    async close() {
      pack.finalize()
      await written
      const handle = await open(path, 'r')
      await handle.sync().finally(() => handle.close())
    },
    async abandon() {
      pack.destroy()
      await written.catch(() => undefined)
    },
  }
}
