import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushEvent } from '@meio-campo/contract'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Byte by byte as it came. */
  readonly body: string
  readonly event: PushEvent
}

export interface Receiver {
  /** Everything that came, in its order. */
  readonly received: Received[]
  url(path?: string): string
  close(): Promise<void>
}

/** A stand-in for a receiver of webhooks: it answers as configured, 204 otherwise. */
export async function startReceiver(
  answer: (received: Received, response: ServerResponse) => void = (_received, response) =>
    void response.writeHead(204).end(),
): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const one = { path: request.url ?? '', headers: request.headers, body, event: JSON.parse(body) as PushEvent }
      received.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    received,
    url: (path = '/') => `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
