import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SourceServer {
  readonly url: string
  /** What was asked for so far: method, path and headers. */
  readonly calls: { readonly path: string; readonly headers: IncomingMessage['headers'] }[]
  /** What it does from now on. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  close(): Promise<void>
}

/** A source on this machine whose answers the test decides. */
export async function startSourceServer(answer: SourceServer['answer']): Promise<SourceServer> {
  const server = createServer((request, response) => {
    source.calls.push({ path: request.url ?? '', headers: request.headers })
    source.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const source: SourceServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answer,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return source
}
