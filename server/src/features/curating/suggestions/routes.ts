import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { writeNote } from './notes.ts'
import { listSuggestions } from './queries.ts'
import { isReviewer } from './reviewers.ts'
import { acceptSuggestion, createSuggestion, refuseSuggestion, withdrawSuggestion } from './service.ts'

export function registerSuggestions(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listSuggestions, async ({ query, request, principal }) => {
    const user = userOf(principal)
    const own = query.minhas === true || !(await isReviewer(context, user))
    const filters = {
      ...(query.situacao && { situacao: query.situacao }),
      ...(query.sugestao && { id: query.sugestao }),
      ...(own && { author: user.id }),
    }
    return listSuggestions(context.database, filters, readPage(query), request.originalUrl)
  })
  implement(app, context, endpoints.createSuggestion, async (call) => ({
    data: await createSuggestion(context, call, call.body),
  }))
  implement(app, context, endpoints.acceptSuggestion, async (call) => ({
    data: await acceptSuggestion(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.refuseSuggestion, async (call) => ({
    data: await refuseSuggestion(context, call, call.params.id, call.body.reason),
  }))
  implement(app, context, endpoints.writeSuggestionNote, async (call) => ({
    data: await writeNote(context, call, call.params.id, call.body.text),
  }))
  implement(app, context, endpoints.withdrawSuggestion, (call) => withdrawSuggestion(context, call, call.params.id))
}
