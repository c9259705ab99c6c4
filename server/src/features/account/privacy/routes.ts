import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { userOf } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { allowArchiveDownload, deleteArchive, requestArchive, sendArchive } from './archives.ts'
import { keepAccount, keepUser, requestDeletion, requestUserDeletion } from './deletion.ts'
import { getPrivacy } from './queries.ts'

export function registerPrivacy(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.getPrivacy, async ({ principal }) => ({
    data: await getPrivacy(context.database, userOf(principal).id, context.now()),
  }))
  implement(app, context, endpoints.requestArchive, async (call) => ({ data: await requestArchive(context, call) }))
  implement(app, context, endpoints.deleteArchive, (call) => deleteArchive(context, call, call.params.id))
  implement(app, context, endpoints.allowArchiveDownload, async (call) => ({
    data: await allowArchiveDownload(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.downloadArchive, ({ params, query, reply }) =>
    sendArchive(context, params.id, query.bilhete, reply),
  )
  implement(app, context, endpoints.requestDeletion, async (call) => ({
    data: await requestDeletion(context, call, call.body),
  }))
  implement(app, context, endpoints.keepAccount, (call) => keepAccount(context, call))
  implement(app, context, endpoints.requestUserDeletion, async (call) => ({
    data: await requestUserDeletion(context, call, call.params.id),
  }))
  implement(app, context, endpoints.keepUser, async (call) => ({ data: await keepUser(context, call, call.params.id) }))
}
