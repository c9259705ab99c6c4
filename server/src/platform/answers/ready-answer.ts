import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf, isAmong, versionIn } from './etag.ts'

/** An answer as ready bytes. */
export interface ReadyAnswer {
  readonly body: Buffer
  readonly etag: string
  /** When something last changed that could have changed it. */
  readonly modifiedAt: Date
  /** Where its next page is, for the header `Link`; null for the last page, and for what has no pages. */
  readonly link: string | null
  /** Compressed on first demand, and kept. */
  readonly encoded: { br?: Buffer; gzip?: Buffer }
  /** `modifiedAt` in the format of HTTP, once it is known. */
  modified?: string
}
export type Encoding = keyof ReadyAnswer['encoded']

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Below this, compressing costs more than it saves. */
const SMALLEST_BYTES = 1_024
const BROTLI_QUALITY = 5
const SECOND_MS = 1_000

export function toReady(answer: unknown, modifiedAt: Date): ReadyAnswer {
  const body = Buffer.from(JSON.stringify(answer))
  return { body, etag: etagOf(body, versionIn(answer)), modifiedAt, link: nextLinkOf(answer), encoded: {} }
}

/** The header `Link` of a page that has a next one, as RFC 8288 writes it. */
export function nextLinkOf(answer: unknown): string | null {
  const { links } = (answer ?? {}) as { readonly links?: { readonly next?: string | null } }
  return links?.next ? `<${links.next}>; rel="next"` : null
}

export function chooseEncoding({ body }: ReadyAnswer, accepted: string | undefined): Encoding | null {
  if (accepted === undefined || body.length < SMALLEST_BYTES) return null
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : null
}

const beingEncoded = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>()

/** Compressed once, also for those who come while that is done. */
export async function encode({ body, encoded }: ReadyAnswer, encoding: Encoding): Promise<Buffer> {
  const known = encoded[encoding]
  if (known) return known
  const underWay = beingEncoded.get(body) ?? new Map<Encoding, Promise<Buffer>>()
  beingEncoded.set(body, underWay)
  const compressed = underWay.get(encoding) ?? compress(body, encoding)
  underWay.set(encoding, compressed)
  return (encoded[encoding] = await compressed)
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body)
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}

/**
 * The date in the whole seconds of HTTP. Another change may follow within the same second: until that second has passed
 * the date is one second earlier, so that a caller who asks by date alone does not miss it.
 */
export function lastModified(answer: ReadyAnswer, now: number): string {
  if (answer.modified !== undefined) return answer.modified
  const second = wholeSecond(answer.modifiedAt)
  if (now < second + SECOND_MS) return new Date(second - SECOND_MS).toUTCString()
  return (answer.modified = new Date(second).toUTCString())
}

const wholeSecond = (date: Date) => Math.floor(date.getTime() / SECOND_MS) * SECOND_MS

/** Whether the caller has this answer already; a tag says so better than a date. */
export function isKnown(answer: ReadyAnswer, headers: IncomingHttpHeaders): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return isAmong(tags, answer.etag)
  const since = headers['if-modified-since']
  if (since === undefined) return false
  return Date.parse(since) >= wholeSecond(answer.modifiedAt)
}
