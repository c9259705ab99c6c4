import { Exactly, Problem, type Answer, type Body, type Endpoint, type Params, type Query } from '@meio-campo/contract'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from './errors.ts'
import { once } from './idempotency.ts'
import { authorise, identify, type Principal } from './principal.ts'
import { limitRate } from './rate-limit/rate-limit.ts'

/** Who is calling, and by which request. */
export interface Caller {
  readonly principal: Principal
  readonly request: FastifyRequest
}

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
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { ...config, endpoint },
    schema: schemaOf(endpoint),
    // Kept reads send bytes: a serialiser for each would only slow the start of a worker.
    ...(config.kept && { serializerCompiler: () => (answer: unknown) => JSON.stringify(answer) }),
    // Before the body is read: a stranger cannot make us parse.
    onRequest: async (request, reply) => {
      const { base } = request.raw
      // A bare `/access/login` is the console's: only `/api/v1` is ours without a base.
      if (!base) throw new AppError('not_found')
      request.principal = await identify(context, base, request.headers.authorization, context.now())
      authorise(request.principal, endpoint.access)
      await limitRate(context.limits, endpoint.id, request, reply)
    },
    preValidation: async (request) => {
      if (!endpoint.upload && request.isMultipart()) throw new AppError('unsupported_media')
      if (!endpoint.body && !endpoint.upload && holdsFields(request.body))
        throw new AppError('invalid_input', { info: 'Esta chamada não tem corpo.' })
    },
    handler: async (request, reply) => {
      const { body, query, params, principal } = request
      const work = () => handler({ body, query, params, principal, request, reply } as Call<E>)
      if (endpoint.method === 'GET') return work()
      const answer = await once(context.database, request, reply, principal, endpoint, work)
      // Nobody reads their own write stale: every worker has heard of it before it is answered.
      await context.supervisor.settle()
      reply.status(status)
      return answer
    },
  })
}

function holdsFields(body: unknown): boolean {
  if (body === undefined || body === null) return false
  return typeof body !== 'object' || Array.isArray(body) || Object.keys(body).length > 0
}

function schemaOf(endpoint: Endpoint) {
  const { id, tag, summary, description, access, params, query, body, upload } = endpoint
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: access === 'open' ? [] : [{ bearer: [] }],
    ...(params && { params }),
    // An unknown parameter is an error on every call, also where none is known.
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
