import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { fitsBase, tokenIn } from '../principal.ts'
import { SESSION } from '../rate-limit/policies.ts'
import { rateHeaders } from '../rate-limit/rate-limit.ts'
import { chooseEncoding, isKnown, lastModified, type ReadyAnswer } from './ready-answer.ts'
import { addressOf, keyOf } from './read.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers are kept as ready bytes, the same for everybody who is signed in. */
    kept?: true
  }
}

/** What differs from one answer or caller to the next; every other header is the same on all reads. */
const OWN_HEADERS = new Set([
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'etag',
  'last-modified',
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'transfer-encoding',
  'vary',
  'date',
])

/**
 * A read that was answered before leaves at the first hook: the session, the ceiling and the answer are all known in
 * memory. The headers that other hooks would have set are those they did set on the answer's first way out.
 */
export function registerFastReads(app: FastifyInstance, context: Context): void {
  app.decorate('reads', new Map())
  let common: readonly string[] | null = null

  app.addHook('onResponse', async (request, reply) => {
    if (!common && request.routeOptions.config.kept && reply.statusCode === 200) common = commonHeaders(reply)
  })

  app.addHook('onRequest', (request, reply, done) => {
    const answer = common && request.routeOptions.config.kept ? find(request) : null
    if (!answer || !common) return done()
    const encoding = chooseEncoding(answer.ready, request.headers['accept-encoding'])
    const body = encoding === null ? answer.ready.body : answer.ready.encoded[encoding]
    // Compressed for the first time: the long way does that.
    if (!body) return done()
    reply.hijack()
    const known = isKnown(answer.ready, request.headers)
    const rate = rateHeaders(SESSION, answer.counted)
    const headers = [
      ...common,
      'x-request-id',
      request.id,
      'ratelimit-policy',
      rate.policy,
      'ratelimit',
      rate.state,
      'etag',
      answer.ready.etag,
      'last-modified',
      lastModified(answer.ready, Date.now()),
      'vary',
      'accept-encoding',
    ]
    if (known) {
      reply.raw.writeHead(304, headers).end()
      return
    }
    if (encoding !== null) headers.push('content-encoding', encoding)
    headers.push('content-type', 'application/json; charset=utf-8', 'content-length', String(body.length))
    reply.raw.writeHead(200, headers).end(body)
  })

  const find = (request: FastifyRequest) => {
    const { base } = request.raw
    const token = base && base.kind !== 'visitor' ? tokenIn(request.headers.authorization) : null
    const principal = token === null ? null : context.sessions.find(token, context.now())
    if (!base || !principal || !fitsBase(principal, base)) return null
    const ready = context.answers.find(keyOf(context, addressOf(request)))
    if (!ready) return null
    const counted = context.limits.takeNow(SESSION, principal.user.id)
    return counted && counted.count <= SESSION.quota ? ({ ready, counted } satisfies Found) : null
  }
}

interface Found {
  readonly ready: ReadyAnswer
  readonly counted: { readonly count: number; readonly resetsInMs: number }
}

function commonHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => !OWN_HEADERS.has(name))
    .flatMap(([name, value]) => [name, String(value)])
}
