// Deliveries to webhooks: how many a second reach a receiver that answers at once, and how long a goal takes to get there.
// The receiver is a process of its own; the service has its usual workers. Every delivery is caused by a change of a
// match, sent in the order of its lane, and stored before the next one.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { asSuperuser, joinCluster } from '../server/src/database/embedded/cluster.ts'
import { seedMatches, seedSessions } from './seed.mjs'

const WEBHOOKS = 20
const MATCHES = 100
const GOALS = 10
const SINGLE_GOALS = 50

// Run by bench.mjs with the server's own Node: `deliveries.mjs <data folder> <port>`.
const [dataDir, port] = process.argv.slice(2)
console.log(JSON.stringify(await measureDeliveries()))

async function measureDeliveries() {
  const client = new pg.Client(asSuperuser(await joinCluster(dataDir, 'meio_campo')))
  await client.connect()
  await seedMatches(client, MATCHES)
  const [person] = await seedSessions(client, 1)
  const receiver = fork(join(import.meta.dirname, 'receiver.mjs'))
  const [{ port: receiverPort }] = await once(receiver, 'message')
  const call = caller(person)

  const ids = []
  for (let number = 0; number < WEBHOOKS; number += 1) {
    const url = `http://127.0.0.1:${receiverPort}/${number}`
    const { data } = await call('POST', '', { name: `Banco ${number}`, url, types: ['match.goal'] })
    ids.push(data.id)
    await call('PATCH', `/${data.id}`, { state: 'paused' })
  }
  const expected = WEBHOOKS * MATCHES * GOALS
  for (let goal = 0; goal < GOALS; goal += 1) await score(client, goal, MATCHES)
  const { rows: begun } = await client.query('select clock_timestamp() as at')
  while ((await waiting(client)) < expected) await sleep(50)
  const { rows: made } = await client.query('select max(created_at) - $1 as took from webhook_deliveries', [
    begun[0].at,
  ])

  for (const id of ids) await call('PATCH', `/${id}`, { state: 'active' })
  const count = async () => {
    receiver.send('count')
    return (await once(receiver, 'message'))[0]
  }
  let counts = await count()
  while (counts.received < expected) {
    await sleep(200)
    counts = await count()
  }
  const seconds = (counts.last - counts.first) / 1000

  const times = []
  for (const id of ids.slice(1)) await call('DELETE', `/${id}`)
  for (let goal = 0; goal < SINGLE_GOALS; goal += 1) {
    const before = await count()
    const at = Date.now()
    await score(client, GOALS + goal, 1)
    let now = await count()
    while (now.received === before.received) {
      await sleep(1)
      now = await count()
    }
    times.push(now.last - at)
  }
  receiver.disconnect()
  await client.end()
  const figures = {
    perSecond: expected / seconds,
    repeated: counts.received - counts.distinct,
    outOfOrder: counts.outOfOrder,
    median: times.toSorted((a, b) => a - b)[times.length >> 1],
  }
  if (process.env.VERBOSE) console.error({ expected, seconds, made: made[0].took, ...figures })
  return [
    {
      what: `deliveries to ${WEBHOOKS} webhooks, ${MATCHES} matches, 1 receiver`,
      unit: '/s',
      measured: figures.perSecond,
      goal: 5_000,
      least: true,
    },
    { what: '  out of the order of their match', unit: '', measured: figures.outOfOrder, goal: 0 },
    { what: '  from a goal to its receiver, one by one, median', unit: 'ms', measured: figures.median, goal: null },
  ]
}

async function score(client, number, matches) {
  await client.query(
    `insert into events (id, match_id, type, side, minute, position)
     select 'gol_' || id || '_' || $1::integer, id, 'goal', 'home', 1, $1::integer
     from (select id from matches order by id limit $2) as m`,
    [number, matches],
  )
}

async function waiting(client) {
  const { rows } = await client.query('select count(*)::integer as count from webhook_deliveries')
  return rows[0].count
}

function caller({ id, token }) {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${id}/api/v1/webhooks${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? null : answer.json()
  }
}
