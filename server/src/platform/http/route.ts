import { AsyncLocalStorage } from 'node:async_hooks'
import {
  endpoints,
  Exactly,
  Problem,
  type Answer,
  type Body,
  type Endpoint,
  type Params,
  type Query,
} from '@meio-campo/contract'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAmong, versionIn } from '../answers/etag.ts'
import { nextLinkOf } from '../answers/ready-answer.ts'
import type { Context } from '../context.ts'
import { admit } from './admission.ts'
import { bodyLimitOf } from './body-limit.ts'
import { addLink, deprecationHeaders } from './deprecation.ts'
import { AppError, RecordMoved, refusalOf } from '../errors/app-error.ts'
import { openCursor } from '../paging.ts'
import { once } from './idempotency.ts'
import { refuseBackwardRanges } from './backward-ranges.ts'
import { refuseUnreadable } from './unencoded-address.ts'
import { refuseBeyondDuty } from '../duties/duty-guard.ts'
import { holdsKey } from '../keys/key-secret.ts'
import { prefixOf } from '../callers/base-address.ts'
import type { Caller, Principal } from '../callers/principal.ts'
import { deferCharge, limitRate } from '../rate-limit/rate-limit.ts'
import { readAs, writeAs } from '../callers/passable-reads.ts'

/** A call, typed by its endpoint and already authorised, counted and checked. */
export interface Call<E extends Endpoint> extends Caller {
  readonly body: Body<E>
  readonly query: Query<E>
  readonly params: Params<E>
  readonly reply: FastifyReply
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/**
 * Registers an endpoint of the contract. What every call has in common (who is calling, may they, how often,
 * is the input right, what does the document say) happens here, from the contract's data.
 */
export function implement<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  handler: Handler<E>,
  config: FastifyContextConfig = {},
): void {
  const status = endpoint.status ?? 200
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { body, params, principal } = request
    const query = queryOf(request)
    await refuseBeyondDuty(context.primary, request, endpoint)
    const work = async () => {
      refuseOtherConditions(request)
      await refuseStale(app, endpoint, request)
      return handler({ body, query, params, principal, request, reply } as Call<E>)
    }
    if (endpoint.method === 'GET') {
      const read = await readAs(context.primary, principal, work)
      request.raw.version = versionIn(read)
      const link = nextLinkOf(read)
      if (link !== null) addLink(reply, link)
      return read
    }
    const done = await once(context, request, reply, principal, endpoint, () => writeAs(principal, work))
    // Every worker has applied the change before the write is answered, so no caller reads their own write stale.
    await context.supervisor.settle()
    reply.status(status)
    describeWritten(endpoint, request, reply, done)
    return done
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { ...config, endpoint },
    schema: schemaOf(endpoint),
    bodyLimit: bodyLimitOf(endpoint),
    // Kept reads send bytes, so compiling a serialiser for each would only slow the start of a worker.
    ...(config.kept && { serializerCompiler: () => (answer: unknown) => JSON.stringify(answer) }),
    // Runs before the body is read, so that callers without access cannot make the server parse.
    onRequest: async (request, reply) => {
      const { base } = request.raw
      // Refused calls get these headers too, because every caller should learn about the deprecation.
      if (endpoint.deprecated) reply.headers(deprecationHeaders(endpoint, request))
      // A bare `/access/login` is a page of the console; without a base address the API only has `/api/v1`.
      if (!base) throw new AppError('not_found')
      if (holdsKey(request.originalUrl)) throw new AppError('key_in_address')
      request.principal = await admit(context, endpoint, request, reply)
      if (comparing.getStore()) {
        request.raw.isComparison = true
        return
      }
      if (!config.kept || !(await deferCharge(context, request, reply)))
        await limitRate(context, endpoint.id, request, reply)
      if (request.principal.kind === 'key') context.keyUse.note(request.principal.key.id, context.now())
    },
    preValidation: async (request) => {
      refuseUnreadable(request.originalUrl)
      if (!endpoint.upload && request.isMultipart()) throw new AppError('unsupported_media')
      if (!endpoint.body && !endpoint.upload && holdsFields(request.body))
        throw new AppError('invalid_input', { info: 'Esta chamada não tem corpo.' })
    },
    handler: (request, reply) =>
      answer(request, reply).catch((error: unknown) =>
        followMove(nameMissing(error, request), endpoint, request, reply),
      ),
  })
}

/** The query as a handler reads it, with the cursor decoded. */
function queryOf({ query, url }: FastifyRequest): unknown {
  refuseBackwardRanges(query as Readonly<Partial<Record<string, string | number>>>)
  const { cursor } = query as { cursor?: unknown }
  return typeof cursor === 'string' ? { ...(query as object), cursor: openCursor(url, cursor) } : query
}

/** Sends the address and the version of the record that was written, which the next write sends in `If-Match`. */
function describeWritten(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, answer: unknown): void {
  const version = versionIn(answer)
  if (version !== null) reply.header('ETag', `"${version}"`)
  const { data } = (answer ?? {}) as { data?: { id?: unknown; key?: { id?: unknown } } | null }
  const { location } = endpoint
  // The answer contains a key beside its secret.
  const made = data?.id ?? data?.key?.id
  if ((!MAKING.has(endpoint.status) && location === undefined) || typeof made !== 'string') return
  const id = encodeURIComponent(made)
  const path = request.url.split('?')[0]!.replace(/\/$/, '')
  const address =
    location?.replace('{id}', id) ?? (readPatterns.has(patternOf(`${endpoint.path}/{id}`)) && `${path}/${id}`)
  if (address === false) return
  const base = prefixOf(request.raw.base!)
  reply.header('Location', `${base}${address}`)
}

const MAKING = new Set<Endpoint['status']>([201, 202])
const patternOf = (path: string) => path.replace(/\{\w+\}/g, '{}')
const readPatterns: ReadonlySet<string> = new Set(
  Object.values(endpoints)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => patternOf(path)),
)

/** Refuses conditional headers that a write does not support, because the caller relies on them. */
function refuseOtherConditions({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return
  const name = OTHER_CONDITIONS.find((each) => headers[each.toLowerCase()] !== undefined)
  if (name === undefined) return
  throw refusalOf(
    name,
    `${name} não vale em uma gravação. Para gravar só se nada mudou, mande em If-Match o ETag da leitura.`,
  )
}

/** Marks the read that a write makes for its comparison; it is counted as part of that call. */
const comparing = new AsyncLocalStorage<true>()

const OTHER_CONDITIONS = ['If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since']

/**
 * Checks `If-Match` of a write to a record without a version, such as a webhook: reads its address and compares the tag
 * with the present answer. Versioned records compare it within their transaction (curating/records/if-match.ts).
 */
async function refuseStale(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const { 'if-match': wanted, authorization, 'x-api-key': key, origin } = request.headers
  if (wanted === undefined || wanted.trim() === '*' || endpoint.method === 'GET' || endpoint.versioned) return
  if (!readPatterns.has(patternOf(endpoint.path))) throw incomparable()
  const now = await comparing.run(true, async () =>
    app.inject({
      url: request.originalUrl.split('?')[0]!,
      headers: { ...(authorization && { authorization }), ...(key && { 'x-api-key': key }), ...(origin && { origin }) },
      remoteAddress: request.ip,
    }),
  )
  // The write itself reports a record that is missing or has moved.
  if ([404, 308].includes(now.statusCode)) return
  // The read needs more than the address, such as a filter, or more rights than the write.
  if ([400, 401, 403].includes(now.statusCode)) throw incomparable()
  if (now.statusCode !== 200)
    throw new AppError('unavailable', {
      info: 'Não foi possível comparar o If-Match agora. Nada foi gravado: tente de novo.',
    })
  if (isAmong(wanted, String(now.headers['etag']))) return
  throw new AppError('stale', { current: now.json<{ data?: unknown }>().data })
}

const incomparable = () =>
  refusalOf(
    'If-Match',
    'If-Match não vale nesta chamada: o endereço não tem leitura com que comparar. Mande-a sem o cabeçalho.',
  )

/** Names a missing record where the feature has no better words. */
function nameMissing(error: unknown, { params, method, url }: FastifyRequest): unknown {
  if (!(error instanceof AppError) || error.code !== 'not_found' || error.info !== undefined) return error
  const given = Object.values(params as Readonly<Record<string, string>>).map((value) => `“${value}”`)
  if (given.length === 0) return error
  return new AppError('not_found', {
    info: `Não há nada com ${given.length === 1 ? 'o id' : 'os ids'} ${given.join(' e ')} em ${method} ${url.split('?')[0]}: não existe, foi removido ou não é seu.`,
  })
}

/** A merged record redirects to the one it became, for ever and for every method. */
async function followMove(
  error: unknown,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(error instanceof RecordMoved)) throw error
  const params = request.params as Readonly<Record<string, string>>
  // It is not the record of the address: the call would be redirected to itself.
  if (!Object.values(params).includes(error.from))
    throw new AppError('not_found', { info: `“${error.from}” foi unido a “${error.to}”: use este id.` })
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] === error.from ? error.to : (params[name] ?? '')),
  )
  const base = prefixOf(request.raw.base!)
  const query = request.url.indexOf('?')
  return reply.redirect(`${base}${path}${query < 0 ? '' : request.url.slice(query)}`, 308)
}

function holdsFields(body: unknown): boolean {
  if (body === undefined || body === null) return false
  return typeof body !== 'object' || Array.isArray(body) || Object.keys(body).length > 0
}

function schemaOf(endpoint: Endpoint) {
  const { id, tag, summary, description, access, scope, params, query, body, upload } = endpoint
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: [
      ...(access === 'open' ? [] : [{ bearer: [] }]),
      ...(scope && access !== 'open' ? [{ key: scope === 'any' ? [] : [scope] }] : []),
    ],
    ...(params && { params }),
    // An unknown parameter is an error on every call, even on those without parameters.
    querystring: query ?? Exactly({}),
    ...(body && { body }),
    ...(upload && { consumes: ['multipart/form-data'] }),
    response: {
      [endpoint.status ?? 200]: { description: 'Feito.', ...(endpoint.answer ?? { type: 'null' }) },
      '4xx': {
        description: 'Recusado: o que está errado e o que fazer.',
        content: { 'application/problem+json': { schema: Problem } },
      },
      '5xx': { description: 'Falha do serviço.', content: { 'application/problem+json': { schema: Problem } } },
    },
  }
}
