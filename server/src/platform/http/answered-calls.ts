import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@meio-campo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '../callers/principal.ts'
import { sentBytesOf } from './sent-bytes.ts'

/** A call that has been answered, by the framework or by reading/fast-reads.ts. */
export interface AnsweredCall {
  readonly id: string
  readonly method: string
  /** The address as it was sent. */
  readonly url: string
  /** The pattern of its address; undefined for an unknown address. */
  readonly route: string | undefined
  readonly endpoint: Endpoint | undefined
  readonly params: unknown
  /** Undefined if the call was refused before the caller was identified. */
  readonly principal: Principal | undefined
  readonly status: number
  /** The error code of a refusal. */
  readonly errorCode: string | undefined
  /** The size of the body as it was sent. */
  readonly bytes: number
  /** The body of the request, as far as it was read. */
  readonly body: unknown
  /** Until it was answered; for a stream, until it was open. */
  readonly ms: number
  readonly ip: string
  readonly raw: IncomingMessage
}

type Observer = (call: AnsweredCall) => void

declare module 'http' {
  interface IncomingMessage {
    /** The read that a write makes to compare its `If-Match`; it is not counted as a call. */
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

/** Registers an observer of every answered call. A stream counts as answered when it ends. */
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
