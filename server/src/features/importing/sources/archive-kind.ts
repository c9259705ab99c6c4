import { open } from 'node:fs/promises'
import { constants, gunzipSync } from 'node:zlib'

export type ArchiveKind = 'zip' | 'tar' | 'tar.gz' | 'gz'

const TAR_MARK_AT = 257
const HEAD_BYTES = 4096

/** What bzip2, xz, 7-Zip, RAR and Zstandard begin with: they are not read here. */
const OTHERS = ['BZh', '\u00fd7zXZ', '7z\u00bc\u00af', 'Rar!', '(\u00b5/\u00fd']

/** By what a file begins with: names of downloads say little, and a wrong one should not matter. Null: no archive. */
export async function archiveKindOf(path: string): Promise<ArchiveKind | 'other' | null> {
  await using handle = await open(path, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  const head = buffer.subarray(0, bytesRead)
  // A zip without entries begins with its end.
  if (begins(head, 0x50, 0x4b, 0x03, 0x04) || begins(head, 0x50, 0x4b, 0x05, 0x06)) return 'zip'
  if (begins(head, 0x1f, 0x8b)) return isTar(gunzippedHead(head)) ? 'tar.gz' : 'gz'
  if (OTHERS.some((sign) => head.toString('latin1', 0, sign.length) === sign)) return 'other'
  return isTar(head) ? 'tar' : null
}

function begins(head: Buffer, ...bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}

function isTar(head: Buffer): boolean {
  return head.toString('latin1', TAR_MARK_AT, TAR_MARK_AT + 5) === 'ustar'
}

function gunzippedHead(head: Buffer): Buffer {
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return Buffer.alloc(0)
  }
}
