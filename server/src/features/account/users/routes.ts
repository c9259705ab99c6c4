import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { implement } from '../../../platform/http/route.ts'
import { listUsers } from './queries.ts'
import { signOutUser, updateUser } from './service.ts'

export function registerUsers(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listUsers, ({ query, request }) =>
    listUsers(context.database, query, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.updateUser, async (call) => ({
    data: await updateUser(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.signOutUser, (call) => signOutUser(context, call, call.params.id))
}
