import { open } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import { StartupError } from '../../../config/startup-error.ts'
import { BackupError, DAMAGED, NOT_A_BACKUP } from './backup-error.ts'
import { createUnsealing, isSealed } from './seal.ts'
import { checkTrailer, readBody } from './trailer.ts'

export interface ArchiveEntry {
  readonly name: string
  readonly bytes: number
  /** Must be read to its end before the next entry is requested. */
  readonly content: AsyncIterable<Buffer>
}

const ZSTANDARD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/** The entries of an archive, in their order. Every fault of the file is reported in one sentence. */
export async function* readArchive(path: string, passphrase: string | null): AsyncGenerator<ArchiveEntry> {
  const opening = (await refuseOther(path)) ? createUnsealing(passphrase) : new PassThrough()
  const extract = createExtract()
  const reading = pipeline(await readBody(path), opening, createZstdDecompress(), extract as unknown as PassThrough)
  let cause: unknown = null
  const ended = reading.catch((error: unknown) => (cause = error))
  /** A stream reports another stream's failure with an error of its own. */
  const explain = async (error: unknown): Promise<unknown> => {
    extract.destroy()
    await ended
    return describe(cause ?? error)
  }
  try {
    for await (const entry of extract) {
      const content = entry as unknown as Readable
      const read = async function* (): AsyncGenerator<Buffer> {
        try {
          yield* content as AsyncIterable<Buffer>
        } catch (error) {
          throw await explain(error)
        }
      }
      yield { name: entry.header.name, bytes: entry.header.size ?? 0, content: read() }
      content.resume()
    }
    await ended
    if (cause !== null) throw cause
  } catch (error) {
    throw await explain(error)
  } finally {
    extract.destroy()
  }
}

/** Compares the checksum of the whole file before any content is used. */
export async function checkFile(path: string): Promise<void> {
  await refuseOther(path)
  await checkTrailer(path)
}

/** Whether the file is sealed; anything but a backup is refused. */
async function refuseOther(path: string): Promise<boolean> {
  const start = await readStart(path)
  const sealed = isSealed(start)
  if (!sealed && !start.subarray(0, 4).equals(ZSTANDARD)) throw new BackupError(NOT_A_BACKUP)
  return sealed
}

/** Explains a file that is missing, damaged or sealed with another passphrase; other errors stay as they are. */
function describe(error: unknown): unknown {
  if (error instanceof StartupError) return error
  const { code = '', message } = (error instanceof Error ? error : new Error(String(error))) as NodeJS.ErrnoException
  const ofTheFile = code.startsWith('ZSTD_') || code === 'Z_BUF_ERROR' || code === 'ERR_STREAM_PREMATURE_CLOSE'
  const ofTar = /tar header|Unexpected end of data|Size mismatch|premature|unexpected end/i.test(message)
  return ofTheFile || ofTar ? new BackupError(DAMAGED, { cause: error }) : error
}

async function readStart(path: string): Promise<Buffer> {
  let handle
  try {
    handle = await open(path, 'r')
  } catch (cause) {
    throw new BackupError(`Não foi possível abrir ${path}: confira o nome e a permissão.`, { cause })
  }
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } catch (cause) {
    throw new BackupError(NOT_A_BACKUP, { cause })
  } finally {
    await handle.close()
  }
}

export async function readWhole({ content }: ArchiveEntry, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > most) throw new BackupError(DAMAGED)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
