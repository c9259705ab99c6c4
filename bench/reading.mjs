// Reading: our cached read beside bare node:http with the same bytes, our uncached reads beside the same written by hand,
// and each alone, on ten thousand and on a million matches. One worker, one client process.
import pg from 'pg'
import { asSuperuser, joinCluster } from '../server/src/database/embedded/cluster.ts'
import { measureCrowd } from './crowd.mjs'
import { measureKeys } from './keys.mjs'
import { load, request } from './load.mjs'
import { seedMatches, seedSessions } from './seed.mjs'
import { inTurns, serve } from './turns.mjs'
import { measureAlone, measureBesideHand } from './uncached.mjs'
import { measureUsage } from './usage.mjs'

const CONNECTIONS = 64
const WARM_UP_SECONDS = 4
const CACHED = '/api/v1/jogos?de=1990-01-01'

/** Of the same written by hand; every other read a half. */
const BESIDE_HAND = { 'list of 20 matches of an edition': 0.6 }

// Run by bench.mjs with the server's own Node, which reads its sources as they are:
// `reading.mjs <data folder> <port> [--quick]`. The quick one has one size, and rounds of one second.
const [dataDir, portText, quick] = process.argv.slice(2)
/** What node:http writes by itself. */
const BY_NODE = new Set(['date', 'connection', 'keep-alive'])
const SECONDS = quick ? 1 : 4
const SIZES = quick ? [10_000] : [10_000, 1_000_000]
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
    const given = { port, address, people, size, seconds: SECONDS }
    results.push({
      size,
      ...(await measureCached(port, calls)),
      besideHand: await measureBesideHand(given),
      alone: await measureAlone({ ...given, seconds: SECONDS / 2 }),
    })
  }
  const crowd = crowdRows(await measureCrowd({ port, client, people }))
  if (quick) {
    await client.end()
    return [...rowsOf(results), ...crowd]
  }
  const keys = await measureKeys({ port, client, path: CACHED })
  const usage = await measureUsage({ address, client, path: CACHED })
  await client.end()
  return [...rowsOf(results), ...crowd, ...keys, ...usage]
}

async function measureCached(port, calls) {
  const requests = calls(CACHED)
  const answer = await fetch(`http://127.0.0.1:${port}${CACHED}`, {
    headers: { ...headersOf(requests[0]), 'accept-encoding': 'identity' },
  })
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !BY_NODE.has(name)))
  const bare = await serve('bare-http.mjs', { body: await answer.text(), headers })
  const run = (to, seconds) =>
    load({ port: to, connections: CONNECTIONS, seconds, requestOf: (index) => requests[index] })
  // A service that has run for a while has its code compiled; both are brought to that first.
  for (const to of [bare.port, port]) await run(to, WARM_UP_SECONDS)
  // Measured alternately, so that other load on the machine affects both.
  const measured = await inTurns(
    () => run(bare.port, SECONDS),
    () => run(port, SECONDS),
  )
  bare.stop()
  return { bareHttp: measured[0], cached: measured[1] }
}

function headersOf(bytes) {
  return { authorization: /authorization: (.*)\r\n/.exec(bytes.toString())[1] }
}

function crowdRows({ again, fresh, kept, statements }) {
  return [
    { what: 'table after a goal, 1,000 readers at once: kept again, p99', unit: 'ms', measured: again, goal: 50 },
    { what: '  all of them have it, p99', unit: 'ms', measured: fresh, goal: null },
    { what: '  the same 1,000, of a table that is kept, p99', unit: 'ms', measured: kept, goal: null },
    { what: '  statements for all of them together', unit: '', measured: statements, goal: null },
  ]
}

function rowsOf(results) {
  const rows = []
  const add = (what, unit, measured, goal = null, least = false) => rows.push({ what, unit, measured, goal, least })
  for (const { size, bareHttp, cached, besideHand, alone } of results) {
    const on = `on ${size.toLocaleString('en')} matches`
    add(`bare node:http, same bytes and headers, ${on}`, '/s', bareHttp.perSecond)
    add(`cached read, ${on}`, '/s', cached.perSecond)
    add('  of bare node:http, per process', '', cached.perSecond / bareHttp.perSecond, 0.85, true)
    for (const [name, { hand, ours, difference }] of Object.entries(besideHand)) {
      if (difference) {
        rows.push({ what: `uncached ${name}, ${on}`, problem: `differs: ${difference}` })
        continue
      }
      add(`uncached ${name}, by hand, ${on}`, '/s', hand.perSecond)
      add(`uncached ${name}, ${on}`, '/s', ours.perSecond)
      add('  of the same written by hand', '', ours.perSecond / hand.perSecond, BESIDE_HAND[name] ?? 0.5, true)
    }
    for (const [name, { p50, p99 }] of Object.entries(alone)) {
      add(`uncached ${name}, one client, ${on}, p50`, 'ms', p50, 5)
      add('  p99', 'ms', p99, 20)
    }
  }
  const [small, large] = results
  if (!large) return rows
  const grown = (name, of) =>
    add(`${name}, p99 on a million over p99 on ten thousand`, '×', of(large).p99 / of(small).p99, 1.3)
  for (const name of Object.keys(small.alone)) grown(`uncached ${name}`, ({ alone }) => alone[name])
  grown('cached read', ({ cached }) => cached)
  return rows
}
