import { Coverage, endpoints, IncompleteMatch } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { sendFile } from '../../../platform/reading/export.ts'
import { readListPage } from '../../../platform/reading/list.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { coverageSource, incompleteSource } from './coverage.ts'
import { listWorkQueues } from './work-queues.ts'

export function registerQuality(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.listCoverage, async ({ query, request, reply }) => {
    const source = coverageSource(query.campeonato, dayAt(context.now()))
    if (query.format) return sendFile(context, reply, query.format, 'qualidade', Coverage.properties, source)
    return readListPage<Coverage>(database, source, query, request.originalUrl) as never
  })
  implement(app, context, endpoints.listIncompleteMatches, async ({ query, request, reply }) => {
    const source = await incompleteSource(database, query.edicao, query.falta, dayAt(context.now()))
    if (query.format) return sendFile(context, reply, query.format, 'jogos', IncompleteMatch.properties, source)
    return readListPage<IncompleteMatch>(database, source, query, request.originalUrl) as never
  })
  implement(app, context, endpoints.listWorkQueues, async () => ({ data: await listWorkQueues(database) }))
}
