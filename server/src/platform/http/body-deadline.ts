import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { answerOnSocket } from './problem.ts'

/** How long a body of fields may take to arrive: none is larger than half a megabyte. */
const FIELDS_MS = 10_000
/** A file may take long, as long as it keeps coming: at least this much in each interval. */
const FILE_LOOK_MS = 15_000
const FILE_BYTES_PER_LOOK = 16 * 1024

export interface BodyDeadlines {
  readonly fieldsMs: number
  readonly fileLookMs: number
}

/** Ends calls whose body arrives slowly or not at all, because each would hold a connection and memory indefinitely. */
export function registerBodyDeadline(
  app: FastifyInstance,
  publicUrl: string,
  { fieldsMs, fileLookMs }: BodyDeadlines = { fieldsMs: FIELDS_MS, fileLookMs: FILE_LOOK_MS },
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // A call that a process makes to itself has no socket.
    if (hasBody(request) && request.raw.socket instanceof Socket) {
      if (request.routeOptions.config.endpoint?.upload) watchFile(request, fileLookMs, () => cut(request, publicUrl))
      else watchFields(request, fieldsMs, () => cut(request, publicUrl))
    }
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watchFields(request: FastifyRequest, ms: number, end: () => void): void {
  const timer = setTimeout(end, ms)
  untilReceived(request, () => clearTimeout(timer))
}

function watchFile(request: FastifyRequest, ms: number, end: () => void): void {
  const { socket } = request.raw
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - before < FILE_BYTES_PER_LOOK) end()
    before = socket.bytesRead
  }, ms)
  untilReceived(request, () => clearInterval(timer))
}

function untilReceived({ raw }: FastifyRequest, then: () => void): void {
  raw.once('end', then).once('close', then).once('error', then)
}

function cut({ raw, id }: FastifyRequest, publicUrl: string): void {
  if (raw.complete || raw.destroyed) return
  answerOnSocket(new AppError('body_too_slow'), raw.socket, id, publicUrl)
}
