import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Service {
  readonly baseUrl: string
  /** The calls that arrived, in order. */
  readonly calls: IncomingMessage[]
  close(): void
}

type Answer = (request: IncomingMessage, response: ServerResponse, number: number) => void

/** A real HTTP service that answers as a test wants it to. */
export async function startService(answer: Answer): Promise<Service> {
  const calls: IncomingMessage[] = []
  const server = createServer((request, response) => {
    calls.push(request)
    answer(request, response, calls.length)
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function sendJson(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) {
  const type = status >= 400 ? 'application/problem+json' : 'application/json'
  response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(body))
}
