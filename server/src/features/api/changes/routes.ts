import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { listChanges } from './queries.ts'

export function registerChanges(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listChanges, ({ query }) => listChanges(context.database, query))
}
