// After a goal everything about an edition is uncached: a thousand readers ask at once, and one of them has it computed.
import { connect } from 'node:net'
import { request } from './load.mjs'
import { editionOf } from './seed.mjs'

const READERS = 1_000
const GOALS = 20
/** Counting what the database did takes seconds each time. */
const COUNTED_GOALS = 3

/**
 * How long it takes until the fresh table is kept again, how long all readers wait for it, how long as many wait for one
 * that is kept already, and how many statements the database ran for all of them.
 */
export async function measureCrowd({ port, client, people }) {
  const { competition, name } = editionOf(1)
  const path = `/api/v1/campeonatos/${competition}/tabela?temporada=${name}`
  const readers = await Promise.all(
    Array.from({ length: READERS }, (_, index) =>
      openReader(port, request(path, { authorization: `Bearer ${people[index % people.length].token}` })),
    ),
  )
  const askAll = () => Promise.all(readers.map((reader) => reader.ask()))
  await askAll()
  const times = []
  const kept = []
  const again = []
  let statements = 0
  for (let goal = 0; goal < GOALS; goal += 1) {
    await client.query(`update matches set home_score = home_score + 1 where id = 'liga_m${380 + goal}'`)
    // The notification has been delivered once the writer's next statement is answered, or very soon after.
    await client.query('select pg_sleep(0.05)')
    const counted = goal < COUNTED_GOALS
    const before = counted ? await countStatements(client) : 0
    const waits = await askAll()
    times.push(...waits)
    // The first reader is answered when the table has been computed, which is when it is kept.
    again.push(Math.min(...waits))
    if (counted) statements += (await countStatements(client)) - before
    kept.push(...(await askAll()))
  }
  readers.forEach((reader) => reader.close())
  return { again: p99Of(again), fresh: p99Of(times), kept: p99Of(kept), statements: statements / COUNTED_GOALS }
}

const p99Of = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]

/** Connections report what they did after a second without work. */
async function countStatements(client) {
  await client.query('select pg_sleep(1.2)')
  const { rows } = await client.query(
    `select sum(xact_commit)::integer as count from pg_stat_database where datname = current_database()`,
  )
  return rows[0].count
}

async function openReader(port, bytes) {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.setNoDelay(true)
  return {
    ask: () =>
      new Promise((resolve, reject) => {
        const begun = performance.now()
        let held = Buffer.alloc(0)
        const take = (chunk) => {
          held = Buffer.concat([held, chunk])
          const head = held.indexOf('\r\n\r\n')
          if (head < 0) return
          const headers = held.latin1Slice(0, head).toLowerCase()
          if (!headers.startsWith('http/1.1 200')) reject(new Error(headers))
          if (held.length < head + 4 + Number(/content-length: (\d+)/.exec(headers)[1])) return
          socket.off('data', take)
          resolve(performance.now() - begun)
        }
        socket.on('data', take)
        socket.write(bytes)
      }),
    close: () => socket.end(),
  }
}
