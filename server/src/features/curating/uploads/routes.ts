import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { sendPicture, uploadPicture } from './service.ts'

export function registerUploads(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.uploadPicture, async (call) => ({ data: await uploadPicture(context, call) }))

  // Outside the table of endpoints: pictures are public files, read by `<img>`, which sends no token.
  app.get<{ Params: { file: string } }>('/imagens/:file', { schema: { hide: true } }, (request, reply) =>
    sendPicture(context, request, reply),
  )
}
