import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { readNumberedPage } from '../../../platform/paging.ts'
import { waitingMatches } from './admit-match.ts'
import { decideWaiting } from './decide.ts'
import { waitingSquads } from './admit-squad.ts'
import { listWaitingSquads } from './squad-list.ts'
import { listWaitingMatches } from './waiting-list.ts'

/** Matches and squads that an import has kept back. */
export function registerWaiting(app: FastifyInstance, context: Context): void {
  const { database } = context
  implement(app, context, endpoints.listWaitingMatches, async ({ query, request }) =>
    listWaitingMatches(database, query.situacao ?? 'abertos', readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.decideWaitingMatch, async (call) => ({
    data: await decideWaiting(waitingMatches, context, call, call.params.id, call.body.decision),
  }))
  implement(app, context, endpoints.listWaitingSquads, async ({ query, request }) =>
    listWaitingSquads(database, query.situacao ?? 'abertos', readNumberedPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.decideWaitingSquad, async (call) => ({
    data: await decideWaiting(waitingSquads, context, call, call.params.id, call.body.decision),
  }))
}
