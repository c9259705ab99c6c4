// What node:http alone can do with the same bytes: the measure of the cached read. Run in a process of its own.
import { createServer } from 'node:http'

process.once('message', ({ body }) => {
  const bytes = Buffer.from(body)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length }
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
})
