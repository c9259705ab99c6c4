import { endpoints, type Endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement, type Call } from '../../../platform/http/route.ts'
import { listChanges } from './queries.ts'

export function registerChanges(app: FastifyInstance, context: Context): void {
  const list = async ({ query }: Call<Endpoints['listChanges']>) => {
    const changes = await listChanges(context.database, query)
    // The caller will read the changed records next: every worker drops its old answers first.
    if (changes.data.length > 0) await context.supervisor.settle()
    return changes
  }
  implement(app, context, endpoints.listChanges, list, { shared: true })
}
