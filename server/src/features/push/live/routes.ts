import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { seeEverything } from '../../../database/sight.ts'
import type { Context } from '../../../platform/context.ts'
import { refuseScope } from '../../../platform/callers/principal.ts'
import { allowOrigin } from '../../../platform/http/cors.ts'
import { implement } from '../../../platform/http/route.ts'
import { refuseUnknownFilters } from '../../../platform/reading/missing-records.ts'
import { getLastSeq, listEventsAfter, refuseLostPosition } from './event-log.ts'
import { eventFilterOf, type EventFilter } from './event-filter.ts'
import type { LiveHub } from './live-hub.ts'
import { END_OF_CHANGE, parseCursor } from './cursor.ts'
import { createStreams, wantsStream } from './stream.ts'
import { makeStreamTicket, readStreamTicket } from './stream-ticket.ts'

export function registerLive(app: FastifyInstance, context: Context, live: LiveHub): void {
  const { database } = context
  const streams = createStreams(context, live)
  app.addHook('onClose', async () => streams.stop())

  implement(app, context, endpoints.followLive, async ({ query, request, reply }) => {
    const filter = eventFilterOf(query)
    await refuseUnknownFilters(database, endpoints.followLive, query)
    if (wantsStream(request)) {
      await streams.open(request, reply, filter)
      return streamed()
    }
    return listSince(database, query.desde, filter)
  })

  implement(app, context, endpoints.getStreamTicket, async ({ query, request }) => {
    await refuseUnknownFilters(database, endpoints.getStreamTicket, query)
    return { data: makeStreamTicket(context, request, query.jogo) }
  })
  implement(app, context, endpoints.openTicketStream, async ({ query, request, reply }) => {
    const { filter, authority } = await readStreamTicket(context, request, query.bilhete)
    if (request.headers.origin !== undefined) allowOrigin(reply, request.headers.origin)
    reply.header('Vary', 'Origin')
    const list = () => listSince(database, query.desde, filter)
    // The call itself is a visitor's.
    if (!wantsStream(request)) return authority.inPublic ? list() : seeEverything(list)
    await streams.open(request, reply, filter, authority)
    return streamed()
  })

  // The address of a match's live page serves a stream to clients that accept one.
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.endpoint?.id !== 'getMatchLive' || !wantsStream(request)) return
    refuseWithoutScope(request)
    const { id, idjogo } = request.params as { id: string; idjogo: string }
    // The read itself answers with 404 or a redirect.
    if (!(await isMatchOf(database, id, idjogo))) return
    await streams.open(request, reply, eventFilterOf({ jogo: idjogo }))
    return reply
  })
}

async function isMatchOf(database: Database, competitionId: string, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('matches')
    .innerJoin('editions', 'editions.id', 'matches.edition_id')
    .select('matches.id')
    .where('matches.id', '=', id)
    .where('editions.competition_id', '=', competitionId)
    .executeTakeFirst()
  return row !== undefined
}

async function listSince(database: Database, desde = 'agora', filter: EventFilter) {
  if (desde === 'agora') return { data: [], cursor: String(await getLastSeq(database)) }
  const after = parseCursor(desde)!
  await refuseLostPosition(database, after.seq)
  const { events, upTo } = await listEventsAfter(database, after)
  return { data: events.filter(filter), cursor: `${upTo}.${END_OF_CHANGE}` }
}

/** The response is already being streamed. */
const streamed = () => undefined as never

function refuseWithoutScope({ principal }: FastifyRequest): void {
  if (principal.kind === 'key' && !principal.key.allowed.has('live')) throw refuseScope('live')
}
