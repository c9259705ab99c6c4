import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { inlineScriptSources } from './console-files.ts'
import { DATA_HEADERS, STRICT_TRANSPORT } from './data-headers.ts'

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
    if (request.protocol === 'https' || secure) reply.header('Strict-Transport-Security', STRICT_TRANSPORT)
  })
}
