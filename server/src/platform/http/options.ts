import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../errors/app-error.ts'
import { networkOf } from '../callers/network.ts'
import { VISITOR } from '../rate-limit/policies.ts'
import { pathOf, type Addresses, type Refusal } from './unknown-address.ts'

const PREFLIGHT_SECONDS = '600'

/**
 * `OPTIONS` says what an address takes. Pages of other origins ask that before they call with a browser key, from the
 * origins it lists. Such a preflight carries no key: it is answered for every origin and address, and opens nothing by
 * that. The call itself is then judged by its own key: only a page that the key lists may read the answer; any other page
 * may read why it was refused.
 */
export function registerOptions(app: FastifyInstance, context: Context, addresses: Addresses, refuse: Refusal): void {
  app.route({
    method: 'OPTIONS',
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { origin } = request.headers
      const isPreflight = origin !== undefined && request.raw.base?.kind === 'program'
      const methods = addresses.methodsAt(pathOf(request.url))
      if (methods.length === 0 && !isPreflight) throw await refuse(request, reply)
      if (methods.length > 0) reply.header('Allow', methods.join(', '))
      reply.header('Vary', 'Origin').status(204)
      if (!isPreflight) return null
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
}
