import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { readPage } from '../../../platform/paging.ts'
import type { ReadSite } from '../access/sessions.ts'
import { listInvites } from './queries.ts'
import { acceptInvite, createInvite, readInvite, revokeInvite } from './service.ts'

export function registerInvites(app: FastifyInstance, context: Context, readSite: ReadSite): void {
  implement(app, context, endpoints.listInvites, ({ query, request }) =>
    listInvites(context.database, context.now(), readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.createInvite, async (call) => ({
    data: await createInvite(context, call, call.body),
  }))
  implement(app, context, endpoints.revokeInvite, (call) => revokeInvite(context, call, call.params.id))
  implement(app, context, endpoints.readInvite, ({ body }) => readInvite(context, body.token))
  implement(app, context, endpoints.acceptInvite, (call) => acceptInvite(context, readSite, call, call.body))
}
