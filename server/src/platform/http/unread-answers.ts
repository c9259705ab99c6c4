import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many calls a connection may send before an earlier answer is sent: browsers send none, benchmarks up to 16. */
export const MOST_AHEAD = 32
/** An answer that is not read for this long is abandoned, because it holds memory and its connection. */
const UNREAD_MS = 30_000

const ahead = new WeakMap<Socket, number>()

/**
 * Whether a call is answered at all. One packet can hold thousands of calls, and unread answers would all stay in
 * memory. Beyond a few the connection is closed; a client that reads can repeat the call on another one.
 */
export function isInTurn({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return false
  // A response gets its socket when all earlier ones are sent.
  if (response.socket !== null) return true
  const waiting = (ahead.get(socket) ?? 0) + 1
  if (waiting > MOST_AHEAD) {
    socket.destroy()
    return false
  }
  ahead.set(socket, waiting)
  response.once('close', () => ahead.set(socket, ahead.get(socket)! - 1))
  return true
}

/** Abandons answers that are not read. Node restores the connection's own timeout with its next call. */
export function registerUnreadDeadline(app: FastifyInstance, unreadMs: number = UNREAD_MS): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    // A call that a process makes to itself has no socket.
    const { socket } = request.raw
    if (socket instanceof Socket) socket.setTimeout(unreadMs)
    done(null, payload)
  })
}
