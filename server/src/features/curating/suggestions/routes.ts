import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { listSuggestions } from './queries.ts'
import { acceptSuggestion, createSuggestion, refuseSuggestion, withdrawSuggestion } from './service.ts'

export function registerSuggestions(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listSuggestions, ({ query, request, principal }) => {
    const { id, admin } = userOf(principal)
    const own = !admin || query.minhas === true
    const filters = { ...(query.situacao && { situacao: query.situacao }), ...(own && { author: id }) }
    return listSuggestions(context.database, filters, readPage(query), request.originalUrl)
  })
  implement(app, context, endpoints.createSuggestion, async (call) => ({
    data: await createSuggestion(context, call, call.body),
  }))
  implement(app, context, endpoints.acceptSuggestion, async (call) => ({
    data: await acceptSuggestion(context, call, call.params.id, call.body.values),
  }))
  implement(app, context, endpoints.refuseSuggestion, async (call) => ({
    data: await refuseSuggestion(context, call, call.params.id, call.body.reason),
  }))
  implement(app, context, endpoints.withdrawSuggestion, (call) => withdrawSuggestion(context, call, call.params.id))
}
