import type { FastifyInstance } from 'fastify'
import { etagOf, isAmong } from '../answers/etag.ts'

/**
 * Serves a text that is the same for all callers, with or without an account: created at the first request, kept, and
 * not sent again to a client that has it.
 */
export function registerOpenDocument(
  app: FastifyInstance,
  path: string,
  type: string,
  make: () => Promise<string>,
  headers: Readonly<Record<string, string>> = {},
): void {
  let made: Promise<{ text: string; etag: string }> | null = null
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    made ??= make().then((text) => ({ text, etag: etagOf(text) }))
    const { text, etag } = await made.catch((error: unknown) => {
      made = null
      throw error
    })
    reply.headers({ 'Cache-Control': 'public, no-cache', ...headers, ETag: etag })
    const known = request.headers['if-none-match']
    if (known !== undefined && isAmong(known, etag)) return reply.status(304).send()
    return reply.type(type).send(text)
  })
}
