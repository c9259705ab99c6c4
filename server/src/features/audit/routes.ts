import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { readNumberedPage } from '../../platform/paging.ts'
import { implement } from '../../platform/route.ts'
import { listAuditEntries } from './queries.ts'

export function registerAudit(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listAuditEntries, ({ query, request }) =>
    listAuditEntries(context.database, query, readNumberedPage(query), request.originalUrl),
  )
}
