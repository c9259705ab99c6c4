import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Endpoint } from '@meio-campo/contract'
import type { ResourceScope } from '@meio-campo/contract/rules'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  chooseEncoding,
  encode,
  isKnown,
  lastModified,
  type Encoding,
  type ReadyAnswer,
} from '../answers/ready-answer.ts'
import type { Base } from '../callers/base-address.ts'
import { tokenIn } from '../callers/given-token.ts'
import { fitsBase } from '../callers/identify.ts'
import type { KnownPrincipal } from '../callers/principal.ts'
import type { readTrust } from '../../config/proxy-trust.ts'
import type { Context } from '../context.ts'
import type { AnsweredCall } from '../http/answered-calls.ts'
import { DATA_HEADERS, EXPOSED, READ_CACHE_CONTROL, STRICT_TRANSPORT } from '../http/data-headers.ts'
import { countHosts } from '../http/host-header.ts'
import { isInTurn } from '../http/unread-answers.ts'
import { findMisplacement } from '../keys/key-grant.ts'
import type { Verdict } from '../quotas/quota.ts'
import { operationPolicies, SESSION, TEST_KEY, UNCHANGED } from '../rate-limit/policies.ts'
import { chargeOf, quotaHeaders, rateHeaders, saysWhatItHas } from '../rate-limit/rate-limit.ts'
import { makeRequestId } from '../secrets/random.ts'
import { createDayClock } from '../time/today.ts'
import { isKnownToWithholdNothing, readsInPublic } from '../callers/passable-reads.ts'
import { addressOf, keyOf } from './read.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers are kept as ready bytes, the same for every signed-in caller. */
    kept?: true
  }
}

declare module 'http' {
  interface IncomingMessage {
    /** Its answer was being computed when it arrived. */
    hasWaited?: true
  }
}

/** The route of an address, as the framework resolved it on the first call. */
interface Way {
  readonly base: Base
  readonly endpoint: Endpoint
  readonly route: string | undefined
  readonly params: unknown
  /** The address without the base, which is the key of its answer. */
  readonly address: string
  /** The kept answer's keys, which change with the day. */
  key: string
  demonstrationKey: string
}

const MOST_WAYS = 20_000
/** A call may wait for the computation of an answer and for its compression. */
const MOST_WAITS = 2

type Trust = ReturnType<typeof readTrust>
type Next = () => void

/**
 * Answers a read from memory, before the framework sees it, if it was answered before: the route, the caller, the
 * caller's rights and the answer are all known; only the count of a key's calls may need the supervisor. Every other
 * call, and every refusal, goes through the framework.
 */
export function createFastReads(context: Context, trust: Trust) {
  const ways = new LRUCache<string, Way>({ max: MOST_WAYS })
  const secure = context.publicUrl.startsWith('https:')
  const common = Object.entries({
    ...DATA_HEADERS,
    'cache-control': READ_CACHE_CONTROL,
    ...(secure && { 'strict-transport-security': STRICT_TRANSPORT }),
  }).flat()
  const ipOf = createIpReader(trust)
  let observers: readonly ((call: AnsweredCall) => void)[] = []

  /** The caller and the key of the answer, if the caller has access: everything that can be known without counting. */
  const readCall = (raw: IncomingMessage): KnownCall | null => {
    const way = raw.method === 'GET' ? ways.get(raw.url!) : undefined
    if (!way || !isPlain(raw, secure)) return null
    const { headers } = raw
    const token = tokenIn(headers)
    const now = context.now()
    const principal = token === null ? null : context.sessions.find(token, now)
    if (!principal || !fitsBase(principal, way.base)) return null
    const ip = ipOf(raw)
    const isKey = principal.kind === 'key'
    if (isKey && findMisplacement(principal.key, { origin: headers.origin, ip }) !== null) return null
    if (isKey && !mayRead(principal.key.allowed, way.endpoint)) return null
    if (readsInPublic(principal) && !isKnownToWithholdNothing(context.primary)) return null
    return { way, principal, ip, now, key: keyIn(way, now, isKey && principal.key.mode === 'test') }
  }

  /** The bytes, or a promise to wait for: the computation of the answer, or its compression. */
  const find = (call: KnownCall, accepted: string | undefined): Found | Promise<unknown> | null => {
    const ready = context.answers.find(call.key)
    if (!ready) return context.answers.findShared(call.key)
    const encoding = chooseEncoding(ready, accepted)
    const body = encoding === null ? ready.body : ready.encoded[encoding]
    return body ? { ...call, ready, encoding, body } : encode(ready, encoding!)
  }

  const send = (raw: IncomingMessage, response: ServerResponse, begun: number, found: Found, rate: Rate): void => {
    const { way, principal, ready, body, encoding, ip, now } = found
    const id = makeRequestId()
    const { policy, state } = rate
    const headers = [...common, 'x-request-id', id, 'ratelimit-policy', policy, 'ratelimit', state]
    headers.push('etag', ready.etag, 'last-modified', lastModified(ready, now.getTime()))
    if (ready.link !== null) headers.push('link', ready.link)
    if (principal.kind === 'key' && principal.key.kind === 'browser') {
      headers.push('access-control-allow-origin', raw.headers.origin!, 'access-control-expose-headers', EXPOSED)
      headers.push('vary', 'accept-encoding, Origin')
    } else headers.push('vary', 'accept-encoding')
    const status = isKnown(ready, raw.headers) ? 304 : 200
    if (status === 304) response.writeHead(304, headers).end()
    else {
      if (encoding !== null) headers.push('content-encoding', encoding)
      headers.push('content-type', 'application/json; charset=utf-8', 'content-length', String(body.length))
      response.writeHead(200, headers).end(body)
    }
    if (principal.kind === 'key') context.keyUse.note(principal.key.id, now)
    raw.base = way.base
    if (!raw.hasWaited) raw.answeredFromMemory = true
    const { endpoint, route, params } = way
    const ms = performance.now() - begun
    const call: AnsweredCall = {
      id,
      method: 'GET',
      url: raw.url!,
      route,
      endpoint,
      params,
      principal,
      status,
      errorCode: undefined,
      bytes: status === 304 ? 0 : body.length,
      body: undefined,
      ms,
      ip,
      raw,
    }
    for (const observe of observers) observe(call)
  }

  const answer = (raw: IncomingMessage, response: ServerResponse, next: Next): void =>
    take(raw, response, next, performance.now(), MOST_WAITS)

  const take = (raw: IncomingMessage, response: ServerResponse, next: Next, begun: number, waits: number): void => {
    const call = readCall(raw)
    const found = call && find(call, raw.headers['accept-encoding'])
    if (!found) return next()
    if (!(found instanceof Promise)) return count(raw, response, begun, found, next)
    if (waits === 0) return next()
    // After a goal a thousand clients request the same answer: one call computes it, and the others wait for it here.
    // Then everything is checked again, so that a caller who was signed out meanwhile gets nothing, and outdated data
    // is not sent.
    raw.hasWaited = true
    const goOn = () => take(raw, response, next, begun, waits - 1)
    found.then(goOn, goOn)
  }

  const count = (raw: IncomingMessage, response: ServerResponse, begun: number, found: Found, next: Next): void => {
    const { principal, ready } = found
    if (principal.kind === 'user' || principal.key.mode === 'test') {
      const policy = principal.kind === 'user' ? SESSION : TEST_KEY
      const counted = context.limits.takeNow(policy, principal.user.id)
      if (!counted || counted.count > policy.quota) return next()
      return send(raw, response, begun, found, rateHeaders(policy, counted))
    }
    if (saysWhatItHas(raw.headers) && isKnown(ready, raw.headers)) {
      const counted = context.limits.takeNow(UNCHANGED, principal.user.id)
      // The framework's path asks the supervisor for more.
      if (!counted) return next()
      if (counted.count <= UNCHANGED.quota) return send(raw, response, begun, found, rateHeaders(UNCHANGED, counted))
    }
    const decide = (verdict: Verdict) => {
      raw.verdict = verdict
      if (verdict.passed) return send(raw, response, begun, found, quotaHeaders(principal.key.limits, verdict))
      // The framework's path answers the refusal with the usual envelope; it does not count again.
      next()
    }
    context.quotas.count(chargeOf(principal), decide, next)
  }

  return {
    answer,
    /** Learns the routes of an app, and reports to the observers of its answered calls. */
    learnFrom(app: FastifyInstance): void {
      ;({ observers } = app.answeredCalls)
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const { kept, endpoint } = request.routeOptions.config
        const { base } = request.raw
        if (kept && endpoint && isOrdinary(endpoint) && base && base.kind !== 'visitor' && statusCode === 200)
          ways.set(request.originalUrl, {
            base,
            endpoint,
            route: request.routeOptions.url,
            params: request.params,
            address: addressOf(request),
            key: '',
            demonstrationKey: '',
          })
        done()
      })
    },
  }
}

/** A server that answers fast reads itself and passes everything else to the framework. */
export function createFrontServer(fastReads: Pick<ReturnType<typeof createFastReads>, 'answer'> | null) {
  return (handle: RequestListener, options: Record<string, unknown>): Server => {
    const server = createServer(options['http'] as ServerOptions, (request, response) => {
      if (!isInTurn(request, response)) return
      if (fastReads) fastReads.answer(request, response, () => handle(request, response))
      else handle(request, response)
    })
    // The options that the framework sets on a server of its own.
    server.keepAliveTimeout = Number(options['keepAliveTimeout'])
    server.requestTimeout = Number(options['requestTimeout'])
    return server.setTimeout(Number(options['connectionTimeout']))
  }
}

interface KnownCall {
  readonly way: Way
  readonly principal: KnownPrincipal
  readonly ip: string
  readonly now: Date
  /** The key of the kept answer. */
  readonly key: string
}

interface Found extends KnownCall {
  readonly ready: ReadyAnswer
  readonly encoding: Encoding | null
  readonly body: Buffer
}

interface Rate {
  readonly policy: string
  readonly state: string
}

/** Whether the call can be decided by its address and its caller alone. */
function isPlain({ headers, rawHeaders }: IncomingMessage, secure: boolean): boolean {
  return (
    headers.accept !== 'text/event-stream' &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    // Whether it came by HTTPS decides about a header.
    (secure || headers['x-forwarded-proto'] === undefined) &&
    countHosts(rawHeaders) === 1
  )
}

/** Whether every signed-in user may call it, with the common limits and the common headers. */
function isOrdinary({ id, access, deprecated }: Endpoint): boolean {
  return access !== 'admin' && !deprecated && operationPolicies[id] === undefined
}

function mayRead(allowed: ReadonlySet<ResourceScope>, { scope }: Endpoint): boolean {
  return scope !== undefined && (scope === 'any' || allowed.has(scope))
}

/** The caller's address, as the framework computes it (see its `trustProxy`). */
function createIpReader(trust: Trust): (raw: IncomingMessage) => string {
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = typeof trust === 'function' ? trust : proxyAddress.compile(trust.split(',').map((it) => it.trim()))
  return (raw) => proxyAddress.all(raw, isTrusted).at(-1) ?? ''
}

const today = createDayClock()

/** Rebuilt when the day changes: reusing one string keeps its hash computed. */
function keyIn(way: Way, now: Date, demonstration: boolean): string {
  const name = demonstration ? 'demonstrationKey' : 'key'
  if (!way[name].startsWith(today(now.getTime()))) way[name] = keyOf({ now: () => now }, way.address, demonstration)
  return way[name]
}
