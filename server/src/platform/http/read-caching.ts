import type { FastifyInstance } from 'fastify'
import { etagOf, isAmong } from '../answers/etag.ts'
import { OWN_CACHE_CONTROL, READ_CACHE_CONTROL } from './data-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read anew at each call, but the same for all callers: it contains nothing of an account. */
    shared?: true
  }
}

declare module 'http' {
  interface IncomingMessage {
    /** The version of the record that the answer is about. */
    version?: string | null
  }
}

const READS = new Set(['GET', 'HEAD'])

/**
 * Says what a browser may keep: football and the site, which it asks about each time, and nothing of an account. Every
 * read carries an ETag of its bytes, and answers 304 to a client that has them already.
 */
export function registerReadCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { endpoint, kept, shared } = request.routeOptions.config
    if (!endpoint) return payload
    const isRead = READS.has(request.method)
    reply.header('Cache-Control', isRead && (kept || shared) ? READ_CACHE_CONTROL : OWN_CACHE_CONTROL)
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = etagOf(payload, request.raw.version ?? null)
    reply.header('ETag', etag)
    const known = request.headers['if-none-match']
    if (known === undefined || !isAmong(known, etag)) return payload
    reply.status(304).removeHeader('content-type')
    return null
  })
}
