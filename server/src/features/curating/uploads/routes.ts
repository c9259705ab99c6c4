import { endpoints, type Picture } from '@meio-campo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { receiveFile } from '../../../platform/http/receive-file.ts'
import { userOf, type Principal } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { pictureAddress } from './address.ts'
import { encodePicture } from './picture.ts'
import { findPictureBytes, removePicture, storePicture } from './store.ts'

export function registerUploads(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.uploadPicture, async (call) => ({ data: await uploadPicture(context, call) }))

  // Outside the table of endpoints: pictures are public files, read by `<img>`, which sends no token.
  app.get<{ Params: { file: string } }>('/imagens/:file', { schema: { hide: true } }, (request, reply) =>
    sendPicture(context, request, reply),
  )
}

async function uploadPicture(
  context: Context,
  call: { principal: Principal; request: FastifyRequest },
): Promise<Picture> {
  const owner = userOf(call.principal)
  const picture = await encodePicture(await receivePicture(call.request))
  const id = randomId('up')
  const widths = picture.squares.map(({ width }) => width)
  try {
    // Files are written first, so that a row never names a missing picture.
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

async function receivePicture(request: FastifyRequest): Promise<Buffer> {
  const bytes = await receiveFile(request, {
    what: 'a imagem',
    take: (file) => file.toBuffer(),
    incomplete: (info, cause) => new AppError('invalid_picture', { info, cause }),
  })
  if (bytes.length === 0) throw new AppError('invalid_picture', { info: 'O arquivo está vazio.' })
  return bytes
}

async function sendPicture(
  context: Context,
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
): Promise<Buffer> {
  const bytes = request.raw.base ? null : await findPictureBytes(context.config.dataDir, request.params.file)
  if (!bytes) throw new AppError('not_found')
  // A name is used once, and its bytes never change.
  reply.header('Cache-Control', 'public, max-age=31536000, immutable').type('image/webp')
  return bytes
}
