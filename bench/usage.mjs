// What recording costs: the same answer, sent in the first hook, with and without its call being recorded, rolled up and
// written to PostgreSQL once a second. Measured alternately, so that other load on the machine affects both.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { seedKeys } from './keys.mjs'
import { load, request } from './load.mjs'
import { seedSessions } from './seed.mjs'

const CONNECTIONS = 64
const SECONDS = 3
const ROUNDS = 5
const ACCOUNTS = 64

export async function measureUsage({ address, client, path }) {
  const keys = await seedKeys(client, await seedSessions(client, ACCOUNTS))
  const body = JSON.stringify({ data: Array.from({ length: 20 }, (_, id) => ({ id, name: 'Jogo de banco' })) })
  const [without, recording] = [
    await serve({ address, keys, body }),
    await serve({ address, keys, body, recording: true }),
  ]
  const bytes = request(path)
  const measure = ({ port }) => load({ port, connections: CONNECTIONS, seconds: SECONDS, requestOf: () => bytes })
  await measure(without)
  await measure(recording)
  const measured = []
  for (let round = 0; round < ROUNDS; round += 1) measured.push([await measure(without), await measure(recording)])
  await without.stop()
  await recording.stop()
  const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
  const of = (index, figure) => middle(measured.map((round) => round[index][figure]))
  const added = (figure) => middle(measured.map(([plain, recorded]) => recorded[figure] - plain[figure]))
  return [
    { what: 'answer by key, not recorded', unit: '/s', measured: of(0, 'perSecond'), goal: null },
    { what: 'the same, recorded', unit: '/s', measured: of(1, 'perSecond'), goal: null },
    { what: '  what recording adds at the median', unit: 'ms', measured: added('p50'), goal: null },
    { what: '  what recording adds at p99', unit: 'ms', measured: added('p99'), goal: null },
  ]
}

async function serve(message) {
  const child = fork(join(import.meta.dirname, 'usage-server.mjs'))
  child.send(message)
  const [{ port }] = await once(child, 'message')
  const stop = async () => {
    child.disconnect()
    await once(child, 'exit')
  }
  return { port, stop }
}
