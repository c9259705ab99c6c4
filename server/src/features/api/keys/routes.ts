import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { getOwnKey, listKeys } from './key-rows.ts'
import { createKey, revokeKey, rotateKey, updateKey } from './service.ts'
import { getStatus } from './status.ts'

export function registerKeys(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listKeys, ({ principal, query, request }) =>
    listKeys(context.database, userOf(principal).id, readPage(query), request.originalUrl, context.now()),
  )
  implement(app, context, endpoints.createKey, async (call) => ({ data: await createKey(context, call, call.body) }))
  implement(app, context, endpoints.getKey, async ({ principal, params }) => ({
    data: await getOwnKey(context.database, userOf(principal).id, params.id, context.now()),
  }))
  implement(app, context, endpoints.updateKey, async (call) => ({
    data: await updateKey(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.rotateKey, async (call) => ({
    data: await rotateKey(context, call, call.params.id, call.body.overlapHours),
  }))
  implement(app, context, endpoints.revokeKey, (call) => revokeKey(context, call, call.params.id))
  implement(app, context, endpoints.getStatus, async ({ principal }) => ({
    data: await getStatus(context, principal),
  }))
}
