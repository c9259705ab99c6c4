import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@meio-campo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '../callers/principal.ts'
import { sentBytesOf } from './sent-bytes.ts'

/** A call that has been answered, whichever way it went (see reading/fast-reads.ts). */
export interface AnsweredCall {
  readonly id: string
  readonly method: string
  /** The address as it was sent. */
  readonly url: string
  /** The pattern of its address; nothing for an address that does not exist. */
  readonly route: string | undefined
  readonly endpoint: Endpoint | undefined
  readonly params: unknown
  /** Nobody, where it was refused before it was known who calls. */
  readonly principal: Principal | undefined
  readonly status: number
  /** The code of the refusal, where it is one. */
  readonly errorCode: string | undefined
  /** Of the body as it was sent. */
  readonly bytes: number
  /** What was sent, as far as it was read. */
  readonly body: unknown
  /** Until it was answered; of a stream, until it was open. */
  readonly ms: number
  readonly ip: string
  readonly raw: IncomingMessage
}

type Observer = (call: AnsweredCall) => void

declare module 'http' {
  interface IncomingMessage {
    /** A read that a write makes to compare its `If-Match` with: no call of its own. */
    isComparison?: true
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    answeredCalls: { readonly observers: Observer[] }
  }
}

export function registerAnsweredCalls(app: FastifyInstance): void {
  const observers: Observer[] = []
  app.decorate('answeredCalls', { observers })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.raw.isComparison) return done()
    const call = toAnsweredCall(request, reply)
    for (const observe of observers) observe(call)
    done()
  })
}

/** Tells of every answered call. An open stream is answered when it ends. */
export function observeAnsweredCalls(app: FastifyInstance, observer: Observer): void {
  app.answeredCalls.observers.push(observer)
}

export function toAnsweredCall(request: FastifyRequest, reply: FastifyReply): AnsweredCall {
  const { url: route, config } = request.routeOptions
  return {
    id: request.id,
    method: request.method,
    url: request.originalUrl,
    route,
    endpoint: config.endpoint,
    params: request.params,
    principal: request.principal,
    status: reply.statusCode,
    errorCode: request.raw.errorCode,
    bytes: sentBytesOf(reply, request.method),
    body: request.body,
    ms: reply.elapsedTime,
    ip: request.ip,
    raw: request.raw,
  }
}
