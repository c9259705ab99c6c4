import sharp from 'sharp'
import { AppError } from '../../../platform/errors/app-error.ts'

const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 1024
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

/**
 * Encodes a picture as WebP files: upright and without metadata. One at a time per process, because a decoded picture
 * uses up to 160 MB.
 */
export function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const encoded = queue.then(() => encode(bytes))
  queue = encoded.catch(() => undefined)
  return encoded
}

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  const decode = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  // Only the header is read here, so no pixel limit applies; it has the size before a pixel is decoded.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuse('O arquivo não é uma imagem JPEG, PNG ou WebP.'))
  if (header.width * header.height > MOST_PIXELS)
    throw new AppError('invalid_picture', { info: 'A imagem passa de 40 megapixels. Diminua as medidas dela.' })
  try {
    const full = await decode()
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    const squares: { width: number; bytes: Buffer }[] = []
    for (const side of SQUARES) {
      const square = decode().autoOrient().resize({ width: side, height: side, fit: 'cover' })
      squares.push({ width: side, bytes: await square.webp({ quality: 80 }).toBuffer() })
    }
    return { width: full.info.width, height: full.info.height, full: full.data, squares }
  } catch (error) {
    return refuse('A imagem está incompleta ou danificada.')(error)
  }
}

function refuse(info: string) {
  return (cause: unknown): never => {
    throw new AppError('invalid_picture', { info, cause })
  }
}
