import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { refuseScope } from '../../../platform/callers/principal.ts'
import { implement } from '../../../platform/http/route.ts'
import { getLastSeq, listEventsAfter, refuseLostPosition } from './event-log.ts'
import { eventFilterOf } from './event-filter.ts'
import type { LiveHub } from './live-hub.ts'
import { END_OF_CHANGE, parseCursor } from './cursor.ts'
import { createStreams, wantsStream } from './stream.ts'

export function registerLive(app: FastifyInstance, context: Context, live: LiveHub): void {
  const { database } = context
  const streams = createStreams(context, live)
  app.addHook('onClose', async () => streams.stop())

  implement(app, context, endpoints.followLive, async ({ query, request, reply }) => {
    const filter = eventFilterOf(query)
    if (wantsStream(request)) {
      await streams.open(request, reply, filter)
      return streamed()
    }
    const { desde = 'agora' } = query
    if (desde === 'agora') return { data: [], cursor: String(await getLastSeq(database)) }
    const after = parseCursor(desde)!
    await refuseLostPosition(database, after.seq)
    const { events, upTo } = await listEventsAfter(database, after)
    return { data: events.filter(filter), cursor: `${upTo}.${END_OF_CHANGE}` }
  })

  // The address of a match's live page serves a stream to clients that accept one.
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.endpoint?.id !== 'getMatchLive' || !wantsStream(request)) return
    refuseWithoutScope(request)
    const { idjogo } = request.params as { idjogo: string }
    await streams.open(request, reply, eventFilterOf({ jogo: idjogo }))
    return reply
  })
}

/** The response is already being streamed. */
const streamed = () => undefined as never

function refuseWithoutScope({ principal }: FastifyRequest): void {
  if (principal.kind === 'key' && !principal.key.allowed.has('live')) throw refuseScope('live')
}
