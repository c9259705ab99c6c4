import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { userOf } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { getCalendar, listCalendars, revokeCalendar, subscribeCalendar } from './service.ts'
import { sendCalendar } from './calendar-feed.ts'

export function registerCalendars(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listCalendars, ({ principal, query, request }) =>
    listCalendars(context, userOf(principal).id, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.subscribeCalendar, async (call) => ({
    data: await subscribeCalendar(context, call, call.body),
  }))
  implement(app, context, endpoints.getCalendar, async ({ principal, params }) => ({
    data: await getCalendar(context, userOf(principal).id, params.id),
  }))
  implement(app, context, endpoints.revokeCalendar, (call) => revokeCalendar(context, call, call.params.id))

  // Outside the table of endpoints: a calendar sends no token, its address is one.
  app.get<{ Params: { token: string } }>('/calendario/:token.ics', { schema: { hide: true } }, (request, reply) =>
    sendCalendar(context, request, reply),
  )
}
