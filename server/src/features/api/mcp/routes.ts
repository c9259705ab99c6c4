import { DATA_SCOPES } from '@meio-campo/contract/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { refuseMisplaced } from '../../../platform/keys/refuse-misplaced.ts'
import { holdsKey } from '../../../platform/keys/key-secret.ts'
import { networkOf } from '../../../platform/callers/network.ts'
import { refuseStranger, tokenIn } from '../../../platform/callers/given-token.ts'
import { identify } from '../../../platform/callers/identify.ts'
import { VISITOR, type Policy } from '../../../platform/rate-limit/policies.ts'
import type { Answered } from './mcp-server.ts'
import type { Asked } from './tools.ts'

/** Of the protocol itself, which costs no quota: a tool's call is counted where it is answered. */
const MESSAGES: Policy = { name: 'mcp', quota: 1_200, windowMs: 60_000, block: 10 }
const LARGEST_BATCH = 20
/** The account whose key each call came in by. */
const admitted = new WeakMap<FastifyRequest, string>()
const PATH = '/mcp'
const PROGRAM = { kind: 'program' } as const
const VERSION = '1.0.0'

/** `POST /mcp`: the same data for assistants (Model Context Protocol, streamable HTTP), with an API key. */
export function registerMcp(app: FastifyInstance, context: Context): void {
  app.route({
    method: 'POST',
    url: PATH,
    schema: { hide: true },
    // Before the body is read, so that only authenticated callers make us parse.
    onRequest: (request) => admit(context, request),
    preHandler: (request) => countBatch(context, request),
    handler: async (request, reply) => {
      // Only where assistants call: a worker that none does starts without it.
      const { answerBody } = await import('./answer-body.ts')
      const { headers, body } = request
      const message = new Request(new URL(PATH, context.publicUrl), { method: 'POST', headers: plain(headers) })
      const answer = await answerBody(message, body, VERSION, {
        ask: (asked) => ask(app, request, asked),
        onFault: (error) => request.log.error({ err: error }, 'a message of MCP was not answered'),
      })
      reply.status(answer.status).header('Cache-Control', 'no-store')
      const type = answer.headers.get('content-type')
      if (type !== null) reply.type(type)
      return reply.send(await answer.text())
    },
  })
  // Clients try to end a session and to open a stream; there is neither.
  app.route({
    method: ['GET', 'DELETE'],
    url: PATH,
    schema: { hide: true },
    config: { refusing: true },
    handler: async (_request, reply) => {
      reply.header('Allow', 'OPTIONS, POST')
      throw new AppError('method_not_allowed', { info: 'O MCP desta instalação responde só a POST.' })
    },
  })
}

/** Counts every message of a batch, which is limited to what one call can answer soon. */
async function countBatch(context: Context, request: FastifyRequest): Promise<void> {
  const { body } = request
  const account = admitted.get(request)
  if (!Array.isArray(body) || account === undefined) return
  if (body.length > LARGEST_BATCH)
    throw new AppError('invalid_input', { info: `Mande no máximo ${LARGEST_BATCH} mensagens de cada vez.` })
  // One was counted before the body was read.
  if (body.length > 1) await countMessages(context, account, body.length - 1)
}

async function countMessages({ limits }: Context, account: string, messages: number): Promise<void> {
  const { count, resetsInMs } = await limits.take(MESSAGES, account, messages)
  if (count > MESSAGES.quota) throw new AppError('too_many', { retryAfterSeconds: Math.ceil(resetsInMs / 1000) })
}

/** Accepts keys with a scope to read, and browser pages of our own origin only. */
async function admit(context: Context, request: FastifyRequest): Promise<void> {
  const { origin } = request.headers
  // Compares with our own name, never with the `Host` of the call: other people can point a name at this server.
  if (origin !== undefined && origin !== new URL(context.publicUrl).origin) {
    throw new AppError('origin_refused', { info: 'O MCP não atende páginas de outras origens.' })
  }
  if (holdsKey(request.originalUrl)) throw new AppError('key_in_address')
  const principal = await identify(context, PROGRAM, request.headers, context.now())
  if (principal.kind !== 'key') {
    const { count } = await context.limits.take(VISITOR, networkOf(request.ip))
    if (count > VISITOR.quota) throw new AppError('too_many', { retryAfterSeconds: 60 })
    if (principal.kind === 'visitor') throw refuseStranger(PROGRAM, request.headers)
    throw new AppError('invalid_key', {
      info: 'O MCP pede uma chave de API, e não uma sessão: mande `Authorization: Bearer` com uma de API → Chaves.',
    })
  }
  const misplaced = refuseMisplaced(principal.key, { origin, ip: request.ip })
  if (misplaced) {
    // For the log of its owner; calls that are let in are logged where their tools ask.
    request.principal = principal
    throw misplaced
  }
  // Each tool is then refused or let in by the scope of the call that it makes.
  if (!DATA_SCOPES.some((scope) => principal.key.allowed.has(scope)))
    throw new AppError('missing_scope', {
      info: 'O MCP lê os dados: a chave precisa do escopo “Leitura”, ou de parte dele.',
    })
  admitted.set(request, principal.user.id)
  await countMessages(context, principal.user.id, 1)
}

type Caller = Pick<FastifyRequest, 'headers' | 'ip'>

/** A call of the API in the caller's name: scope, quota, usage and kept answers are those of any other. */
async function ask(app: FastifyInstance, caller: Caller, { path, query }: Asked): Promise<Answered> {
  const { headers, ip } = caller
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value))
  const search = given.toString()
  const answer = await app.inject({
    method: 'GET',
    url: search === '' ? path : `${path}?${search}`,
    headers: { authorization: `Bearer ${tokenIn(headers)}`, ...(headers.origin && { origin: headers.origin }) },
    remoteAddress: ip,
  })
  const { location } = answer.headers
  // A record that was merged into another: the answer is the other's.
  if (answer.statusCode === 308 && location !== undefined) {
    const moved = new URL(location, 'http://localhost')
    return ask(app, caller, { path: moved.pathname, query: Object.fromEntries(moved.searchParams) })
  }
  return { status: answer.statusCode, text: answer.body }
}

function plain(headers: FastifyRequest['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}
