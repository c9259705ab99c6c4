import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../../platform/errors/app-error.ts'
import { countScans } from './jpeg-scans.ts'

const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 1024
/** More than programs write. Each is decoded over the whole picture, and a small file may have a thousand. */
const MOST_SCANS = 64
const LONGEST_DECODING_SECONDS = 30
/** The squares made of every picture, for lists and profiles. */
export const SQUARES = [96, 384] as const

// Only these three formats can be decoded, independent of the file's name and type.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.concurrency(1)
sharp.cache(false)

export interface EncodedPicture {
  readonly width: number
  readonly height: number
  readonly full: Buffer
  readonly squares: readonly { readonly width: number; readonly bytes: Buffer }[]
}

let queue: Promise<unknown> = Promise.resolve()
const lastOf = new Map<string, Promise<unknown>>()

/**
 * Encodes a picture as WebP files: upright and without metadata. One at a time per process, because a decoded picture
 * uses up to 160 MB, and of an account the next one only when its last is done: others wait for one of its pictures, not for all.
 */
export async function encodePicture(bytes: Buffer, owner: string): Promise<EncodedPicture> {
  const encoded = after(lastOf.get(owner), () => {
    queue = after(queue, () => encode(bytes))
    return queue as Promise<EncodedPicture>
  })
  lastOf.set(owner, encoded)
  try {
    return await encoded
  } finally {
    if (lastOf.get(owner) === encoded) lastOf.delete(owner)
  }
}

async function after<Result>(before: Promise<unknown> | undefined, work: () => Promise<Result>): Promise<Result> {
  await before?.catch(() => undefined)
  return work()
}

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  // Only the header is read here, so no pixel limit applies; it has the size before a pixel is decoded.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuse('O arquivo não é uma imagem JPEG, PNG ou WebP.'))
  if (header.width * header.height > MOST_PIXELS)
    throw new AppError('invalid_picture', { info: 'A imagem passa de 40 megapixels. Diminua as medidas dela.' })
  if (countScans(bytes) > MOST_SCANS)
    throw new AppError('invalid_picture', {
      info: 'A imagem foi gravada de um jeito que leva tempo demais para abrir. Salve-a de novo e envie.',
    })
  try {
    const pixels = await decodeOnce(bytes)
    const full = await pixels()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    const squares: { width: number; bytes: Buffer }[] = []
    for (const side of SQUARES) {
      const square = pixels().resize({ width: side, height: side, fit: 'cover' })
      squares.push({ width: side, bytes: await square.webp({ quality: 80 }).toBuffer() })
    }
    return { width: full.info.width, height: full.info.height, full: full.data, squares }
  } catch (error) {
    return refuse('A imagem está incompleta ou danificada.')(error)
  }
}

/** The picture, upright and as small as its largest copy allows: to decode it again for every copy costs as much each time. */
async function decodeOnce(bytes: Buffer): Promise<() => Sharp> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'outside', withoutEnlargement: true })
    .timeout({ seconds: LONGEST_DECODING_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return () => sharp(data, { raw: { width, height, channels } })
}

function refuse(info: string) {
  return (cause: unknown): never => {
    throw new AppError('invalid_picture', { info, cause })
  }
}
