import type { Picture } from '@meio-campo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError, fieldError } from '../../platform/errors.ts'
import { userOf, type Principal } from '../../platform/principal.ts'
import { randomId } from '../../platform/secrets.ts'
import { pictureAddress } from './address.ts'
import { encodePicture } from './picture.ts'
import { findPictureBytes, removePicture, storePicture } from './store.ts'

const FIELD = 'file'

export async function uploadPicture(
  context: Context,
  call: { principal: Principal; request: FastifyRequest },
): Promise<Picture> {
  const owner = userOf(call.principal)
  const picture = await encodePicture(await readFile(call.request))
  const id = randomId('up')
  const widths = picture.squares.map(({ width }) => width)
  try {
    // Files first: a row never names a picture that is not there.
    await storePicture(context.config.dataDir, id, picture)
    await context.database
      .insertInto('uploads')
      .values({
        id,
        owner_id: owner.id,
        width: picture.width,
        height: picture.height,
        widths,
        created_at: context.now(),
      })
      .execute()
  } catch (error) {
    await removePicture(context.config.dataDir, id)
    throw error
  }
  const sizes = widths.map((width) => ({ width, url: pictureAddress(id, width) }))
  return { id, url: pictureAddress(id), width: picture.width, height: picture.height, sizes }
}

/** The bytes of the one file of a multipart body. Read to its end, so that anything beside the file is noticed. */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  let bytes: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== FIELD)
        throw fieldError(FIELD, 'Envie só a imagem, no campo `file`.')
      bytes = await part.toBuffer()
    }
  } catch (error) {
    // The parser's own refusals have codes; a body that ends early or has no boundary is a bare error.
    if (error instanceof Error && 'code' in error) throw error
    throw new AppError('invalid_picture', { info: 'O envio chegou incompleto. Tente de novo.', cause: error })
  }
  if (bytes === undefined) throw fieldError(FIELD, 'Envie a imagem no campo `file`.')
  if (bytes.length === 0) throw new AppError('invalid_picture', { info: 'O arquivo está vazio.' })
  return bytes
}

export async function sendPicture(
  context: Context,
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
): Promise<Buffer> {
  const bytes = request.raw.base ? null : await findPictureBytes(context.config.dataDir, request.params.file)
  if (!bytes) throw new AppError('not_found')
  // A name is given once and its bytes never change.
  reply.header('Cache-Control', 'public, max-age=31536000, immutable').type('image/webp')
  return bytes
}
