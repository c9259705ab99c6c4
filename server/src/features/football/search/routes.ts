import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { searchEverything } from './queries.ts'

export function registerSearch(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.search, async ({ query }) => ({
    data: await searchEverything(context.database, query.q, query),
  }))
}
