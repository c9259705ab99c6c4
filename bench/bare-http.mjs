// What node:http alone can do with the same bytes and headers: the measure of the cached read. Run in a process of its own.
import { createServer } from 'node:http'

process.once('message', ({ body, headers: given }) => {
  const bytes = Buffer.from(body)
  const headers = Object.entries(given).flat()
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
})
