import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { getSimulation, listSimulations, startSimulation, stopSimulation } from './service.ts'

export function registerSimulations(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listSimulations, ({ query, request, principal }) =>
    listSimulations(context.database, userOf(principal).id, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.startSimulation, async (call) => ({
    data: await startSimulation(context, call, call.body),
  }))
  implement(app, context, endpoints.getSimulation, async ({ params, principal }) => ({
    data: await getSimulation(context.database, userOf(principal).id, params.id),
  }))
  implement(app, context, endpoints.stopSimulation, async (call) => ({
    data: await stopSimulation(context, call, call.params.id),
  }))
}
