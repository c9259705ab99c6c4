import { dirname, extname, join } from 'node:path'
import cluster, { type Worker } from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { DatabaseAddress } from '../database/address.ts'
import type { Strength, SupervisorLink, RestartReport } from '../platform/supervisor-link.ts'
import { createQuotaCounter } from '../platform/quotas/quota-counter.ts'
import { openQuotaLedger } from '../platform/quotas/quota-ledger.ts'
import type { Counter } from '../platform/quotas/quota.ts'
import { createSharedQuotas } from '../platform/quotas/shared-quotas.ts'
import { countShared } from '../platform/rate-limit/shared-windows.ts'
import { createStreamCount } from '../platform/stream-count.ts'
import { createWindowCounter, type SharedWindowCounter } from '../platform/rate-limit/window-counter.ts'
import { createCrashLog } from './crash-log.ts'
import { createMetricsCollector, serveMetrics } from './metrics-server.ts'
import type { Questions, ToSupervisor, ToWorker, WorkerSettings } from './messages.ts'
import { openNodeLine, type NodeWork, type NodeLine } from './nodes/node-line.ts'
import type { NodeIdentity } from './nodes/node-register.ts'
import { createRoundCall } from './round-call.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

/** The worker's code is next to the started file, both in the source and in the bundle of `npm start`. */
const WORKER_FILE = join(dirname(process.argv[1]!), `worker${extname(process.argv[1]!)}`)

/**
 * The process that owns the workers. It has no feature: it starts, replaces and counts. Where other nodes may share its
 * database, it has an identity and communicates with them for its workers.
 */
export async function createSupervisor(
  config: Config,
  identity: NodeIdentity | null,
  settings: Promise<WorkerSettings>,
  log: FastifyBaseLogger,
): Promise<WorkerPool> {
  const address = settings.then((known) => known.address)
  const counting = await openCounting(config.redisUrl, address, log)
  const roundCall = createRoundCall(log)
  const here: NodeWork = {
    settle: () => roundCall.settle(),
    restart: async () => (await pool.restart()).workers,
  }
  const line = identity && openNodeLine(address, identity, config.workers, here, log)
  const strength = async (): Promise<Strength> => {
    const others = (await line?.list()) ?? []
    return { nodes: others.length + 1, workers: others.reduce((sum, { workers }) => sum + workers, pool.size) }
  }
  const restart = createRestart(line, { restart: () => pool.restart(), strength })
  const streams = createStreamCount()
  cluster.on('exit', ({ id }) => streams.forget(id))
  const collectMetrics = createMetricsCollector()
  const metricsServer =
    config.metricsPort === null ? null : serveMetrics(config.metricsHost, config.metricsPort, collectMetrics, log)
  const answersTo = (worker: number): SupervisorLink => ({
    restart,
    strength,
    metrics: collectMetrics,
    count: (key, windowMs, calls) => counting.count(key, windowMs, calls),
    charge: (charges) => counting.charge(charges),
    standings: (user, key) => counting.standings(user, key),
    openStream: async (caller) => streams.open(worker, caller),
    closeStream: async (caller) => streams.close(worker, caller),
    async settle() {
      await Promise.all([roundCall.settle(), line?.settle()])
    },
  })

  const onMessage = (worker: Worker, message: ToSupervisor): void => {
    if (message.kind === 'following') roundCall.join(worker)
    if (message.kind === 'caughtUp') roundCall.confirm(worker, message.id)
    if (message.kind !== 'question') return
    const reply = (result: { answer: unknown } | { error: string }) => {
      if (worker.isConnected()) worker.send({ kind: 'answer', id: message.id, ...result } satisfies ToWorker)
    }
    ask(answersTo(worker.id), message).then(
      (answer) => reply({ answer }),
      (error: unknown) => {
        log.error({ err: error }, `supervisor could not ${message.question}`)
        reply({ error: String(error) })
      },
    )
  }

  // The other nodes wait for this one before it keeps its first answer, and no call is counted in two places.
  const joined = settings.then(async (known) => {
    await Promise.all([line?.join(), counting.ready])
    return known
  })
  const writeCrash = createCrashLog(address, log)
  const pool = createWorkerPool(
    WORKER_FILE,
    config.workers,
    joined,
    log,
    onMessage,
    (reason) => void writeCrash(reason),
  )
  return {
    get size() {
      return pool.size
    },
    start: () => pool.start(),
    restart: () => pool.restart(),
    async stop() {
      metricsServer?.close()
      await pool.stop()
      await line?.leave()
      // The workers have counted their last call.
      await counting.stop()
    },
  }
}

function ask(answers: SupervisorLink, message: Extract<ToSupervisor, { kind: 'question' }>): Promise<unknown> {
  switch (message.question) {
    case 'restart':
      return answers.restart()
    case 'strength':
      return answers.strength()
    case 'metrics':
      return answers.metrics()
    case 'count': {
      const { key, windowMs, calls } = message.ask as Questions['count']['ask']
      return answers.count(key, windowMs, calls)
    }
    case 'charge':
      return answers.charge((message.ask as Questions['charge']['ask']).charges)
    case 'standings': {
      const { user, key } = message.ask as Questions['standings']['ask']
      return answers.standings(user, key)
    }
    case 'openStream':
      return answers.openStream((message.ask as Questions['openStream']['ask']).caller)
    case 'closeStream':
      return answers.closeStream((message.ask as Questions['closeStream']['ask']).caller)
    case 'settle':
      return answers.settle()
  }
}

interface Counting extends Counter, SharedWindowCounter {
  /** Settles when counting can begin. */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

/** Counts for all workers of this node, and with Redis for all workers of all nodes. */
async function openCounting(
  redisUrl: string | null,
  address: Promise<DatabaseAddress>,
  log: FastifyBaseLogger,
): Promise<Counting> {
  const windows = createWindowCounter()
  const quotas = createQuotaCounter()
  const ledger = openQuotaLedger(address, quotas, log)
  // A third of what a supervisor loads, so it is loaded only when it is needed.
  const redis =
    redisUrl === null
      ? null
      : (await import('../platform/redis/redis-line.ts')).openRedisLine(redisUrl, () => ledger.read(), log)
  const here: Counter = {
    charge: async (charges) => {
      const now = Date.now()
      return charges.map((charge) => quotas.take(charge, now))
    },
    standings: async (user, key) => quotas.standings(user, key, Date.now()),
  }
  const counter = redis ? createSharedQuotas(redis, quotas) : here
  return {
    ready: Promise.all([ledger.ready, redis?.tried]).then(() => undefined),
    async count(key, windowMs, calls = 1) {
      const shared = redis && (await countShared(redis, key, windowMs, calls))
      return shared ?? windows.count(key, windowMs, Date.now(), calls)
    },
    async charge(charges) {
      await ledger.ready
      return counter.charge(charges)
    },
    async standings(user, key) {
      await ledger.ready
      return counter.standings(user, key)
    },
    async stop() {
      await ledger.stop()
      redis?.stop()
    },
  }
}

interface Here {
  restart(): Promise<{ readonly workers: number; readonly joined: boolean }>
  strength(): Promise<Strength>
}

/**
 * Replaces the workers of every node, one node after the other, this one last, because it answers the
 * caller. If a restart is already running, here or on another node, waits for that one instead.
 */
function createRestart(line: NodeLine | null, here: Here): () => Promise<RestartReport> {
  let restarting: Promise<RestartReport> | null = null

  const restartOthers = async (): Promise<Strength> => {
    const done = { nodes: 0, workers: 0 }
    for (const other of (await line?.list()) ?? []) {
      const workers = await line!.restart(other)
      if (workers === null) continue
      done.nodes += 1
      done.workers += workers
    }
    return done
  }

  const restartAll = async () => {
    const others = await restartOthers()
    const own = await here.restart()
    return { nodes: others.nodes + 1, workers: others.workers + own.workers, joined: own.joined }
  }

  const run = async (): Promise<RestartReport> => {
    const startedAt = performance.now()
    const done = line ? await line.alone(restartAll) : await restartAll()
    const seconds = Math.round(performance.now() - startedAt) / 1000
    return { ...(done ?? { ...(await here.strength()), joined: true }), seconds }
  }

  return async () => {
    if (restarting) return { ...(await restarting), joined: true }
    restarting = run().finally(() => (restarting = null))
    return restarting
  }
}
