import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { readNumberedPage } from '../../../platform/paging.ts'
import { decideWaitingMatch } from './decide.ts'
import { listWaitingMatches } from './waiting-list.ts'

export function registerWaitingMatches(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.listWaitingMatches, async ({ query, request }) =>
    listWaitingMatches(database, query.situacao ?? 'abertos', readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.decideWaitingMatch, async (call) => ({
    data: await decideWaitingMatch(context, call, call.params.id, call.body.decision),
  }))
}
