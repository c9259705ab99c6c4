import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Every read carries an ETag of its bytes, and answers 304 to whoever has them already. */
export function registerReadCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || !request.routeOptions.config.endpoint) return payload
    // Answers depend on who asks: a shared cache must not hand them to somebody else.
    reply.header('Cache-Control', 'private, no-cache')
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    reply.header('ETag', etag)
    if (!matches(request.headers['if-none-match'], etag)) return payload
    reply.status(304).removeHeader('content-type')
    return null
  })
}

/** Weak comparison, as RFC 9110 wants for If-None-Match: compression makes a strong tag weak on the way. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
