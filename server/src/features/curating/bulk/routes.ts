import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { editInBulk } from './bulk-edit.ts'

export function registerBulk(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.editInBulk, async (call) => ({
    data: await editInBulk(context, call, call.body),
  }))
}
