import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { observeAnsweredCalls, type AnsweredCall } from './answered-calls.ts'

declare module 'http' {
  interface IncomingMessage {
    /** Its answer was ready in memory. */
    answeredFromMemory?: true
    /** It stays open, so its duration says nothing about speed. */
    isStream?: true
  }
}

/** The event that a response emits once it has become an open stream. */
export const STREAM_OPENED = 'streamOpened'

/** A secret in an address, such as that of a calendar, which a log must not contain. */
const SECRET = /[\w-]{40,}/g

/** Counts every answer, and writes one line about it where the access log is on. A stream is logged when it ends. */
export function registerMeasuring(app: FastifyInstance, { meter, config, log }: Context): void {
  const hasRoom = createRefusalRoom()
  observeAnsweredCalls(app, (call) => {
    const operation = operationOf(call)
    const { status, ms, raw } = call
    if (!raw.isStream) meter.note({ operation, status, milliseconds: ms, kept: raw.answeredFromMemory === true })
    if (config.accessLog) log.info(lineOf(call, operation), 'call')
    else if (status === FORBIDDEN && hasRoom(Date.now())) log.warn(lineOf(call, operation), 'refused')
  })
}

const FORBIDDEN = 403
/** Forbidden calls are logged even without an access log, but only at this rate, so that they cannot fill a disk. */
const REFUSALS_PER_MINUTE = 60
const MINUTE_MS = 60_000

function createRefusalRoom(): (now: number) => boolean {
  let [count, until] = [0, 0]
  return (now) => {
    if (now >= until) [count, until] = [0, now + MINUTE_MS]
    count += 1
    return count <= REFUSALS_PER_MINUTE
  }
}

/** The endpoint's id; other calls get a label for their kind. */
function operationOf({ endpoint, route }: AnsweredCall): string {
  if (endpoint) return endpoint.id
  return route === undefined ? 'unknown' : route.includes('*') ? 'file' : route
}

function lineOf({ id, method, url, principal, status, ms, ip, raw }: AnsweredCall, operation: string) {
  return {
    reqId: id,
    method,
    path: url.split('?', 1)[0]!.slice(0, 300).replaceAll(SECRET, '…'),
    operation,
    status,
    ms: Math.round(ms * 10) / 10,
    ip,
    agent: raw.headers['user-agent']?.slice(0, 200),
    ...(principal?.kind === 'user' && { user: principal.user.id }),
    ...(principal?.kind === 'key' && { key: principal.key.id }),
  }
}
