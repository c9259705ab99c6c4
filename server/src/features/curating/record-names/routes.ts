import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { getRecordNames, updateRecordNames } from './service.ts'

export function registerRecordNames(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.getRecordNames, async ({ params }) => ({
    data: await getRecordNames(context.database, params),
  }))
  implement(app, context, endpoints.updateRecordNames, async (call) => ({
    data: await updateRecordNames(context, call, call.params, call.body),
  }))
}
