import { endpoints } from '@meio-campo/contract'
import { includes } from '@meio-campo/contract/rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { listHeldDuties } from '../../../platform/duties/held-duties.ts'
import { implement } from '../../../platform/http/route.ts'
import { listSuggestions } from './queries.ts'
import { acceptSuggestion, createSuggestion, refuseSuggestion, withdrawSuggestion } from './service.ts'

export function registerSuggestions(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listSuggestions, async ({ query, request, principal }) => {
    const { id, admin } = userOf(principal)
    const own = query.minhas === true || !(admin || (await isReviewer(context, id)))
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

/** Has the duty to decide suggestions, and so sees those of everybody. */
async function isReviewer({ database, now }: Context, userId: string): Promise<boolean> {
  const duties = await listHeldDuties(database, userId, now(), 'reviewer')
  return duties.some((duty) => includes(duty, { role: 'reviewer', queue: 'suggestions' }))
}
