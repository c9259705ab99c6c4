import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Address } from '../../config/s3-address.ts'
import type { FileStore } from './file-store.ts'
import { FilesAway } from './files-away.ts'

const CONNECT_MS = 2_000
/** Without a single byte; a large file takes as long as it needs. */
const SILENCE_MS = 20_000
/** For calls that carry little. */
const SHORT_MS = 5_000
const TRIES = 3
const PAUSE_MS = 100

const ignore = () => undefined
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore }

export function openS3(address: S3Address): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = address
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // It does not repeat streams, so all repeating is done here.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // What it would print, the error says.
    logger: SILENT,
    // Many servers do not know the checksums that Amazon's have.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Files in a bucket, below a prefix that ends in a slash. */
export function createS3Store(client: S3Client, bucket: string, prefix: string): FileStore {
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })
  const short = () => ({ abortSignal: AbortSignal.timeout(SHORT_MS) })
  const get = async (name: string) => {
    const { Body, ContentLength } = await client.send(new GetObjectCommand(at(name)), short())
    return { bytes: ContentLength!, content: Body as Readable & NonNullable<typeof Body> }
  }
  return {
    put: (name, bytes) =>
      persist(async () => void (await client.send(new PutObjectCommand({ ...at(name), Body: bytes }), short()))),
    async take(name, path) {
      await persist(async () => {
        await using file = await open(path)
        const { size } = await file.stat()
        const content = file.createReadStream({ autoClose: false })
        const stop = new AbortController()
        content.once('error', (error) => stop.abort(error))
        const put = new PutObjectCommand({ ...at(name), Body: content, ContentLength: size })
        await client.send(put, { abortSignal: stop.signal })
      })
      await rm(path)
    },
    has: async (name) =>
      (await persist(() => whereThere(client.send(new HeadObjectCommand(at(name)), short())))) !== null,
    read: (name) =>
      persist(async () => {
        const file = await whereThere(get(name))
        return file && Buffer.from(await file.content.transformToByteArray())
      }),
    open: (name) => persist(() => whereThere(get(name))),
    copyTo: (name, path) =>
      persist(async () => {
        const file = await whereThere(get(name))
        if (!file) return false
        const part = `${path}.part`
        try {
          await pipeline(file.content, createWriteStream(part, { mode: 0o600 }))
          await rename(part, path)
        } finally {
          await rm(part, { force: true })
        }
        return true
      }),
    remove: (name) => persist(async () => void (await client.send(new DeleteObjectCommand(at(name)), short()))),
    list: () =>
      persist(async () => {
        const found = []
        const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
        for await (const { Contents = [] } of pages)
          for (const { Key, LastModified } of Contents)
            found.push({ name: Key!.slice(prefix.length), modifiedAt: LastModified! })
        return found
      }),
    // An object is there once all of it has been received.
    tidy: async () => undefined,
  }
}

interface Failure extends Error {
  readonly code?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** Every call can be repeated: a name always has the same content. */
export async function persist<T>(call: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call()
    } catch (error) {
      const failure = error as Failure
      if (DISK.has(failure.code ?? '')) throw error
      if (tried === TRIES || isRefusal(failure)) throw new FilesAway(reasonOf(failure), { refused: isRefusal(failure) })
      await sleep(PAUSE_MS * 2 ** tried * (0.5 + Math.random()))
    }
  }
}

/** Errors of this machine's disk. */
const DISK: ReadonlySet<string> = new Set(['ENOENT', 'EACCES', 'ENOSPC', 'EDQUOT', 'EIO'])

/** `NoSuchBucket 404`, `ECONNREFUSED` */
function reasonOf({ code, name, $metadata }: Failure): string {
  return [code ?? name, $metadata?.httpStatusCode].filter((part) => part !== undefined).join(' ')
}

/** Where the bucket is missing or the key has no right to it, asking again is of no use. */
function isRefusal({ $metadata }: Failure): boolean {
  const status = $metadata?.httpStatusCode ?? 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

async function whereThere<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null
    throw error
  }
}
