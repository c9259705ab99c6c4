// What a key costs: the same cached read, by people with a session and by programs with a key whose every call is checked
// and counted across processes. Measured alternately, so that other load on the machine affects both.
import { createHash, randomBytes } from 'node:crypto'
import { load, request } from './load.mjs'
import { seedSessions } from './seed.mjs'

const CONNECTIONS = 64
const SECONDS = 3
const ROUNDS = 5
/** So many that no account meets its limit by the minute, however fast the machine. */
const ACCOUNTS = 512

/** One key for each of these people, on the plan without a limit by the day. */
export async function seedKeys(client, people) {
  const keys = people.map(({ id }) => ({
    id: `key_${randomBytes(12).toString('hex')}`,
    user: id,
    secret: `mc_live_${randomBytes(32).toString('hex')}`,
  }))
  for (const { id, user, secret } of keys) {
    await client.query(`update users set plan = 'livre' where id = $1`, [user])
    await client.query(
      `insert into api_keys (id, user_id, name, mode, kind, scopes) values ($1, $2, 'Banco', 'live', 'server', '{read}')`,
      [id, user],
    )
    await client.query(`insert into api_key_secrets (hash, key_id, user_id, prefix) values ($1, $2, $3, $4)`, [
      createHash('sha256').update(secret).digest('hex'),
      id,
      user,
      secret.slice(0, 12),
    ])
  }
  return keys
}

export async function measureKeys({ port, client, path }) {
  const people = await seedSessions(client, ACCOUNTS)
  const keys = await seedKeys(client, people)
  const bySession = people.map(({ token }) => request(path, { authorization: `Bearer ${token}` }))
  const byKey = keys.map(({ secret }) => request(path, { authorization: `Bearer ${secret}` }))
  const pickRequest = (requests) => (index, sent) => requests[(sent * CONNECTIONS + index) % requests.length]
  const measure = (requests) =>
    load({ port, connections: CONNECTIONS, seconds: SECONDS, requestOf: pickRequest(requests) })
  await measure(bySession)
  await measure(byKey)
  const measured = { session: [], key: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const [session, key] = [await measure(bySession), await measure(byKey)]
    measured.session.push(session)
    measured.key.push(key)
  }
  const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
  const of = (kind, figure) => middle(measured[kind].map((each) => each[figure]))
  const added = (figure) => middle(measured.key.map((key, round) => key[figure] - measured.session[round][figure]))
  return [
    { what: 'cached read by session', unit: '/s', measured: of('session', 'perSecond'), goal: null },
    { what: 'the same by key, checked and counted', unit: '/s', measured: of('key', 'perSecond'), goal: null },
    { what: 'cached read by session, p99', unit: 'ms', measured: of('session', 'p99'), goal: null },
    { what: '  what key and quota add at the median', unit: 'ms', measured: added('p50'), goal: null },
    { what: '  what key and quota add at p99', unit: 'ms', measured: added('p99'), goal: 1 },
  ]
}
