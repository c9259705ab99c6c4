import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { inlineScriptSources } from './console-files.ts'

const YEAR_SECONDS = 31_536_000

/** Data is never a page: nothing in it may run, load or be framed. Few and short, since every answer carries them. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export async function registerSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The one script in the page itself is known by its hash: no other can be put there.
        scriptSrc: ["'self'", ...inlineScriptSources()],
        // The component library writes style attributes; scripts have no such exception.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.base) reply.headers(DATA_HEADERS)
    else reply.helmet()
  })
  const secure = publicUrl.startsWith('https:')
  app.addHook('onSend', async (request, reply) => {
    // Only over HTTPS: sent over plain HTTP it means nothing, and on a laptop it would break the next project.
    if (request.protocol === 'https' || secure)
      reply.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  })
}
