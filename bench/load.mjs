// Load over kept-alive connections, with as little of the client's own work as possible: on two cores the client must
// not limit the server.
import { connect } from 'node:net'

/**
 * Every connection sends its next request when the answer to the last one is in, for `seconds`.
 * `requestOf(connection, sent)` returns the bytes of a request, `sent` being the number of earlier ones on the connection.
 * Answers must carry a content-length. Without `refusals` every answer must be 200; with it others are counted, not timed.
 */
export async function load({ port, connections, seconds, requestOf, refusals = false }) {
  const until = performance.now() + seconds * 1000
  const times = []
  let failed = 0
  const client = (index) =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let sent = 0
      let sentAt = 0
      let held = Buffer.alloc(0)
      const send = () => {
        if (performance.now() >= until) {
          socket.end()
          resolve()
          return
        }
        sentAt = performance.now()
        socket.write(requestOf(index, sent++))
      }
      socket.setNoDelay(true)
      socket.once('connect', send)
      socket.once('error', reject)
      socket.on('data', (chunk) => {
        held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
        const head = held.indexOf('\r\n\r\n')
        if (head < 0) return
        const headers = held.latin1Slice(0, head).toLowerCase()
        const at = headers.indexOf('content-length: ')
        const length = at < 0 ? 0 : Number.parseInt(headers.slice(at + 16), 10)
        if (held.length < head + 4 + length) return
        if (headers.startsWith('http/1.1 200')) times.push(performance.now() - sentAt)
        else failed += 1
        held = Buffer.alloc(0)
        send()
      })
    })
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, (_, index) => client(index)))
  const elapsed = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))]
  if (failed > 0 && !refusals) throw new Error(`${failed} of ${times.length + failed} calls were not answered with 200`)
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), calls: times.length, refused: failed }
}

export function request(path, headers = {}) {
  return requestWith('GET', path, headers)
}

export function requestWith(method, path, headers, body = '') {
  const all = { host: 'localhost', ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/** Changes a club as a person with the right to do so, without requesting the whole page. */
export function changeOfTeam({ id, token }, team, sent) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', prefer: 'return=minimal' }
  return requestWith('PATCH', `/${id}/api/v1/times/${team}`, headers, JSON.stringify({ city: `Cidade ${sent}` }))
}
