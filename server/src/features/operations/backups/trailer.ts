import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { BackupError, DAMAGED } from './backup-error.ts'

/**
 * The end of a file: a checksum of everything before it, in a frame that programs for Zstandard skip. The compression
 * has checksums of its own, but Node's decompression does not notice that the end of a file is missing.
 */
const MARK = Buffer.from([0x5c, 0x2a, 0x4d, 0x18, 32, 0, 0, 0])
const TRAILER_BYTES = MARK.length + 32

export function createTrailer(): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(null, Buffer.concat([MARK, hash.digest()]))
    },
  })
}

/** The file without its trailer. */
export async function readBody(path: string) {
  const { body } = await readTrailer(path)
  return createReadStream(path, { start: 0, end: body - 1 })
}

/** Reads the whole file once: a byte that was changed or is missing anywhere is found here. */
export async function checkTrailer(path: string): Promise<void> {
  const { body, promised } = await readTrailer(path)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { start: 0, end: body - 1 })) hash.update(chunk as Buffer)
  if (!hash.digest().equals(promised)) throw new BackupError(DAMAGED)
}

async function readTrailer(path: string): Promise<{ readonly body: number; readonly promised: Buffer }> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const body = size - TRAILER_BYTES
    if (body <= 0) throw new BackupError(DAMAGED)
    const { buffer } = await handle.read(Buffer.alloc(TRAILER_BYTES), 0, TRAILER_BYTES, body)
    if (!buffer.subarray(0, MARK.length).equals(MARK)) throw new BackupError(DAMAGED)
    return { body, promised: buffer.subarray(MARK.length) }
  } finally {
    await handle.close()
  }
}
