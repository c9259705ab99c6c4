import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../errors/app-error.ts'
import { networkOf } from '../callers/network.ts'
import { VISITOR } from '../rate-limit/policies.ts'
import { EXPOSED } from './data-headers.ts'

const PREFLIGHT_SECONDS = '600'

/**
 * Pages of other origins may call with a browser key, from the origins it lists. A preflight carries no key: it is
 * answered for every origin, and opens nothing by that. The call itself is then judged by its own key: only a page that
 * the key lists may read the answer; any other page may read why it was refused.
 */
export function registerCors(app: FastifyInstance, context: Context): void {
  app.route({
    method: 'OPTIONS',
    url: '/api/v1/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { origin } = request.headers
      reply.header('Vary', 'Origin').status(204)
      if (origin === undefined || request.raw.base?.kind !== 'program') return null
      const { count } = await context.limits.take(VISITOR, networkOf(request.ip))
      if (count > VISITOR.quota) throw new AppError('too_many', { retryAfterSeconds: 60 })
      reply
        .header('Access-Control-Allow-Origin', origin)
        .header('Access-Control-Allow-Methods', 'GET, HEAD')
        .header('Access-Control-Allow-Headers', 'Authorization, X-API-Key, If-None-Match, If-Modified-Since')
        .header('Access-Control-Max-Age', PREFLIGHT_SECONDS)
      return null
    },
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    // Whatever else set it on the way: these answers differ by origin.
    if (!reply.hasHeader('access-control-allow-origin')) return payload
    const vary = String(reply.getHeader('vary') ?? '')
    if (!/\borigin\b/i.test(vary)) reply.header('Vary', vary ? `${vary}, Origin` : 'Origin')
    return payload
  })
}

/** Lets the page that called read what is answered: the record to a page that the key lists, a refusal to any. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Expose-Headers', EXPOSED)
}
