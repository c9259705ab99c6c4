import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

declare module 'http' {
  interface IncomingMessage {
    /** Its answer was ready in memory. */
    answeredFromMemory?: true
    /** It stays open: how long is no matter of speed. */
    isStream?: true
  }
}

/** What a response emits once it has become an open stream. */
export const STREAM_OPENED = 'streamOpened'

/** A secret in an address, such as that of a calendar: a log must not hold it. */
const SECRET = /[\w-]{40,}/g

/** Counts every answer, and writes one line about it where the access log is on. Streams are told when they end. */
export function registerMeasuring(app: FastifyInstance, { meter, config, log }: Context): void {
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = reply.elapsedTime
    const { statusCode: status } = reply
    const operation = operationOf(request)
    if (!request.raw.isStream)
      meter.note({ operation, status, milliseconds, kept: request.raw.answeredFromMemory === true })
    if (config.accessLog) log.info(lineOf(request, status, milliseconds, operation), 'call')
    done()
  })
}

/** The endpoint's id; what is no endpoint goes by the kind of thing it is. */
function operationOf(request: FastifyRequest): string {
  const { config, url } = request.routeOptions
  if (config.endpoint) return config.endpoint.id
  return url === undefined ? 'unknown' : url.includes('*') ? 'file' : url
}

function lineOf(request: FastifyRequest, status: number, milliseconds: number, operation: string) {
  const principal = request.principal as FastifyRequest['principal'] | undefined
  return {
    reqId: request.id,
    method: request.method,
    path: request.originalUrl.split('?', 1)[0]!.slice(0, 300).replaceAll(SECRET, '…'),
    operation,
    status,
    ms: Math.round(milliseconds * 10) / 10,
    ip: request.ip,
    agent: request.headers['user-agent']?.slice(0, 200),
    ...(principal?.kind === 'user' && { user: principal.user.id }),
    ...(principal?.kind === 'key' && { key: principal.key.id }),
  }
}
