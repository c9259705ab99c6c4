import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { reservePort } from '../supervisor/port.ts'

const BUCKET = 'meio-campo'

export interface TestS3 {
  /** With a prefix of its own, where one is given. */
  url(prefix?: string): string
  /** Where it runs already, nothing. */
  start(): Promise<void>
  /** Its port refuses then; what it keeps stays. */
  stop(): Promise<void>
  remove(): Promise<void>
}

/** A server that speaks S3 and checks signatures, on a port and in a folder of its own. */
export async function createTestS3(): Promise<TestS3> {
  const port = await reservePort('127.0.0.1', 0)
  const directory = await mkdtemp(join(tmpdir(), 'mc-s3-'))
  let server: { readonly httpServer: Server; close(): Promise<void> } | null = null
  const stop = async () => {
    server?.httpServer.closeAllConnections()
    await server?.close()
    server = null
  }
  return {
    url: (prefix = '') => `http://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}/${prefix}`,
    async start() {
      if (server) return
      const made = new S3rver({
        port,
        directory,
        address: '127.0.0.1',
        silent: true,
        configureBuckets: [{ name: BUCKET }],
      })
      // Of calls about the bucket itself it signs the path without its last slash, so that no client's signature is right.
      made.middleware.unshift((call, next) => {
        if (call.path === `/${BUCKET}/`)
          call.app = Object.create(call.app, { allowMismatchedSignatures: { value: true } })
        return next()
      })
      await made.run()
      server = made
    },
    stop,
    async remove() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
