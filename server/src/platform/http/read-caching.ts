import type { FastifyInstance } from 'fastify'
import { etagOf, isAmong } from '../answers/etag.ts'
import { READ_CACHE_CONTROL } from './data-headers.ts'

declare module 'http' {
  interface IncomingMessage {
    /** The version of the record that the answer is about. */
    version?: string | null
  }
}

const READS = new Set(['GET', 'HEAD'])

/** Every read carries an ETag of its bytes, and answers 304 to a client that has them already. */
export function registerReadCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!READS.has(request.method) || !request.routeOptions.config.endpoint) return payload
    reply.header('Cache-Control', READ_CACHE_CONTROL)
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = etagOf(payload, request.raw.version ?? null)
    reply.header('ETag', etag)
    const known = request.headers['if-none-match']
    if (known === undefined || !isAmong(known, etag)) return payload
    reply.status(304).removeHeader('content-type')
    return null
  })
}
