// A receiver of webhooks that answers at once and checks the order of deliveries.
import { createServer } from 'node:http'

let received = 0
let first = 0
let last = 0
let outOfOrder = 0
const distinct = new Set()
/** The last event of each webhook and match. */
const lasts = new Map()

const server = createServer((request, response) => {
  const chunks = []
  request.on('data', (chunk) => void chunks.push(chunk))
  request.on('end', () => {
    response.writeHead(204).end()
    last = Date.now()
    first ||= last
    received += 1
    distinct.add(request.headers['webhook-id'])
    const event = JSON.parse(Buffer.concat(chunks).toString())
    const lane = `${request.url} ${event.match?.id}`
    const number = Number(event.id)
    if (number < (lasts.get(lane) ?? 0)) outOfOrder += 1
    lasts.set(lane, number)
  })
})
// Between two deliveries to a match there may be a while.
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('message', () => process.send({ received, first, last, outOfOrder, distinct: distinct.size }))
process.once('disconnect', () => process.exit(0))
