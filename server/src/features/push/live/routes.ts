import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { implement } from '../../../platform/route.ts'
import { lastSeq, readEventsAfter, refuseForgotten } from './event-log.ts'
import { wantedBy } from './filters.ts'
import type { LiveHub } from './live-hub.ts'
import { parsePosition, WHOLE } from './position.ts'
import { createStreams, wantsStream } from './stream.ts'

export function registerLive(app: FastifyInstance, context: Context, live: LiveHub): void {
  const { database } = context
  const streams = createStreams(context, live)
  app.addHook('onClose', async () => streams.stop())

  implement(app, context, endpoints.followLive, async ({ query, request, reply }) => {
    const wanted = wantedBy(query)
    if (wantsStream(request)) {
      await streams.open(request, reply, wanted)
      return streamed()
    }
    const { desde = 'agora' } = query
    if (desde === 'agora') return { data: [], cursor: String(await lastSeq(database)) }
    const after = parsePosition(desde)!
    await refuseForgotten(database, after)
    const { events, upTo } = await readEventsAfter(database, after)
    return { data: events.filter(wanted), cursor: `${upTo}.${WHOLE}` }
  })

  // The live page of a match, asked for as a stream.
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.endpoint?.id !== 'getMatchLive' || !wantsStream(request)) return
    refuseWithoutScope(request)
    const { idjogo } = request.params as { idjogo: string }
    await streams.open(request, reply, wantedBy({ jogo: idjogo }))
    return reply
  })
}

/** The answer has left already, and goes on. */
const streamed = () => undefined as never

function refuseWithoutScope({ principal }: FastifyRequest): void {
  if (principal.kind === 'key' && !principal.key.scopes.includes('live')) throw new AppError('missing_scope')
}
