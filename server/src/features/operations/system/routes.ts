import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { getSystem } from './queries.ts'

export function registerSystem(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.getSystem, async () => ({ data: await getSystem(context) }))
}
