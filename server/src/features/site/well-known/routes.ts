import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'

const DAY_MS = 86_400_000
const VALID_DAYS = 180
const HEADERS = { 'Cache-Control': 'public, max-age=86400' }

/** What programs look for at fixed addresses; any other missing file is 404. */
export function registerWellKnown(app: FastifyInstance, { publicUrl, now }: Context): void {
  const text = (path: string, make: () => string) =>
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.headers(HEADERS).type('text/plain; charset=utf-8').send(make()),
    )
  text('/robots.txt', () => robots)
  text('/.well-known/security.txt', () => securityText(publicUrl, now()))
  // Browsers request it by themselves where a page names no icon.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) => reply.redirect('/favicon.svg', 301))
}

/** Pages may be indexed; the API is for programs. */
const robots = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /web/',
  'Disallow: /calendario/',
  'Disallow: /resumo/',
  '',
].join('\n')

/**
 * RFC 9116 requires an expiry date. It is computed at every call, so it only passes once the service no longer runs.
 */
function securityText(publicUrl: string, now: Date): string {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return [
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: pt-BR, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
