import { join } from 'node:path'
import type { Worker } from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import { createQuotaCounter } from '../platform/quotas/quota-counter.ts'
import { openQuotaLedger } from '../platform/quotas/quota-ledger.ts'
import { createWindowCounter } from '../platform/rate-limit/window-counter.ts'
import type { SupervisorLink } from './link.ts'
import type { Questions, ToSupervisor, ToWorker, WorkerSettings } from './messages.ts'
import { createRoundCall } from './round-call.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

const WORKER_FILE = join(import.meta.dirname, '../worker.ts')

/** The process that owns the workers. It holds no feature: it starts, replaces and counts. */
export function createSupervisor(
  workers: number,
  settings: Promise<WorkerSettings>,
  log: FastifyBaseLogger,
): WorkerPool {
  const counter = createWindowCounter()
  const quotas = createQuotaCounter()
  const ledger = openQuotaLedger(
    settings.then(({ address }) => address),
    quotas,
    log,
  )
  const roundCall = createRoundCall(log)
  const answers: SupervisorLink = {
    restart: () => pool.restart(),
    workers: async () => pool.size,
    count: async (key, windowMs, calls) => counter.count(key, windowMs, Date.now(), calls),
    charge: async (charges) => {
      await ledger.ready
      const now = Date.now()
      return charges.map((charge) => quotas.take(charge, now))
    },
    standings: async (user, key) => {
      await ledger.ready
      return quotas.standings(user, key, Date.now())
    },
    settle: () => roundCall.settle(),
  }

  const onMessage = (worker: Worker, message: ToSupervisor): void => {
    if (message.kind === 'caughtUp') roundCall.heard(worker, message.id)
    if (message.kind !== 'question') return
    const reply = (result: { answer: unknown } | { error: string }) => {
      if (worker.isConnected()) worker.send({ kind: 'answer', id: message.id, ...result } satisfies ToWorker)
    }
    ask(answers, message).then(
      (answer) => reply({ answer }),
      (error: unknown) => {
        log.error({ err: error }, `supervisor could not ${message.question}`)
        reply({ error: String(error) })
      },
    )
  }

  const pool = createWorkerPool(WORKER_FILE, workers, settings, log, onMessage)
  return {
    get size() {
      return pool.size
    },
    start: () => pool.start(),
    restart: () => pool.restart(),
    async stop() {
      await pool.stop()
      // The workers have counted their last call.
      await ledger.stop()
    },
  }
}

function ask(answers: SupervisorLink, message: Extract<ToSupervisor, { kind: 'question' }>): Promise<unknown> {
  switch (message.question) {
    case 'restart':
      return answers.restart()
    case 'workers':
      return answers.workers()
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
    case 'settle':
      return answers.settle()
  }
}
