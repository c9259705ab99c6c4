import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { seeEverything } from '../../../database/sight.ts'
import { AppError, refusalOf } from '../../../platform/errors/app-error.ts'
import { STREAM_OPENED } from '../../../platform/http/measure.ts'
import { networkOf } from '../../../platform/callers/network.ts'
import { identify } from '../../../platform/callers/identify.ts'
import { findMisplacement } from '../../../platform/keys/key-grant.ts'
import { readsInPublic } from '../../../platform/callers/passable-reads.ts'
import { MOST_STREAMS_PER_CALLER, type StreamVerdict } from '../../../platform/stream-count.ts'
import { getLastSeq, refuseLostPosition } from './event-log.ts'
import type { EventFilter } from './event-filter.ts'
import { type LiveHub, encodeFrame, writeFrame } from './live-hub.ts'
import { END_OF_CHANGE, parseCursor, type Cursor } from './cursor.ts'

const HEARTBEAT_MS = 15_000
/** Streams are divided into this many groups, whose heartbeats are spread over the interval. */
const HEARTBEAT_GROUPS = 15
/** A client with more unread bytes is too slow: its stream is ended, and it can resume. */
const MAX_UNREAD_BYTES = 256 * 1024
/** How long a client has to read the rest of an ended stream before the connection is destroyed. */
const END_TIMEOUT_MS = 10_000
/** How often streams are checked against keys, accounts and sessions that may have ended; mostly from memory. */
const CHECK_MS = 500
const RETRY_MS = 2_000
const HEARTBEAT = encodeFrame(': \n\n')

/** What opened a stream that was opened by something else than the call's own token. */
export interface Authority {
  /** Whether any person may read it. */
  readonly inPublic: boolean
  /** Whether it could still be opened now. */
  isValid(): Promise<boolean>
}

interface Stream {
  readonly request: FastifyRequest
  readonly authority: Authority | null
  readonly raw: ServerResponse
  end(): void
}

export const wantsStream = ({ headers }: FastifyRequest): boolean => headers.accept === 'text/event-stream'

/** Opens streams, sends heartbeats, and ends streams whose client is too slow or no longer authorized. */
export function createStreams(context: Context, hub: LiveHub) {
  const groups = Array.from({ length: HEARTBEAT_GROUPS }, () => new Set<Stream>())
  let opened = 0
  let nextGroup = 0

  /** Heartbeats keep proxies from closing idle streams. */
  const sendHeartbeats = (): void => {
    nextGroup = (nextGroup + 1) % HEARTBEAT_GROUPS
    for (const stream of groups[nextGroup]!) writeFrame(stream.raw, HEARTBEAT)
  }
  const heartbeatTimer = setInterval(sendHeartbeats, HEARTBEAT_MS / HEARTBEAT_GROUPS)
  heartbeatTimer.unref()

  /** Ends every stream that could not be opened any more. One question per caller, however many streams they have. */
  const checkStreams = async (): Promise<void> => {
    const answers = new Map<string, boolean>()
    for (const stream of groups.flatMap((group) => [...group])) {
      if (stream.authority) {
        if (!(await stream.authority.isValid())) stream.end()
        continue
      }
      const { headers, ip, url } = stream.request
      const caller = [headers.authorization, headers.origin, ip, url].join('\n')
      const known = answers.get(caller)
      const authorized = known ?? (await isStillAuthorized(context, stream.request))
      answers.set(caller, authorized)
      if (!authorized) stream.end()
    }
  }
  let checking = false
  const checkTimer = setInterval(() => {
    if (checking) return
    checking = true
    void checkStreams().finally(() => (checking = false))
  }, CHECK_MS)
  checkTimer.unref()

  const giveBack = (caller: string): void => void context.supervisor.closeStream(caller).catch(() => undefined)

  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    filter: EventFilter,
    authority: Authority | null,
  ): Promise<void> => {
    const caller = callerOf(request)
    const verdict = await context.supervisor.openStream(caller)
    if (verdict !== 'taken') throw tooManyStreams(verdict)
    const from = await startOf(context, request).catch((error: unknown) => {
      giveBack(caller)
      throw error
    })
    const raw = startResponse(reply)
    const group = groups[(opened += 1) % HEARTBEAT_GROUPS]!
    let unsubscribe = () => undefined as void
    let ended = false
    const stream: Stream = {
      request,
      authority,
      raw,
      end() {
        if (ended) return
        ended = true
        unsubscribe()
        group.delete(stream)
        giveBack(caller)
        endResponse(raw)
      },
    }
    group.add(stream)
    raw.once('close', () => stream.end())
    // The client disconnected while the start was read: 'close' was emitted before the listener was added.
    if (raw.destroyed) return stream.end()
    // The first id, so that a client that has received no event yet can resume too.
    raw.write(`retry: ${RETRY_MS}\nid: ${from.index === 0 ? from.seq : `${from.seq}.${from.index}`}\n\n`)
    unsubscribe = await hub
      .subscribe(from, {
        owner: request.principal.kind === 'visitor' ? null : request.principal.user.id,
        caller,
        inPublic: authority?.inPublic ?? readsInPublic(request.principal),
        filter,
        send(frame) {
          if (ended) return
          writeFrame(raw, frame)
          if (raw.writableLength > MAX_UNREAD_BYTES) stream.end()
        },
        drained: () => (ended || !raw.writableNeedDrain ? null : drained(raw)),
        isClosed: () => ended,
        close: () => stream.end(),
      })
      .catch((error: unknown) => {
        // The client receives the rest when it resumes.
        request.log.warn({ err: error, reqId: request.id }, 'stream ended')
        stream.end()
        return unsubscribe
      })
    if (ended) unsubscribe()
  }

  return {
    open: (
      request: FastifyRequest,
      reply: FastifyReply,
      filter: EventFilter,
      authority: Authority | null = null,
    ): Promise<void> => seeEverything(() => open(request, reply, allowedFilter(request, filter), authority)),
    stop: () => {
      clearInterval(heartbeatTimer)
      clearInterval(checkTimer)
    },
  }
}

/** A test key receives events of the demonstration only. */
function allowedFilter({ principal }: FastifyRequest, filter: EventFilter): EventFilter {
  if (principal.kind !== 'key' || principal.key.mode !== 'test') return filter
  return (event) => event.match?.demo === true && filter(event)
}

function startResponse(reply: FastifyReply): ServerResponse {
  reply.request.raw.isStream = true
  reply.hijack()
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(
      (header): header is [string, string | number | string[]] => header[1] !== undefined,
    ),
  )
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Keeps nginx from buffering the response.
    'x-accel-buffering': 'no',
  })
  reply.raw.flushHeaders()
  reply.raw.emit(STREAM_OPENED)
  return reply.raw
}

/** Resolves when the client has read everything or disconnected; a client that does neither in time is disconnected. */
async function drained(raw: ServerResponse): Promise<void> {
  const done = new AbortController()
  const { signal } = done
  const tooSlow = setTimeout(() => raw.destroy(), HEARTBEAT_MS)
  await Promise.race([once(raw, 'drain', { signal }), once(raw, 'close', { signal })]).catch(() => undefined)
  clearTimeout(tooSlow)
  done.abort()
}

/** Ends the response properly; a client that does not read the end is disconnected. */
function endResponse(raw: ServerResponse): void {
  if (raw.destroyed || raw.writableFinished) return
  if (!raw.writableEnded) raw.end()
  const timer = setTimeout(() => raw.destroy(), END_TIMEOUT_MS)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}

async function startOf({ database }: Context, request: FastifyRequest): Promise<Cursor> {
  const { desde } = request.query as { desde?: string }
  const asked = String(request.headers['last-event-id'] ?? desde ?? 'agora')
  if (asked === 'agora') return { seq: await getLastSeq(database), index: END_OF_CHANGE }
  const cursor = parseCursor(asked)
  if (!cursor) {
    const field = request.headers['last-event-id'] === undefined ? 'desde' : 'Last-Event-ID'
    throw refusalOf(field, `${field} inválido: use o \`id\` do último evento.`)
  }
  await refuseLostPosition(database, cursor.seq)
  return cursor
}

const callerOf = ({ principal, ip }: FastifyRequest): string =>
  principal.kind === 'visitor' ? networkOf(ip) : principal.user.id

function tooManyStreams(verdict: Exclude<StreamVerdict, 'taken'>): AppError {
  const info =
    verdict === 'caller'
      ? `Até ${MOST_STREAMS_PER_CALLER} fluxos abertos ao mesmo tempo.`
      : 'Há fluxos demais abertos neste momento. Tente de novo em instantes.'
  return new AppError('too_many', { info, retryAfterSeconds: 5 })
}

/** Whether the same call would be let in now: its session or key, the key's scope and addresses, and the account. */
async function isStillAuthorized(context: Context, { raw, headers, ip }: FastifyRequest): Promise<boolean> {
  try {
    const principal = await identify(context, raw.base!, headers, context.now())
    if (principal.kind !== 'key') return principal.kind === 'user'
    const { origin } = headers
    return principal.key.allowed.has('live') && findMisplacement(principal.key, { origin, ip }) === null
  } catch (error) {
    // A database that is away says nothing about the caller's rights.
    return !(error instanceof AppError)
  }
}
