import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { EXPOSED } from '../http/cors.ts'
import { findMisplacement, type KeyGrant } from '../keys/key-grant.ts'
import { tokenIn } from '../callers/given-token.ts'
import { fitsBase } from '../callers/identify.ts'
import type { KnownPrincipal } from '../callers/principal.ts'
import type { Verdict } from '../quotas/quota.ts'
import { SESSION, TEST_KEY, UNCHANGED } from '../rate-limit/policies.ts'
import { rateHeaders, chargeOf, quotaHeaders, saysWhatItHas } from '../rate-limit/rate-limit.ts'
import { chooseEncoding, isKnown, lastModified, type Encoding, type ReadyAnswer } from '../answers/ready-answer.ts'
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
  'link',
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'transfer-encoding',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'vary',
  'date',
])

/**
 * A read that was answered before leaves at the first hook: who calls, whether they may and the answer are all known in
 * memory; only the count of a key's calls is asked for. The headers that other hooks would have set are those they did
 * set on the answer's first way out.
 */
export function registerFastReads(app: FastifyInstance, context: Context): void {
  app.decorate('reads', new Map())
  let common: readonly string[] | null = null

  app.addHook('onResponse', (request, reply, done) => {
    if (!common && request.routeOptions.config.kept && reply.statusCode === 200) common = commonHeaders(reply)
    done()
  })

  app.addHook('onRequest', (request, reply, done) => {
    const found = common && request.routeOptions.config.kept ? find(request) : null
    if (!found) return done()
    const { principal } = found
    if (principal.kind === 'user' || principal.key.mode === 'test') {
      const policy = principal.kind === 'user' ? SESSION : TEST_KEY
      const counted = context.limits.takeNow(policy, principal.kind === 'user' ? principal.user.id : principal.key.id)
      if (!counted || counted.count > policy.quota) return done()
      return send(request, reply, found, rateHeaders(policy, counted))
    }
    if (saysWhatItHas(request.headers) && isKnown(found.ready, request.headers)) {
      const counted = context.limits.takeNow(UNCHANGED, principal.key.id)
      // The long way asks the supervisor for more.
      if (!counted) return done()
      if (counted.count <= UNCHANGED.quota) return send(request, reply, found, rateHeaders(UNCHANGED, counted))
    }
    const decide = (verdict: Verdict) => {
      request.raw.verdict = verdict
      if (verdict.passed) return send(request, reply, found, quotaHeaders(principal.key.limits, verdict))
      // The long way says no, in the words that every call has; it does not count again.
      done()
    }
    context.quotas.count(chargeOf(principal), decide, done)
  })

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    { ready, body, encoding, principal }: Found,
    rate: Rate,
  ) => {
    request.principal = principal
    request.raw.answeredFromMemory = true
    if (principal.kind === 'key') context.keyUse.note(principal.key.id, context.now())
    reply.hijack()
    const headers = [
      ...common!,
      'x-request-id',
      request.id,
      'ratelimit-policy',
      rate.policy,
      'ratelimit',
      rate.state,
      'etag',
      ready.etag,
      'last-modified',
      lastModified(ready, Date.now()),
    ]
    if (ready.link !== null) headers.push('link', ready.link)
    if (principal.kind === 'key' && principal.key.kind === 'browser') {
      const { origin } = request.headers
      headers.push('access-control-allow-origin', origin!, 'access-control-expose-headers', EXPOSED)
      headers.push('vary', 'accept-encoding, Origin')
    } else headers.push('vary', 'accept-encoding')
    if (isKnown(ready, request.headers)) {
      reply.raw.writeHead(304, headers).end()
      return
    }
    if (encoding !== null) headers.push('content-encoding', encoding)
    headers.push('content-type', 'application/json; charset=utf-8', 'content-length', String(body.length))
    reply.raw.writeHead(200, headers).end(body)
  }

  /** Everything that can be known without counting: who, whether they may, and the bytes. */
  const find = (request: FastifyRequest): Found | null => {
    const { base } = request.raw
    // A stream is never answered from kept answers.
    if (request.headers.accept === 'text/event-stream') return null
    const token = base && base.kind !== 'visitor' ? tokenIn(request.headers) : null
    const principal = token === null ? null : context.sessions.find(token, context.now())
    if (!base || !principal || !fitsBase(principal, base)) return null
    if (principal.kind === 'key' && !mayRead(principal.key, request)) return null
    const demonstration = principal.kind === 'key' && principal.key.mode === 'test'
    const ready = context.answers.find(keyOf(context, addressOf(request), demonstration))
    if (!ready) return null
    const encoding = chooseEncoding(ready, request.headers['accept-encoding'])
    const body = encoding === null ? ready.body : ready.encoded[encoding]
    // Compressed for the first time: the long way does that.
    return body ? { principal, ready, encoding, body } : null
  }
}

interface Found {
  readonly principal: KnownPrincipal
  readonly ready: ReadyAnswer
  readonly encoding: Encoding | null
  readonly body: Buffer
}

interface Rate {
  readonly policy: string
  readonly state: string
}

function mayRead(key: KeyGrant, request: FastifyRequest): boolean {
  const { scope } = request.routeOptions.config.endpoint ?? {}
  if (scope === undefined || (scope !== 'any' && !key.scopes.includes(scope))) return false
  return findMisplacement(key, { origin: request.headers.origin, ip: request.ip }) === null
}

function commonHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => !OWN_HEADERS.has(name))
    .flatMap(([name, value]) => [name, String(value)])
}
