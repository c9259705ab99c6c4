import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many calls a connection may send before an earlier answer has gone out: browsers send none, measuring tools up to 16. */
export const MOST_AHEAD = 32
/** An answer of which nothing is taken for so long is given up: it holds memory, and its connection. */
const UNREAD_MS = 30_000

const ahead = new WeakMap<Socket, number>()

/**
 * Whether a call is to be answered at all. Thousands fit into one packet, and the answers of those that are not read
 * would all be kept until they are: past a few the connection ends, and whoever reads asks again on another one.
 */
export function isInTurn({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return false
  // A response has its socket when no earlier one is before it.
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

/** Gives up answers that nobody reads. Node sets the connection's own time again with its next call. */
export function registerUnreadDeadline(app: FastifyInstance, unreadMs: number = UNREAD_MS): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    // A call that a process makes to itself has no socket.
    const { socket } = request.raw
    if (socket instanceof Socket) socket.setTimeout(unreadMs)
    done(null, payload)
  })
}
