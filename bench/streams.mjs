// Ten thousand subscribers of the live stream in this process, the service in its own: how long it takes from the moment a
// goal is written until each of them has received it, and whether one is missing.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { asSuperuser, joinCluster } from '../server/src/database/embedded/cluster.ts'
import { seedMatches, seedSessions } from './seed.mjs'

const STREAMS = Number(process.env.STREAMS ?? 10_000)
const PER_ACCOUNT = 20
const OPENING_AT_ONCE = 100
const GOALS = 20
/** The first goals are slower, because code is not compiled yet. */
const WARM_UP = 3
const PAUSE_MS = 1_000
const PATIENCE_MS = 20_000
/** One buffer for all sockets: each read is parsed before the next. */
const buffer = Buffer.allocUnsafe(64 * 1024)

// Run by bench.mjs with the server's own Node: `streams.mjs <data folder> <port>`.
const [dataDir, portText] = process.argv.slice(2)
console.log(JSON.stringify(await measureStreams(Number(portText))))

async function measureStreams(port) {
  const client = new pg.Client(asSuperuser(await joinCluster(dataDir, 'meio_campo')))
  await client.connect()
  await seedMatches(client, 1_000)
  const people = await seedSessions(client, Math.ceil(STREAMS / PER_ACCOUNT))
  const [{ id: match }] = (await client.query('select id from matches order by id limit 1')).rows
  const readers = []
  const begun = performance.now()
  while (readers.length < STREAMS) {
    const some = Math.min(OPENING_AT_ONCE, STREAMS - readers.length)
    const opened = Array.from({ length: some }, (_, index) =>
      open(port, people[(readers.length + index) % people.length]),
    )
    readers.push(...(await Promise.all(opened)))
  }
  const openedPerSecond = STREAMS / ((performance.now() - begun) / 1000)

  const times = []
  const goals = Array.from({ length: WARM_UP + GOALS }, (_, number) => `bench_${String(number).padStart(3, '0')}`)
  for (const [number, goal] of goals.entries()) {
    const writtenAt = performance.now()
    await client.query(`insert into events (id, match_id, type, side, position) values ($1, $2, 'goal', 'home', $3)`, [
      goal,
      match,
      number,
    ])
    const deadline = writtenAt + PATIENCE_MS
    while (readers.some(({ received }) => received.length <= number) && performance.now() < deadline) await sleep(20)
    if (number >= WARM_UP)
      times.push(...readers.flatMap(({ received }) => (received[number] ? [received[number].at - writtenAt] : [])))
    await sleep(PAUSE_MS)
  }
  const missing = readers.reduce(
    (sum, { received }) => sum + goals.filter((goal, at) => received[at]?.goal !== goal).length,
    0,
  )
  for (const { socket } of readers) socket.destroy()
  await client.end()
  times.sort((a, b) => a - b)
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))]
  return [
    { what: `streams opened`, unit: '/s', measured: openedPerSecond, goal: 3_000, least: true },
    { what: `goal to each of ${STREAMS} streams, median`, unit: 'ms', measured: at(0.5), goal: null },
    { what: `goal to each of ${STREAMS} streams, p99`, unit: 'ms', measured: at(0.99), goal: 100 },
    {
      what: `  of ${goals.length * STREAMS} events, missing or out of order`,
      unit: '',
      measured: missing,
      goal: 0,
    },
  ]
}

/** Opens a subscriber; resolves when it has received its first cursor. It parses only the ids of goals, to save CPU. */
async function open(port, { id, token }) {
  const received = []
  let flowing = false
  let rest = ''
  const { promise, resolve, reject } = Promise.withResolvers()
  const socket = connect({
    port,
    host: '127.0.0.1',
    onread: {
      buffer,
      callback(length) {
        const at = performance.now()
        const text = rest + buffer.latin1Slice(0, length)
        let from = 0
        if (!flowing) {
          from = text.indexOf('\nid: ')
          if (from < 0) return void (rest = text)
          if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text))
          flowing = true
          resolve({ socket, received })
        }
        rest = ''
        for (let found; (found = text.indexOf('"event":{"id":"bench_', from)) >= 0; from = found + 1) {
          received.push({ at, goal: text.slice(found + 15, found + 24) })
        }
      },
    },
  })
  socket.once('error', reject)
  await once(socket, 'connect')
  socket.write(
    `GET /${id}/api/v1/ao-vivo?tipo=match.goal HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\nauthorization: Bearer ${token}\r\n\r\n`,
  )
  return promise
}
