import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Reach } from '../../../config/reach.ts'
import type { Validators } from '../../../platform/outgoing/download.ts'
import { fetchFile } from '../sources/open-source.ts'

/** What an address gave, as a file that is here now. */
export interface FetchedBytes {
  readonly name: string
  readonly folder: string | null
  readonly wrapped: boolean
  readonly bytes: number
  readonly hash: string
  readonly etag: string | null
  readonly lastModified: string | null
}

/** What is known of the bytes that were imported last. */
export interface KnownBytes extends Validators {
  readonly hash: string | null
}

interface FetchOptions {
  readonly reach: Reach
  readonly signal: AbortSignal
  readonly known: KnownBytes | null
}

const LONGEST_HEADER = 500

/** Asks an address for what is new since the known bytes; null where there is nothing. */
export async function fetchDataset(
  address: string,
  path: string,
  { reach, signal, known }: FetchOptions,
): Promise<FetchedBytes | null> {
  // A check that was killed may have left a part of it.
  await rm(path, { force: true })
  const fetched = await fetchFile(address, path, { reach, signal, ...(known && { known }) })
  if (fetched.validators === null) return null
  const hash = await hashOf(path)
  if (hash === known?.hash) {
    await rm(path, { force: true })
    return null
  }
  const { name, folder, wrapped, validators } = fetched
  const { size: bytes } = await stat(path)
  const kept = (header: string | null) => (header !== null && header.length <= LONGEST_HEADER ? header : null)
  return {
    name,
    folder,
    wrapped,
    bytes,
    hash,
    etag: kept(validators.etag),
    lastModified: kept(validators.lastModified),
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64url')
}
