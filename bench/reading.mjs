// Reading: our cached read beside bare node:http with the same bytes, our uncached list beside the same SQL through
// bare `pg`, each on ten thousand and on a million matches. One worker, one client process, sixty-four connections.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { asSuperuser, joinCluster } from '../server/src/database/embedded/cluster.ts'
import { listMatches } from '../server/src/features/football/matches/match-list.ts'
import { readListPage } from '../server/src/platform/reading/list.ts'
import { measureKeys } from './keys.mjs'
import { load, request } from './load.mjs'
import { seedMatches, seedSessions } from './seed.mjs'
import { measureUsage } from './usage.mjs'

const CONNECTIONS = 64
const SECONDS = 4
const CACHED = '/api/v1/jogos?de=1990-01-01'
const SIZES = [10_000, 1_000_000]

// Run by bench.mjs with the server's own Node, which reads its sources as they are: `reading.mjs <data folder> <port>`.
const [dataDir, portText] = process.argv.slice(2)
console.log(JSON.stringify(await measureReading(Number(portText))))

async function measureReading(port) {
  const address = asSuperuser(await joinCluster(dataDir, 'meio_campo'))
  const client = new pg.Client(address)
  await client.connect()
  const people = await seedSessions(client, CONNECTIONS)
  const calls = (path) => people.map(({ token }) => request(path, { authorization: `Bearer ${token}` }))
  const results = []
  for (const size of SIZES) {
    await seedMatches(client, size)
    results.push({ size, ...(await measureCached(port, calls)), ...(await measureUncached(port, people, address)) })
  }
  const keys = await measureKeys({ port, client, path: CACHED })
  const usage = await measureUsage({ address, client, path: CACHED })
  await client.end()
  return [...rowsOf(results), ...keys, ...usage]
}

async function measureCached(port, calls) {
  const requests = calls(CACHED)
  const body = await (await fetch(`http://127.0.0.1:${port}${CACHED}`, { headers: headersOf(requests[0]) })).text()
  const bare = await serve('bare-http.mjs', { body })
  // Measured alternately, so that other load on the machine affects both.
  const measured = await inTurns(
    () => load({ port: bare.port, connections: CONNECTIONS, seconds: SECONDS, requestOf: (index) => requests[index] }),
    () => load({ port, connections: CONNECTIONS, seconds: SECONDS, requestOf: (index) => requests[index] }),
  )
  bare.stop()
  return { bareHttp: measured[0], cached: measured[1] }
}

async function measureUncached(port, people, address) {
  const queries = await recordQueries(address)
  const bare = await serve('bare-pg.mjs', { address, queries })
  // Every call requests another day, so that no answer is cached.
  let day = 0
  const nextDay = () => new Date(Date.UTC(1950, 0, 1 + (day++ % 24_000))).toISOString().slice(0, 10)
  let limit = 20
  const measured = await inTurns(
    () =>
      load({
        port: bare.port,
        connections: 16,
        seconds: SECONDS,
        requestOf: () => request(`/?de=${nextDay()}&limit=20`),
      }),
    () => {
      limit = limit === 20 ? 19 : limit === 19 ? 18 : 20
      return load({
        port,
        connections: 16,
        seconds: SECONDS,
        requestOf: (index) =>
          request(`/api/v1/jogos?de=${nextDay()}&limit=${limit}`, { authorization: `Bearer ${people[index].token}` }),
      })
    },
  )
  bare.stop()
  return { barePg: measured[0], uncached: measured[1] }
}

/** The queries that our list sends to the database for one page. */
async function recordQueries(address) {
  const queries = []
  const database = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool(address) }),
    log: ({ query }) => queries.push({ text: query.sql, values: query.parameters }),
  })
  const today = new Date().toISOString().slice(0, 10)
  const source = await listMatches(database, { de: '1990-01-01' }, today)
  await readListPage(database, source, { limit: 20 }, '/api/v1/jogos')
  await database.destroy()
  return queries
}

async function serve(file, message) {
  const child = fork(join(import.meta.dirname, file))
  child.send(message)
  const [{ port }] = await once(child, 'message')
  return { port, stop: () => child.kill() }
}

/** Three rounds each; the median counts. */
async function inTurns(...measures) {
  const rounds = measures.map(() => [])
  for (let round = 0; round < 3; round += 1) {
    for (const [index, measure] of measures.entries()) rounds[index].push(await measure())
  }
  return rounds.map((own) => own.toSorted((a, b) => a.perSecond - b.perSecond)[1])
}

function headersOf(bytes) {
  return { authorization: /authorization: (.*)\r\n/.exec(bytes.toString())[1] }
}

function rowsOf([small, large]) {
  const rows = []
  for (const { size, bareHttp, cached, barePg, uncached } of [small, large]) {
    const on = `on ${size.toLocaleString('en')} matches`
    rows.push({ what: `bare node:http, same bytes, ${on}`, unit: '/s', measured: bareHttp.perSecond, goal: null })
    rows.push({ what: `cached read, ${on}`, unit: '/s', measured: cached.perSecond, goal: null })
    rows.push({
      what: '  of bare node:http, per process',
      unit: '',
      measured: cached.perSecond / bareHttp.perSecond,
      goal: 0.7,
      least: true,
    })
    rows.push({ what: `same SQL through bare pg, ${on}`, unit: '/s', measured: barePg.perSecond, goal: null })
    rows.push({ what: `uncached list, ${on}`, unit: '/s', measured: uncached.perSecond, goal: null })
    rows.push({
      what: '  of bare pg',
      unit: '',
      measured: uncached.perSecond / barePg.perSecond,
      goal: 0.7,
      least: true,
    })
  }
  rows.push({
    what: 'uncached list, p99 on a million over p99 on ten thousand',
    unit: '×',
    measured: large.uncached.p99 / small.uncached.p99,
    goal: 1.3,
  })
  rows.push({
    what: 'cached read, p99 on a million over p99 on ten thousand',
    unit: '×',
    measured: large.cached.p99 / small.cached.p99,
    goal: 1.3,
  })
  return rows
}
