// The median time of one client that reads uncached lists: alone, then during each kind of load or attack. The attackers
// run on the same cores, so their own cost is in the figure.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { asSuperuser, joinCluster } from '../server/src/database/embedded/cluster.ts'
import { changeOfTeam, load, request, requestWith } from './load.mjs'
import { seedMatches, seedSessions } from './seed.mjs'

const SECONDS = 4
const MOST_LONGER = 2
const WRITERS = 500
const STREAMS = 2_000
const SLOW_BODIES = 200

// Run by bench.mjs with the server's own Node: `attacks.mjs <data folder> <port>`.
const [dataDir, portText] = process.argv.slice(2)
const port = Number(portText)

async function measureAttacks() {
  const client = new pg.Client(asSuperuser(await joinCluster(dataDir, 'meio_campo')))
  await client.connect()
  await seedMatches(client, 10_000)
  const people = await seedSessions(client, WRITERS + 1)
  const [reader, ...others] = people
  await client.query(`update users set admin = true where id = any ($1)`, [others.map(({ id }) => id)])
  await client.end()

  await read(reader, 2)
  const alone = await read(reader, SECONDS)
  const rows = [{ what: 'an ordinary reader alone, median', unit: 'ms', measured: alone.p50, goal: null }]
  for (const [name, begin] of Object.entries(attacks(others))) {
    const end = await begin()
    await sleep(500)
    const { p50 } = await read(reader, SECONDS)
    await end()
    await sleep(1_000)
    rows.push({ what: `  beside ${name}, of that`, unit: '×', measured: p50 / alone.p50, goal: MOST_LONGER })
  }
  return rows
}

let day = 0
const read = ({ token }, seconds) =>
  load({
    port,
    connections: 1,
    seconds,
    requestOf: () => {
      const from = new Date(Date.UTC(1500, 0, 1 + day++)).toISOString().slice(0, 10)
      return request(`/api/v1/jogos?de=${from}`, { authorization: `Bearer ${token}` })
    },
  })

/** Each begins, and gives what ends it. */
function attacks(people) {
  return {
    [`${WRITERS} writers`]: () =>
      flood(WRITERS, (index, sent) => changeOfTeam(people[index], `time_${1 + index}`, sent)),
    [`${STREAMS.toLocaleString('en')} streams`]: () =>
      holdOpen(STREAMS, (index) => streamOf(people[index % people.length])),
    'logins with 60,000 unknown fields': () => flood(4, () => MANY_FIELDS),
    'logins with wrong passwords': () =>
      flood(8, (_, sent) => loginOf({ email: `ninguem${sent}@exemplo.com`, password: 'errada-demais' })),
    'garbage cursors': () =>
      flood(8, (index, sent) =>
        request(`/api/v1/campeonatos/liga_0/artilheiros?cursor=lixo${sent}`, {
          authorization: `Bearer ${people[index].token}`,
        }),
      ),
    [`${SLOW_BODIES} bodies that never end`]: () => holdOpen(SLOW_BODIES, () => SLOW_BODY),
  }
}

const JSON_BODY = { 'content-type': 'application/json' }
const loginOf = (given) => requestWith('POST', '/web/access/login', JSON_BODY, JSON.stringify(given))
const MANY_FIELDS = loginOf(Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`f${n}`, 1])))
const SLOW_BODY = requestWith('POST', '/web/access/login', { ...JSON_BODY, 'content-length': 1_000 })

const streamOf = ({ id, token }) =>
  request(`/${id}/api/v1/ao-vivo`, { accept: 'text/event-stream', authorization: `Bearer ${token}` })

/** Connections that send their next request as soon as anything is answered; one that is cut is opened again. */
async function flood(connections, requestOf) {
  let running = true
  const sockets = new Set()
  const open = (index, sent = 0) => {
    if (!running) return
    const socket = connect(port, '127.0.0.1', () => socket.write(requestOf(index, sent++)))
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', () => running && socket.writable && socket.write(requestOf(index, sent++)))
    socket.on('close', () => {
      sockets.delete(socket)
      setTimeout(() => open(index, sent), 50)
    })
  }
  for (let index = 0; index < connections; index += 1) open(index)
  return async () => {
    running = false
    for (const socket of sockets) socket.destroy()
  }
}

/** Connections that send one request and wait. */
async function holdOpen(connections, requestOf) {
  const sockets = Array.from({ length: connections }, (_, index) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(requestOf(index)))
    return socket.on('error', () => undefined).resume()
  })
  await sleep(3_000)
  return async () => {
    for (const socket of sockets) socket.destroy()
  }
}

console.log(JSON.stringify(await measureAttacks()))
