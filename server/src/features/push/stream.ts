import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../platform/errors.ts'
import { identify } from '../../platform/principal.ts'
import { lastSeq, refuseForgotten } from './event-log.ts'
import type { Wanted } from './filters.ts'
import type { LiveHub } from './live-hub.ts'
import { parsePosition, WHOLE, type Position } from './position.ts'

const HEARTBEAT_MS = 15_000
/** A reader that has not taken this much is too slow: it is let go, and can resume where it was. */
const MOST_WAITING_BYTES = 256 * 1024
const MOST_STREAMS_PER_CALLER = 50
const RETRY_MS = 2_000

interface Stream {
  readonly caller: string
  readonly request: FastifyRequest
  readonly raw: ServerResponse
  end(): void
}

export const wantsStream = ({ headers }: FastifyRequest): boolean => headers.accept === 'text/event-stream'

/** Opens streams, keeps them alive, and ends those whose reader is too slow or may not listen any more. */
export function createStreams(context: Context, hub: LiveHub) {
  const streams = new Set<Stream>()

  /** Proxies keep open what speaks now and then; and who may no longer listen does not. */
  const beat = async (): Promise<void> => {
    for (const stream of streams) {
      stream.raw.write(': \n\n')
      if (!(await mayStill(context, stream.request))) stream.end()
    }
  }
  const heart = setInterval(() => void beat(), HEARTBEAT_MS)
  heart.unref()

  return {
    async open(request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Promise<void> {
      const caller = callerOf(request)
      if ([...streams].filter((stream) => stream.caller === caller).length >= MOST_STREAMS_PER_CALLER) {
        throw new AppError('too_many', { info: `Até ${MOST_STREAMS_PER_CALLER} fluxos abertos ao mesmo tempo.` })
      }
      const from = await startOf(context, request)
      const raw = begin(reply)
      let leave = () => undefined as void
      let over = false
      const stream: Stream = {
        caller,
        request,
        raw,
        end() {
          over = true
          leave()
          streams.delete(stream)
          if (!raw.writableEnded) raw.end()
        },
      }
      streams.add(stream)
      raw.once('close', () => stream.end())
      // Where it begins, so that a reader to whom nothing has happened yet can resume as well.
      raw.write(`retry: ${RETRY_MS}\nid: ${from.place === 0 ? from.seq : `${from.seq}.${from.place}`}\n\n`)
      leave = await hub.follow(from, {
        wanted,
        tell(_event, frame) {
          if (over) return
          raw.write(frame)
          if (raw.writableLength > MOST_WAITING_BYTES) stream.end()
        },
        end: () => stream.end(),
      })
      if (over) leave()
    },
    stop: () => clearInterval(heart),
  }
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
