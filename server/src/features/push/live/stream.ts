import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { seeEverything } from '../../../database/demonstration-only.ts'
import { AppError } from '../../../platform/errors.ts'
import { identify } from '../../../platform/principal.ts'
import { lastSeq, refuseForgotten } from './event-log.ts'
import type { Wanted } from './filters.ts'
import { toFrame, writeFrame } from './frame.ts'
import type { LiveHub } from './live-hub.ts'
import { parsePosition, WHOLE, type Position } from './position.ts'

const HEARTBEAT_MS = 15_000
/** A heart beats for all streams, but never for all of them at once. */
const BEATS = 15
/** A reader that has not taken this much is too slow: it is let go, and can resume where it was. */
const MOST_WAITING_BYTES = 256 * 1024
/** And must take the rest within this time, or lose it. */
const LEAVE_MS = 10_000
const MOST_STREAMS_PER_CALLER = 50
const RETRY_MS = 2_000
const HEARTBEAT = toFrame(': \n\n')

interface Stream {
  readonly request: FastifyRequest
  readonly raw: ServerResponse
  end(): void
}

export const wantsStream = ({ headers }: FastifyRequest): boolean => headers.accept === 'text/event-stream'

/** Opens streams, keeps them alive, and ends those whose reader is too slow or may not listen any more. */
export function createStreams(context: Context, hub: LiveHub) {
  const beats = Array.from({ length: BEATS }, () => new Set<Stream>())
  const openBy = new Map<string, number>()
  let opened = 0
  let turn = 0

  /** Proxies keep open what speaks now and then; and who may no longer listen does not. */
  const beat = async (): Promise<void> => {
    turn = (turn + 1) % BEATS
    for (const stream of beats[turn]!) {
      writeFrame(stream.raw, HEARTBEAT)
      if (!(await mayStill(context, stream.request))) stream.end()
    }
  }
  const heart = setInterval(() => void beat(), HEARTBEAT_MS / BEATS)
  heart.unref()

  const count = (caller: string, change: 1 | -1): void => {
    const open = (openBy.get(caller) ?? 0) + change
    if (open === 0) openBy.delete(caller)
    else openBy.set(caller, open)
  }

  const open = async (request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Promise<void> => {
    const caller = callerOf(request)
    if ((openBy.get(caller) ?? 0) >= MOST_STREAMS_PER_CALLER) {
      throw new AppError('too_many', { info: `Até ${MOST_STREAMS_PER_CALLER} fluxos abertos ao mesmo tempo.` })
    }
    count(caller, 1)
    const from = await startOf(context, request).catch((error: unknown) => {
      count(caller, -1)
      throw error
    })
    const raw = begin(reply)
    const beating = beats[(opened += 1) % BEATS]!
    let leave = () => undefined as void
    let over = false
    const stream: Stream = {
      request,
      raw,
      end() {
        if (over) return
        over = true
        leave()
        beating.delete(stream)
        count(caller, -1)
        letGo(raw)
      },
    }
    beating.add(stream)
    raw.once('close', () => stream.end())
    // It left while we were looking where it begins, and says so only once.
    if (raw.destroyed) return stream.end()
    // Where it begins, so that a reader to whom nothing has happened yet can resume as well.
    raw.write(`retry: ${RETRY_MS}\nid: ${from.place === 0 ? from.seq : `${from.seq}.${from.place}`}\n\n`)
    leave = await hub
      .follow(from, {
        owner: request.principal.kind === 'visitor' ? null : request.principal.user.id,
        wanted,
        tell(frame) {
          if (over) return
          writeFrame(raw, frame)
          if (raw.writableLength > MOST_WAITING_BYTES) stream.end()
        },
        room: () => (over || !raw.writableNeedDrain ? null : roomIn(raw)),
        gone: () => over,
        end: () => stream.end(),
      })
      .catch((error: unknown) => {
        // What it has not been told, it is told when it resumes.
        request.log.warn({ err: error, reqId: request.id }, 'stream ended')
        stream.end()
        return leave
      })
    if (over) leave()
  }

  return {
    open: (request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Promise<void> =>
      seeEverything(() => open(request, reply, allowedOf(request, wanted))),
    stop: () => clearInterval(heart),
  }
}

/** A test key hears of the demonstration, as it reads of nothing else. */
function allowedOf({ principal }: FastifyRequest, wanted: Wanted): Wanted {
  if (principal.kind !== 'key' || principal.key.mode !== 'test') return wanted
  return (event) => event.match?.demo === true && wanted(event)
}

function begin(reply: FastifyReply): ServerResponse {
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
    // Some proxies hold an answer back until it is whole; this one never is.
    'x-accel-buffering': 'no',
  })
  reply.raw.flushHeaders()
  return reply.raw
}

/** Until the reader has taken what it was told, or is gone; one that does neither is too slow. */
async function roomIn(raw: ServerResponse): Promise<void> {
  const done = new AbortController()
  const { signal } = done
  const slow = setTimeout(() => raw.destroy(), HEARTBEAT_MS)
  await Promise.race([once(raw, 'drain', { signal }), once(raw, 'close', { signal })]).catch(() => undefined)
  clearTimeout(slow)
  done.abort()
}

/** A proper end, for a reader that takes it. */
function letGo(raw: ServerResponse): void {
  if (raw.destroyed || raw.writableFinished) return
  if (!raw.writableEnded) raw.end()
  const hanging = setTimeout(() => raw.destroy(), LEAVE_MS)
  hanging.unref()
  raw.once('close', () => clearTimeout(hanging))
}

async function startOf({ database }: Context, request: FastifyRequest): Promise<Position> {
  const { desde } = request.query as { desde?: string }
  const asked = String(request.headers['last-event-id'] ?? desde ?? 'agora')
  if (asked === 'agora') return { seq: await lastSeq(database), place: WHOLE }
  const position = parsePosition(asked)
  if (!position) throw new AppError('invalid_input', { info: 'Last-Event-ID inválido: use o `id` do último evento.' })
  await refuseForgotten(database, position)
  return position
}

const callerOf = ({ principal, ip }: FastifyRequest): string => (principal.kind === 'visitor' ? ip : principal.user.id)

async function mayStill(context: Context, { raw, headers }: FastifyRequest): Promise<boolean> {
  try {
    return (await identify(context, raw.base!, headers.authorization, context.now())).kind !== 'visitor'
  } catch {
    return false
  }
}
