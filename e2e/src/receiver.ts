import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly url: string
  readonly received: readonly Received[]
  /** Sets the status of all further answers. */
  readonly answer: (status: number) => void
  readonly close: () => Promise<void>
}

/** A server that receives webhook deliveries and records them. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let status = 204
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(status, { 'content-type': 'text/plain' }).end(status === 204 ? undefined : 'fora do ar')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/eventos`,
    received,
    answer: (next) => {
      status = next
    },
    close,
  }
}
