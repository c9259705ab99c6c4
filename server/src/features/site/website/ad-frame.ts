import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { getSiteData } from './queries.ts'

const SCRIPT = '(adsbygoogle = window.adsbygoogle || []).push({});'
const GOOGLE = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.googletagservices.com',
  'https://*.adtrafficquality.google',
].join(' ')

/**
 * Where Google's script may run: in a document without an origin, so that it reads nothing of the console, which stores
 * credentials in the browser. The console's own pages never name these hosts.
 */
const POLICY = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  `script-src ${GOOGLE} 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  `img-src data: ${GOOGLE}`,
  `frame-src ${GOOGLE}`,
  `connect-src ${GOOGLE}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join(';')

/** `GET /anuncios/{slot}`: the document of one advertisement, for the console's frame. Only configured slots exist. */
export function registerAdFrame(app: FastifyInstance, { database }: Context): void {
  app.get<{ Params: { slot: string } }>('/anuncios/:slot', { schema: { hide: true } }, async (request, reply) => {
    const { publisher, slots } = (await getSiteData(database)).adsense
    const { slot } = request.params
    if (request.raw.base || publisher === '' || !slots.includes(slot)) throw new AppError('not_found')
    reply.headers({
      'Content-Security-Policy': POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'origin',
      'Cache-Control': 'no-store',
    })
    return reply.type('text/html; charset=utf-8').send(adDocument(publisher, slot))
  })
}

/** Both codes are digits and fixed letters, by the contract's patterns: nothing in them can end an attribute. */
const adDocument = (publisher: string, slot: string): string =>
  `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>Anúncio</title>
<style>body{margin:0;overflow:hidden}</style>
<script async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${publisher}"></script>
</head>
<body>
<ins class="adsbygoogle" style="display:block" data-ad-client="${publisher}" data-ad-slot="${slot}" data-ad-format="auto" data-full-width-responsive="true"></ins>
<script>${SCRIPT}</script>
</body>
</html>
`
