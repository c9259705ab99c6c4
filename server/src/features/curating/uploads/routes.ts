import { endpoints, type Picture } from '@meio-campo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { receiveFile } from '../../../platform/http/receive-file.ts'
import { userOf, type Principal } from '../../../platform/callers/principal.ts'
import type { Policy } from '../../../platform/rate-limit/policies.ts'
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
  await refuseMuch(context, owner.id)
  const received = await receivePicture(context, owner.id, call.request)
  const picture = await encodePicture(received, owner.id)
  const id = randomId('up')
  const widths = picture.squares.map(({ width }) => width)
  try {
    // Files are written first, so that a row never names a missing picture.
    await storePicture(context.files, id, picture)
    await context.database
      .insertInto('uploads')
      .values({
        id,
        owner_id: owner.id,
        width: picture.width,
        height: picture.height,
        widths,
        bytes: received.length,
        created_at: context.now(),
      })
      .execute()
  } catch (error) {
    // What cannot be removed now is removed by the hourly round, as no row names it.
    await removePicture(context.files, id).catch(() => undefined)
    throw error
  }
  const sizes = widths.map((width) => ({ width, url: pictureAddress(id, width) }))
  return { id, url: pictureAddress(id), width: picture.width, height: picture.height, sizes }
}

const DAY_MS = 86_400_000
const BYTES_PER_DAY = 256 * 1024 * 1024
/**
 * Counts everything that an account sends: a photo that is replaced, or a file that is not a picture, costs as much.
 */
export const SENT_KILOBYTES: Policy = { name: 'imagens-kb', quota: BYTES_PER_DAY / 1024, windowMs: DAY_MS }

/** Refused before the file is read: the amount per day is limited, however small the files. */
async function refuseMuch({ database, limits, now }: Context, ownerId: string): Promise<void> {
  const { count } = await limits.take(SENT_KILOBYTES, ownerId, 0)
  const { sent } = await database
    .selectFrom('uploads')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('sent'))
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', new Date(now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (Number(sent) >= BYTES_PER_DAY || count >= SENT_KILOBYTES.quota) throw sentEnough()
}

const sentEnough = () =>
  new AppError('too_many', {
    info: 'Você já enviou 256 MB de imagens em um dia. Espere até amanhã para enviar mais.',
    retryAfterSeconds: 3_600,
  })

async function receivePicture({ limits }: Context, ownerId: string, request: FastifyRequest): Promise<Buffer> {
  const bytes = await receiveFile(request, {
    what: 'a imagem',
    take: async (part) => {
      const count = () => limits.take(SENT_KILOBYTES, ownerId, Math.ceil((part.file.bytesRead ?? 0) / 1024))
      const bytes = await part.toBuffer().catch(async (error: unknown) => {
        await count()
        throw error
      })
      // Several that come in at once were all let in before the first was counted.
      if ((await count()).count > SENT_KILOBYTES.quota) throw sentEnough()
      return bytes
    },
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
  const bytes = request.raw.base ? null : await findPictureBytes(context.files, request.params.file)
  if (!bytes) throw new AppError('not_found')
  // A name is used once, and its bytes never change.
  reply.header('Cache-Control', 'public, max-age=31536000, immutable').type('image/webp')
  return bytes
}
