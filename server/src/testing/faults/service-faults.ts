import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '@meio-campo/football'
import pg from 'pg'
import { openDatabase } from '../../database/database.ts'
import { asSuperuser, joinCluster, type EmbeddedAddress } from '../../database/embedded/cluster.ts'
import { createTestRedis, findRedis, type TestRedis } from '../redis-server.ts'
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts'
import { insertSmallSeason } from '../small-season.ts'
import { makeDataDir } from '../test-service.ts'
import { until } from '../until.ts'
import { accountOf, statesOf, type Account } from './account.ts'
import { startBadReceiver } from './bad-receiver.ts'
import { findDatabaseProcesses } from './database-processes.ts'
import { keepService, type KeptService } from './kept-service.ts'
import {
  createCalls,
  followGoals,
  HUNG,
  importSeasons,
  MATCHES_PER_SEASON,
  playMatches,
  writePost,
  writePosts,
  type Answered,
  type Call,
} from './product-work.ts'

export const FAULT_KINDS = ['worker', 'supervisor', 'backends', 'postmaster', 'frozen', 'disk', 'redis'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

const WRITERS = 3
const DISK_MB = 900
const FROZEN_MS = 2_500
const FULL_MS = 1_000
const WITHOUT_REDIS_MS = 1_000
const BETWEEN_MS = 400
const PATIENCE_MS = 60_000
const REPORTED_EVERY = 50
/** The leases of a killed worker expire after a minute. */
const SETTLING_MS = 240_000

export interface ServiceFaultReport {
  /** From the fault (from its end, if it lasts) to the first acknowledged write, in milliseconds. */
  readonly recoveryMs: Readonly<Partial<Record<FaultKind, readonly number[]>>>
  readonly writes: { readonly acknowledged: number; readonly lost: number; readonly doubled: number }
  readonly deliveries: Account
  readonly stream: Account
  readonly imports: {
    readonly acknowledged: number
    /** The state of the imports that are not done. */
    readonly notDone: readonly string[]
    readonly wrongMatches: number
  }
  readonly statuses: Readonly<Record<string, number>>
  /** Calls that neither were answered nor failed, each with the last fault before it was sent. */
  readonly hung: readonly string[]
  /** The longest that a call waited for its 503, in milliseconds. */
  readonly slowestRefusalMs: number
  /** The service ended without being killed. */
  readonly serviceEnded: boolean
}

/** The kinds that can be caused here: a disk must be mounted, Redis must be installed. */
export function listPossibleKinds(): readonly FaultKind[] {
  const disk = mountSmallDisk(1)
  disk?.remove()
  const impossible = new Set<FaultKind>([
    ...(disk ? [] : ['disk' as const]),
    ...(findRedis() ? [] : ['redis' as const]),
  ])
  return FAULT_KINDS.filter((kind) => !impossible.has(kind))
}

/** This many faults, of every kind in turn, in an order that the seed decides. */
export function planFaults(kinds: readonly FaultKind[], count: number, seed: string): FaultKind[] {
  const random = randomFrom(seed)
  const plan = Array.from({ length: count }, (_, index) => kinds[index % kinds.length]!)
  return plan
    .map((kind) => ({ kind, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind)
}

/** Runs the real service (writes, goals, deliveries, a stream, imports) while faults hit it and what it needs. */
export async function runServiceFaults(plan: readonly FaultKind[]): Promise<ServiceFaultReport> {
  const disk = plan.includes('disk') ? mountSmallDisk(DISK_MB) : null
  const made = disk ? { dataDir: disk.folder, remove: async () => disk.remove() } : await makeDataDir()
  const redis = plan.includes('redis') ? await createTestRedis(findRedis()!) : null
  await redis?.start()
  const receiver = await startBadReceiver(null, 0)
  const service = await keepService(made.dataDir, {
    ALLOW_PRIVATE_WEBHOOKS: '1',
    ...(redis && { REDIS_URL: redis.url }),
  })
  try {
    const address = (await joinCluster(made.dataDir, 'meio_campo'))!
    const call = createCalls(service)
    await prepare(address, call, receiver.url())
    const strike = createStrikes(service, made.dataDir, asSuperuser(address), disk, redis)

    let going = true
    let following = true
    const answers: Answered[] = []
    const hung: string[] = []
    let lastFault = 'none'
    const writers = Array.from({ length: WRITERS }, (_, name) =>
      writePosts(
        call,
        String(name),
        () => going,
        (answered, fault) => {
          answers.push(answered)
          if (answered.status === HUNG) hung.push(fault)
        },
        () => lastFault,
      ),
    )
    const open = Promise.withResolvers<void>()
    const events = followGoals(service, () => following, open.resolve)
    await open.promise
    const goals = playMatches(address, () => going)
    const imports = importSeasons(call, () => going)

    const recoveryMs: Partial<Record<FaultKind, number[]>> = {}
    const probes: string[] = []
    for (const [index, kind] of plan.entries()) {
      await sleep(BETWEEN_MS)
      lastFault = `${kind} (${index})`
      const struckAt = await strike[kind]()
      probes.push(await untilWritten(call, lastFault, () => service.output()))
      if ((index + 1) % REPORTED_EVERY === 0) console.log(`${index + 1} of ${plan.length} faults`)
      ;(recoveryMs[kind] ??= []).push(Math.round(performance.now() - struckAt))
    }
    going = false
    const acknowledged = [...(await Promise.all(writers)).flat(), ...probes]
    const written = await goals
    const imported = await imports
    const seen = await settle(address, written.length)
    following = false
    const followed = (await events).filter(({ type }) => type === 'match.goal')
    return {
      recoveryMs,
      writes: {
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((title) => !seen.titles.has(title)).length,
        doubled: [...seen.titles.values()].filter((count) => count > 1).length,
      },
      deliveries: accountOf(written, receiver.taken),
      stream: accountOf(
        written,
        followed.map((event) => ({ webhookId: event.id, event })),
      ),
      imports: {
        acknowledged: imported.length,
        notDone: imported.map(({ status }) => status).filter((status) => status !== 'done'),
        wrongMatches: imported.filter(({ season }) => seen.matches.get(season) !== MATCHES_PER_SEASON).length,
      },
      statuses: Object.fromEntries(
        Object.entries(Object.groupBy(answers, ({ status }) => String(status))).map(([status, all]) => [
          status,
          all!.length,
        ]),
      ),
      hung,
      slowestRefusalMs: Math.round(Math.max(0, ...answers.filter(({ status }) => status === 503).map(({ ms }) => ms))),
      serviceEnded: await service.hasEnded(),
    }
  } finally {
    await findDatabaseProcesses(made.dataDir).thaw()
    disk?.empty()
    await service.stop()
    await receiver.close()
    await redis?.kill()
    await made.remove()
  }
}

async function prepare(address: EmbeddedAddress, call: Call, receiver: string): Promise<void> {
  const database = openDatabase(address, () => undefined)
  await insertSmallSeason(database, '2026-05-10')
  await database.destroy()
  const { status } = await call('POST', 'webhooks', { name: 'Meu', url: receiver, types: ['match.goal'] })
  if (status !== 201) throw new Error(`no webhook: ${status}`)
}

/** Each causes one fault, and returns when the recovery began. */
function createStrikes(
  service: KeptService,
  dataDir: string,
  superuser: EmbeddedAddress,
  disk: SmallDisk | null,
  redis: TestRedis | null,
): Readonly<Record<FaultKind, () => Promise<number>>> {
  const processes = findDatabaseProcesses(dataDir)
  const from = async (strike: () => unknown) => {
    const struckAt = performance.now()
    await strike()
    return struckAt
  }
  const after = async (strike: () => unknown, lastingMs: number, end: () => unknown) => {
    await strike()
    await sleep(lastingMs)
    await end()
    return performance.now()
  }
  return {
    worker: () => service.killWorker(),
    supervisor: () => service.killSupervisor(),
    backends: () => from(() => terminateAll(superuser)),
    postmaster: () => from(() => processes.killPostmaster()),
    frozen: () =>
      after(
        () => processes.freeze(),
        FROZEN_MS,
        () => processes.thaw(),
      ),
    disk: () =>
      after(
        () => disk!.fill(),
        FULL_MS,
        () => disk!.empty(),
      ),
    redis: () =>
      after(
        () => redis!.kill(),
        WITHOUT_REDIS_MS,
        () => redis!.start(),
      ),
  }
}

async function untilWritten(call: Call, fault: string, output: () => Promise<string>): Promise<string> {
  const beganAt = performance.now()
  const refused = new Map<number, number>()
  for (let n = 0; performance.now() - beganAt < PATIENCE_MS; n += 1) {
    const title = `depois de ${fault} ${n}`
    const { status } = await writePost(call, title)
    if (status === 201) return title
    refused.set(status, (refused.get(status) ?? 0) + 1)
    await sleep(20)
  }
  const answers = [...refused].map(([status, times]) => `${status} × ${times}`).join(', ')
  throw new Error(
    `nothing was written for ${PATIENCE_MS} ms after ${fault}: ${answers}\n${(await output()).slice(-5_000)}`,
  )
}

async function terminateAll(superuser: EmbeddedAddress): Promise<void> {
  const client = new pg.Client(superuser)
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  await client.end()
}

/** The contents of the database once every delivery has ended. */
async function settle(address: EmbeddedAddress, goals: number) {
  const database = openDatabase(address, () => undefined)
  try {
    await until(async () => (await statesOf(database))['delivered'] === goals, SETTLING_MS).catch(() => undefined)
    const posts = await database
      .selectFrom('posts')
      .select(['title', ({ fn }) => fn.countAll<string>().as('count')])
      .groupBy('title')
      .execute()
    const matches = await database
      .selectFrom('matches')
      .select(['day', ({ fn }) => fn.countAll<string>().as('count')])
      .groupBy('day')
      .execute()
    const bySeason = new Map<number, number>()
    for (const { day, count } of matches) {
      const season = Number(String(day).slice(0, 4))
      bySeason.set(season, (bySeason.get(season) ?? 0) + Number(count))
    }
    return { titles: new Map(posts.map(({ title, count }) => [title, Number(count)])), matches: bySeason }
  } finally {
    await database.destroy()
  }
}
