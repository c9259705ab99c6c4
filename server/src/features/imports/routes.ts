import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { readNumberedPage } from '../../platform/paging.ts'
import { implement } from '../../platform/route.ts'
import { listConflicts, listDatasets, listImportRuns } from './reading.ts'

export function registerImports(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.listDatasets, async () => ({ data: await listDatasets(database) }))
  implement(app, context, endpoints.listImportRuns, ({ query, request }) =>
    listImportRuns(database, readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.listConflicts, ({ query, request }) =>
    listConflicts(database, query, readNumberedPage(query), request.originalUrl),
  )
}
