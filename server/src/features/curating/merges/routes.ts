import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { mergeRecords } from './service.ts'

export function registerMerges(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.mergeRecords, async (call) => ({
    data: await mergeRecords(context, call, call.body),
  }))
}
