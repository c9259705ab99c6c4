import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { getOpenData } from './queries.ts'

export function registerOpenData(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.getOpenData, async () => ({ data: await getOpenData(context) }), { shared: true })
}
