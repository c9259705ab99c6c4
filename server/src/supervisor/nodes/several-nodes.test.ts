import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiKey, Session } from '@meio-campo/contract'
import { PgBoss } from 'pg-boss'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { EmbeddedAddress } from '../../database/embedded/cluster.ts'
import { openDatabase, type Database } from '../../database/database.ts'
import { createTestRedis, findRedis, type TestRedis } from '../../testing/redis-server.ts'
import { insertSmallSeason, LIVE } from '../../testing/small-season.ts'
import { readStream } from '../../testing/stream-reader.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { ADMIN, makeDataDir, startService, type TestService } from '../../testing/test-service.ts'
import { until } from '../../testing/until.ts'
import { listWorkers } from '../../testing/worker-processes.ts'
import { meetNodes } from './node-register.ts'

const redisProgram = findRedis()
const NO_REDIS = 'neither redis-server nor valkey-server is on the PATH'
if (redisProgram === null) console.warn(`Several nodes: what needs Redis is skipped, ${NO_REDIS}.`)

let folder: { dataDir: string; remove: () => Promise<void> }
let address: EmbeddedAddress
let drop: () => Promise<void>
let database: Database
let redis: TestRedis | null = null
/** The first node's mail server, which refuses every connection. */
let rude: Server
let one: TestService
let two: TestService
let admin: Session

/** Two services as two machines would run them: one database, one folder, one key, one Redis where there is one. */
beforeAll(async () => {
  folder = await makeDataDir()
  ;({ address, drop } = await createTestDatabase('empty'))
  rude = createServer().listen(0, '127.0.0.1')
  await once(rude, 'listening')
  rude.on('connection', hangUp)
  if (redisProgram) redis = await createTestRedis(redisProgram)
  await redis?.start()
  const mailPort = (rude.address() as AddressInfo).port
  ;[one, two] = await Promise.all([
    startService(folder.dataDir, { ...environment(), SMTP_URL: `smtp://127.0.0.1:${mailPort}` }),
    startService(folder.dataDir, environment()),
  ])
  database = openDatabase(address, () => undefined)
  await insertSmallSeason(database, '2026-05-10')
  admin = await one.login()
}, 120_000)

afterAll(async () => {
  for (const { process, exited } of [one, two]) {
    process.kill('SIGKILL')
    await exited
  }
  await redis?.kill()
  rude.close()
  await database.destroy()
  await drop()
  await folder.remove()
}, 60_000)

const hangUp = (socket: Socket) => void socket.on('error', () => undefined).destroy()

const environment = () => ({
  DATABASE_URL: `postgres://${address.user}@localhost/${address.database}?host=${encodeURIComponent(address.host)}`,
  SECRET_KEY: 'the-same-key-on-every-node-of-this-test',
  WORKERS: '1',
  ...(redis && { REDIS_URL: redis.url }),
})

async function call(node: TestService, method: string, path: string, body?: unknown, as: Session = admin) {
  const form = body instanceof FormData
  const answer = await fetch(`${node.url}/${as.user._id}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${as.user.token}`,
      ...(body !== undefined && !form && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : null }
}

async function callWithKey(node: TestService, secret: string): Promise<number> {
  const answer = await fetch(`${node.url}/api/v1/times`, { headers: { authorization: `Bearer ${secret}` } })
  await answer.arrayBuffer()
  return answer.status
}
/** Half of them at each node, all at once. */
async function callBoth(secret: string, calls: number): Promise<number[]> {
  return Promise.all(Array.from({ length: calls }, (_, index) => callWithKey(index % 2 ? one : two, secret)))
}
const passed = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length

async function makeKey(limits: object = {}): Promise<{ key: ApiKey; secret: string }> {
  const { status, body } = await call(one, 'POST', '/api/v1/chaves', { name: 'Prova', limits })
  expect(status).toBe(201)
  return body.data
}

/** The supervisor of a node and its workers. */
function processesOf({ process }: TestService): { workers: number[]; all: number[] } {
  const workers = listWorkers(process.pid!)
  return { workers, all: [process.pid!, ...workers] }
}

it('prepares an empty database once, however many start at once', async () => {
  const admins = await database.selectFrom('users').select('email').where('admin', '=', true).execute()
  expect(admins).toEqual([{ email: ADMIN.email }])
  expect([one.output(), two.output()].filter((text) => text.includes('Administração:'))).toHaveLength(1)
  expect((await call(two, 'GET', '/api/v1/webmaster')).body.data).toMatchObject({ nodes: 2, workers: 2 })
})

it('refuses a node with another SECRET_KEY, and warns one with another folder or without Redis', async () => {
  const { folder: shared, secret } = await database.selectFrom('nodes').selectAll().executeTakeFirstOrThrow()
  const meet = (self: object, has: object = {}) =>
    meetNodes(database, { id: 'third', folder: shared, secret, ...self }, { hasRedis: true, hasS3: false, ...has })
  await expect(meet({ secret: 'another' })).rejects.toThrow(/outra SECRET_KEY/)
  expect(await meet({})).toEqual({ warnings: [], alone: false })
  const { warnings } = await meet({ folder: 'another' }, { hasRedis: false })
  expect(warnings).toEqual([expect.stringMatching(/outra DATA_DIR/), expect.stringMatching(/falta REDIS_URL/)])
  expect(await meet({ folder: 'another' }, { hasS3: true })).toEqual({ warnings: [], alone: false })
})

it('streams on one node what is written on the other, and resumes there', async () => {
  const goal = (node: TestService, id: string) =>
    call(node, 'POST', `/api/v1/campeonatos/liga/jogos/${LIVE}/eventos`, {
      commands: [
        { id: `mesa_${id.padStart(16, '0')}`, do: 'tell', type: 'goal', side: 'home', player: 'ana', minute: 61 },
      ],
    })
  const first = await readStream(two.url, admin, 'ao-vivo?tipo=match.goal')
  expect((await goal(one, '1')).body.data.outcomes[0]).toMatchObject({ done: true })
  await until(() => first.events.length === 1)
  first.close()
  await goal(two, '2')
  await goal(one, '3')
  const resumed = await readStream(one.url, admin, 'ao-vivo?tipo=match.goal', first.lastId)
  await until(() => resumed.events.length === 2)
  await goal(two, '4')
  await until(() => resumed.events.length === 3)
  resumed.close()
  const ids = [...first.events, ...resumed.events].map(({ event }) => event!.id)
  expect(new Set(ids).size).toBe(4)
})

it('gives no stale answer on any node once a write was answered', async () => {
  const rename = (node: TestService, name: string) => call(node, 'PATCH', '/api/v1/times/santos', { name })
  const nameAt = async (node: TestService) => (await call(node, 'GET', '/api/v1/times/santos')).body.data.name
  for (let turn = 0; turn < 6; turn += 1) {
    const [writer, reader] = turn % 2 ? [one, two] : [two, one]
    // Kept by both before it changes.
    await Promise.all([nameAt(one), nameAt(two)])
    expect((await rename(writer, `Santos ${turn}`)).status).toBe(200)
    expect(await nameAt(reader)).toBe(`Santos ${turn}`)
  }
  // A busy node receives the change a little later; the write is not acknowledged before it has.
  const busy = processesOf(two).workers
  for (const pid of busy) process.kill(pid, 'SIGSTOP')
  let answered = false
  const writing = rename(one, 'Santos do fim').finally(() => (answered = true))
  await sleep(600)
  expect(answered).toBe(false)
  for (const pid of busy) process.kill(pid, 'SIGCONT')
  expect((await writing).status).toBe(200)
  expect(await nameAt(two)).toBe('Santos do fim')
})

it('lets nobody in anywhere who was signed out, nor a key that was revoked', async () => {
  for (const [ender, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const leaving = await ender.login()
    expect((await call(other, 'GET', '/api/v1/conta', undefined, leaving)).status).toBe(200)
    await call(ender, 'POST', '/access/logout', undefined, leaving)
    expect((await call(other, 'GET', '/api/v1/conta', undefined, leaving)).status).toBe(401)
    const { key, secret } = await makeKey()
    expect(await callWithKey(other, secret)).toBe(200)
    expect((await call(ender, 'DELETE', `/api/v1/chaves/${key.id}`)).status).toBe(204)
    expect(await callWithKey(other, secret)).toBe(401)
  }
})

it('shows on one node the picture that was sent to the other', async () => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0a6b3c' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'foto.png')
  const { body } = await call(one, 'POST', '/api/v1/uploads', form)
  expect((await fetch(`${two.url}${body.data.url}`)).status).toBe(200)
})

it('counts quotas and limits exactly over both nodes, and fails nobody while Redis is away', async ({ skip }) => {
  if (!redis) return skip(NO_REDIS)
  for (const limits of [{ perMinute: 37 }, { perDay: 60 }]) {
    const { secret } = await makeKey(limits)
    expect(passed(await callBoth(secret, 150))).toBe(Object.values(limits)[0])
  }
  const confirm = (node: TestService) =>
    fetch(`${node.url}/web/access/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'x'.repeat(43) }),
    }).then(({ status }) => status)
  const confirmed = await Promise.all(Array.from({ length: 30 }, (_, index) => confirm(index % 2 ? one : two)))
  expect(confirmed.filter((status) => status !== 429)).toHaveLength(20)

  const { key, secret } = await makeKey({ perDay: 60 })
  expect(passed(await callBoth(secret, 30))).toBe(30)
  await redis.kill()
  // Also those that are on their way when it goes.
  expect(passed(await callBoth(secret, 10))).toBe(10)
  for (const node of [one, two]) await until(() => node.output().includes('Redis is away'))
  const written = () => database.selectFrom('quota_days').select('used').where('key_id', '=', key.id).executeTakeFirst()
  await until(async () => Number((await written())?.used) === 40)
  await redis.start()
  for (const node of [one, two]) await until(() => node.output().includes('Redis is back'))
  // It came back without a memory; the day did not.
  expect(passed(await callBoth(secret, 60))).toBe(20)
})

it('restarts every node, one after the other, and both who ask share one restart', async () => {
  const before = [one, two].map((node) => processesOf(node).workers)
  const restart = (node: TestService) => call(node, 'POST', '/api/v1/webmaster/api/restart')
  const answers = await Promise.all([restart(one), restart(two)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0].body.data).toMatchObject({ nodes: 2, workers: 2 })
  expect(answers.map(({ body }) => body.data.joined).toSorted()).toEqual([false, true])
  const after = [one, two].map((node) => processesOf(node).workers)
  for (const [index, workers] of after.entries())
    expect(workers.some((worker) => !before[index]!.includes(worker))).toBe(true)
})

it('does not wait for ever for a node that hangs, and does the work of one that was killed', async () => {
  // The second hangs, so it is the first that begins to send the mail; its server now takes the call and says nothing.
  rude.off('connection', hangUp)
  const calling = new Promise<Socket>((resolve) => rude.once('connection', resolve))
  for (const pid of processesOf(two).all) process.kill(pid, 'SIGSTOP')
  const askedAt = performance.now()
  const { status } = await fetch(`${one.url}/web/access/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email }),
  })
  expect(status).toBe(202)
  expect(performance.now() - askedAt).toBeLessThan(5_000)
  const socket = await calling
  for (const pid of processesOf(two).all) process.kill(pid, 'SIGCONT')
  one.process.kill('SIGKILL')
  await one.exited
  socket.destroy()

  const waiting = await findUnsent()
  expect(waiting.length).toBeGreaterThan(0)
  await letHeartbeatsPass()
  await until(async () => (await findUnsent()).length === 0, 20_000)
  expect((await call(two, 'PATCH', '/api/v1/times/santos', { name: 'Santos de novo' })).status).toBe(200)
})

const findUnsent = () => database.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()

/** Lets the time pass after which a job is missed, and the pause before it is done again: the rest is the queue's doing. */
async function letHeartbeatsPass(): Promise<void> {
  const { numAffectedRows } = await sql`
    update pgboss.job set heartbeat_on = now() - interval '1 minute', retry_delay = 0
    where name = 'mail.send' and state = 'active' and heartbeat_seconds is not null`.execute(database)
  expect(numAffectedRows).toBeGreaterThan(0n)
  await sql`update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry'`.execute(database)
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(database)
  const boss = new PgBoss({ ...address, max: 1, migrate: false, supervise: false, schedule: false })
  await boss.start()
  await boss.supervise('mail.send')
  await boss.stop({ graceful: false })
}
