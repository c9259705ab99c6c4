import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { StartupError } from '../config/startup-error.ts'
import { closeUntakenConnections } from './handed-connections.ts'
import type { ToSupervisor, ToWorker, WorkerSettings } from './messages.ts'

const FIRST_MS = 100
const LONGEST_MS = 30_000
/** While no other worker serves, every call is refused meanwhile. */
const LONGEST_ALONE_MS = 1_000
/** A worker that lived this long was not part of a crash loop. */
const HEALTHY_AFTER_MS = 60_000

/** How long to wait before replacing a worker after this many crashes in a row, while this many others serve. */
export function backoffMs(crashes: number, serving: number): number {
  const longest = serving === 0 ? LONGEST_ALONE_MS : LONGEST_MS
  return Math.min(longest, FIRST_MS * 2 ** Math.max(0, crashes - 1))
}

/**
 * In MB. Answers live for milliseconds, so a larger young generation takes three times the memory without being faster.
 */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=4'

const READY_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 15_000

/** What became of the workers of this node. */
interface Replaced {
  readonly workers: number
  readonly joined: boolean
}

export interface WorkerPool {
  readonly size: number
  /** Returns when the first worker serves; the others follow. */
  start(): Promise<void>
  restart(): Promise<Replaced>
  stop(): Promise<void>
}

type OnMessage = (worker: Worker, message: ToSupervisor) => void

/** Keeps `size` workers behind one port: replaces those that crash, and all of them when asked to restart. */
export function createWorkerPool(
  file: string,
  size: number,
  settings: Promise<WorkerSettings>,
  log: FastifyBaseLogger,
  onMessage: OnMessage,
  onCrash: (reason: string) => void,
): WorkerPool {
  cluster.setupPrimary({ exec: file, execArgv: [...process.execArgv, SMALL_YOUNG_GENERATION] })
  const serving = new Set<Worker>()
  let crashes = 0
  let stopping = false
  let restarting: Promise<Replaced> | null = null
  /** Each of the others has become ready or failed at its first try. */
  let filled: Promise<unknown> = Promise.resolve()

  const fork = async (): Promise<void> => {
    const worker = cluster.fork()
    // Without a listener one that cannot be started, on a machine without room for a process, would end this one.
    worker.on('error', (error) => log.error({ err: error }, 'worker'))
    closeUntakenConnections(worker)
    worker.on('message', (message: ToSupervisor) => onMessage(worker, message))
    const ready = becomesReady(worker, settings)
    void settings.then((value) => send(worker, { kind: 'settings', settings: value }))
    await ready
    serving.add(worker)
    worker.once('exit', (code, signal) => {
      // A draining worker has left the set: only one that was serving has crashed.
      if (serving.delete(worker) && !stopping) void replaceCrashed(worker, code, signal)
    })
    setTimeout(() => (crashes = serving.has(worker) ? 0 : crashes), HEALTHY_AFTER_MS).unref()
  }

  const replaceCrashed = async (worker: Worker | null, code: number | null, signal: string | null): Promise<void> => {
    crashes += 1
    const delayMs = backoffMs(crashes, serving.size)
    log.error({ pid: worker?.process.pid, code, signal, delayMs }, 'worker died; replacing it')
    onCrash(signal ?? `code ${code ?? 'unknown'}`)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (stopping || serving.size >= size) return
    await forkOrReplace()
  }

  const forkOrReplace = () =>
    fork().catch((error: unknown) => {
      if (stopping) return
      log.error({ err: error }, 'a worker did not start')
      void replaceCrashed(null, null, null)
    })

  const drain = (worker: Worker, reason: 'replaced' | 'stopping') => {
    serving.delete(worker)
    send(worker, { kind: 'drain', reason })
  }

  const replaceAll = async (): Promise<Replaced> => {
    await filled
    const old = [...serving]
    for (const worker of old) {
      // The new one serves before the old one stops: at no moment is there one worker less.
      await fork()
      drain(worker, 'replaced')
    }
    return { workers: old.length, joined: false }
  }

  return {
    get size() {
      return serving.size
    },
    async start() {
      // Alone: workers that load their code at once share the processors, and all would serve later.
      await fork()
      filled = Promise.all(Array.from({ length: size - 1 }, forkOrReplace))
    },
    async restart() {
      if (restarting) return { ...(await restarting), joined: true }
      restarting = replaceAll().finally(() => (restarting = null))
      return restarting
    },
    async stop() {
      stopping = true
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(
        all.map(async (worker) => {
          const late = setTimeout(() => worker.process.kill('SIGKILL'), STOP_TIMEOUT_MS)
          const gone = worker.isDead() ? null : once(worker, 'exit')
          drain(worker, 'stopping')
          await gone
          clearTimeout(late)
        }),
      )
    },
  }
}

function send(worker: Worker, message: ToWorker): void {
  // A worker that is already gone receives nothing; its exit is handled elsewhere.
  if (worker.isConnected()) worker.send(message)
}

function becomesReady(worker: Worker, settings: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    let late: NodeJS.Timeout | undefined
    let settled = false
    const kill = () => {
      worker.process.kill('SIGKILL')
      reject(new Error('worker was not ready in time'))
    }
    // It waits for its settings, and preparing the database takes an unknown time.
    void settings.then(() => (late = settled ? undefined : setTimeout(kill, READY_TIMEOUT_MS)))
    const settle = (end: () => void) => {
      settled = true
      clearTimeout(late)
      worker.off('message', listen)
      worker.off('exit', leave)
      worker.off('error', fail)
      end()
    }
    const listen = (message: ToSupervisor) => {
      if (message.kind === 'ready') settle(resolve)
      if (message.kind === 'failed') settle(() => reject(new StartupError(message.sentence)))
    }
    const leave = (code: number) =>
      settle(() => reject(new Error(`worker ended with code ${code} before it was ready`)))
    const fail = (error: Error) => settle(() => reject(error))
    worker.on('message', listen)
    worker.on('exit', leave)
    worker.on('error', fail)
  })
}
