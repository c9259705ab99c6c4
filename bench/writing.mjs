// One authenticated write of a record beside the bare transaction it needs, then five hundred writers at once. The limit
// has the same rows and triggers and nothing else: no authentication, no validation, no notification.
import pg from 'pg'
import { asSuperuser, joinCluster } from '../server/src/database/embedded/cluster.ts'
import { changeOfTeam, load } from './load.mjs'
import { processorTime } from './processor-time.mjs'
import { seedMatches, seedSessions } from './seed.mjs'
import { inTurns } from './turns.mjs'

const WRITERS = 500
const CLIENTS = 8
const SECONDS = 4
const WARM_UP_SECONDS = 2

// Run by bench.mjs with the server's own Node: `writing.mjs <data folder> <port> <process of the service>`.
const [dataDir, portText, service] = process.argv.slice(2)
console.log(JSON.stringify(await measureWriting(Number(portText), Number(service))))

async function measureWriting(port, pid) {
  const address = await joinCluster(dataDir, 'meio_campo')
  const client = new pg.Client(asSuperuser(address))
  await client.connect()
  await seedMatches(client, 10_000)
  const people = await seedSessions(client, WRITERS)
  await client.query(`update users set admin = true where id = any ($1)`, [people.map(({ id }) => id)])
  await client.end()

  // Every writer changes a club of their own.
  const requestOf = (index, sent) => changeOfTeam(people[index], `time_${1 + index}`, sent)
  const ours = (connections) => (seconds) =>
    timed(pid, () => load({ port, connections, seconds, requestOf, refusals: true }))
  const pool = new pg.Pool({ ...address, max: CLIENTS })
  const bare = (seconds) => timed(pid, () => writeBare(pool, people, seconds))
  for (const warmUp of [ours(CLIENTS), bare]) await warmUp(WARM_UP_SECONDS)
  const [limit, few] = await inTurns(
    () => bare(SECONDS),
    () => ours(CLIENTS)(SECONDS),
  )
  await pool.end()
  const many = await ours(WRITERS)(SECONDS * 2)
  return [
    {
      what: `bare transactions of a record's change, ${CLIENTS} at once`,
      unit: '/s',
      measured: limit.perSecond,
      goal: null,
    },
    { what: `writes of a record, ${CLIENTS} at once`, unit: '/s', measured: few.perSecond, goal: null },
    { what: '  of the bare transaction', unit: '', measured: few.perSecond / limit.perSecond, goal: 0.5, least: true },
    ...processorRows(few, limit),
    {
      what: `writes of a record, ${WRITERS} writers at once`,
      unit: '/s',
      measured: many.perSecond,
      goal: 2_000,
      least: true,
    },
    { what: '  p99', unit: 'ms', measured: many.p99, goal: 250 },
    { what: '  refused for the time being', unit: '', measured: many.refused, goal: 0 },
  ]
}

/** Processor milliseconds of each write: of the service, of PostgreSQL and of this program. */
async function timed(pid, work) {
  const before = processorTime(pid)
  const own = process.cpuUsage()
  const measured = await work()
  const after = processorTime(pid)
  const { user, system } = process.cpuUsage(own)
  if (before === null || after === null) return measured
  const each = (ms) => ms / measured.calls
  return {
    ...measured,
    service: each(after.service - before.service),
    postgres: each(after.postgres - before.postgres),
    program: each((user + system) / 1000),
  }
}

/** The bare transactions are made by this program; ours by the service, with this program as its client. */
function processorRows(ours, bare) {
  if (ours.service === undefined) return []
  const row = (what, measured) => ({ what, unit: 'ms', measured, goal: null })
  return [
    row('  processor time of a write: the service', ours.service),
    row('  processor time of a write: PostgreSQL', ours.postgres),
    row('  processor time of a bare transaction: its program', bare.program),
    row('  processor time of a bare transaction: PostgreSQL', bare.postgres),
    {
      what: '  bare transaction of a write, by processor time',
      unit: '',
      measured: (bare.program + bare.postgres) / (ours.service + ours.postgres),
      goal: 0.5,
      least: true,
    },
  ]
}

async function writeBare(pool, people, seconds) {
  const until = performance.now() + seconds * 1000
  const begun = performance.now()
  let written = 0
  const writer = async (index) => {
    for (let sent = 0; performance.now() < until; sent += 1) {
      await writeOnce(pool, people[index].id, `time_${1001 + index}`, `Cidade ${sent}`)
      written += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => writer(index)))
  return { perSecond: written / ((performance.now() - begun) / 1000), calls: written }
}

async function writeOnce(pool, user, team, city) {
  const client = await pool.connect()
  const run = (name, text, values = []) => client.query({ name, text, values })
  try {
    await client.query('begin')
    const { rows } = await run(
      'edit',
      `insert into edits (kind, actor_id, actor_name, summary) values ('edit', $1, 'Banco', 'mudou Cidade') returning id`,
      [user],
    )
    await run(
      'open',
      `select set_config('meio_campo.edit', $1, true), set_config('meio_campo.edit_pictures', 'on', true)`,
      [rows[0].id],
    )
    await run('change', `update teams set city = $1 where id = $2`, [city, team])
    await run(
      'audit',
      `insert into audit_log (actor_id, actor_name, action, summary) values ($1, 'Banco', 'records.edit', 'mudou Cidade')`,
      [user],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}
