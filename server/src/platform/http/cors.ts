import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { AppError } from '../errors/app-error.ts'
import { networkOf } from '../callers/network.ts'
import { VISITOR } from '../rate-limit/policies.ts'

/** What a page may read besides the body. */
export const EXPOSED = 'ETag, Last-Modified, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'
const PREFLIGHT_SECONDS = '600'

/**
 * Pages of other origins may call with a browser key, from the origins it lists. A preflight carries no key: it is
 * answered for an origin that some valid key lists, and the call itself is then judged by its own key.
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
      if (!(await isListed(context, origin))) return null
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

/** Lets the page that called read the answer, also one that refuses it. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Expose-Headers', EXPOSED)
}

/** For a call whose key is not valid (any more): a page that is known may still read why. */
export async function allowKnownOrigin(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers
  if (origin !== undefined && (await isListed(context, origin))) allowOrigin(reply, origin)
}

async function isListed({ database, now }: Context, origin: string): Promise<boolean> {
  const row = await database
    .selectFrom('api_keys')
    .select('id')
    .where(sql<boolean>`origins @> array[${origin}]::text[]`)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now())]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
