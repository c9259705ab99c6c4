import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { etagOf, isAmong } from '../answers/etag.ts'

interface Made {
  readonly text: string
  readonly etag: string
  /** By encoding; compressed at the first request for it. */
  readonly compressed: Map<Encoding, Promise<Buffer>>
}

type Encoding = 'br' | 'gzip'

const QUALITY = 9
const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text) => promisify(gzip)(text),
}

/**
 * Serves a text that is the same for all callers, with or without an account: created and compressed once, kept, and not
 * sent again to a client that has it.
 */
export function registerOpenDocument(
  app: FastifyInstance,
  path: string,
  type: string,
  make: () => Promise<string>,
  headers: Readonly<Record<string, string>> = {},
): void {
  let made: Promise<Made> | null = null
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    made ??= make().then((text) => ({ text, etag: etagOf(text), compressed: new Map() }))
    const { text, etag, compressed } = await made.catch((error: unknown) => {
      made = null
      throw error
    })
    reply.headers({ 'Cache-Control': 'public, no-cache', ...headers, ETag: etag, Vary: 'Accept-Encoding' })
    const known = request.headers['if-none-match']
    if (known !== undefined && isAmong(known, etag)) return reply.status(304).send()
    reply.type(type)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === null) return reply.send(text)
    const bytes = compressed.get(encoding) ?? compress[encoding](text)
    compressed.set(encoding, bytes)
    return reply.header('Content-Encoding', encoding).send(await bytes)
  })
}

/** The smaller of what the client takes. */
function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const parts = String(accepted ?? '')
    .toLowerCase()
    .split(',')
  const taken = new Set(
    parts.filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part)).map((part) => part.split(';')[0]!.trim()),
  )
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? null
}
