import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const READS = new Set(['GET', 'HEAD'])

/** Every read carries an ETag of its bytes, and answers 304 to whoever has them already. */
export function registerReadCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!READS.has(request.method) || !request.routeOptions.config.endpoint) return payload
    // Answers depend on who asks: a shared cache must not hand them to somebody else.
    reply.header('Cache-Control', 'private, no-cache')
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    // Weak: the same answer may leave here compressed or not.
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    reply.header('ETag', etag)
    if (!matches(request.headers['if-none-match'], etag)) return payload
    reply.status(304).removeHeader('content-type')
    return null
  })
}

/** Weak comparison, as RFC 9110 wants for If-None-Match. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim() === '*' || weak(tag.trim()) === etag)
}

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`
}
