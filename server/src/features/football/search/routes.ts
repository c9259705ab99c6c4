import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { planOnce } from '../../../database/planned-once.ts'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { searchEverything } from './queries.ts'

export function registerSearch(app: FastifyInstance, context: Context): void {
  implement(
    app,
    context,
    endpoints.search,
    async ({ query }) => ({ data: await planOnce(() => searchEverything(context.database, query.q, query)) }),
    { shared: true },
  )
}
