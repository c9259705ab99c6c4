import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

const IDLE_MS = { replaced: 5_000, stopping: 100 }
const IN_FLIGHT_MS = { replaced: 60_000, stopping: 10_000 }

/**
 * Ends a server without failing a request. It stops taking connections, answers what still comes on the open
 * ones with `Connection: close`, and waits for them to end: a client on a kept-alive connection that sends at
 * this very moment gets its answer, and its next request goes to another worker.
 */
export async function drainServer(server: Server, reason: 'replaced' | 'stopping'): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  const closed = once(server, 'close')
  // Not `http.Server.close`, which would cut idle connections at once, under a request already on its way.
  NetServer.prototype.close.call(server)
  // A replaced worker gives idle connections time to come back once; a stopping service has no other worker to take them.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS[reason])
  const late = setTimeout(() => server.closeAllConnections(), IN_FLIGHT_MS[reason])
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
