import cluster, { type Worker } from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import type { ToWorker } from './messages.ts'
import { shareRounds } from './nodes/share-rounds.ts'

/** A worker that has not answered by then is stuck; the write is answered without it. */
const PATIENCE_MS = 2_000

interface Round {
  readonly missing: Set<number>
  readonly done: PromiseWithResolvers<void>
}

/**
 * Asks every worker, also those that are ending, to apply what was committed, and waits for all of them. Not those that
 * are starting: they have kept no answer yet, and could not hear before they have loaded their code.
 */
export function createRoundCall(log: FastifyBaseLogger) {
  const following = new Set<number>()
  const rounds = new Map<number, Round>()
  let lastId = 0

  const cross = (id: number, workerId: number) => {
    const round = rounds.get(id)
    if (!round?.missing.delete(workerId) || round.missing.size > 0) return
    rounds.delete(id)
    round.done.resolve()
  }
  cluster.on('exit', ({ id: workerId }) => {
    following.delete(workerId)
    for (const id of rounds.keys()) cross(id, workerId)
  })

  const call = async (): Promise<void> => {
    const id = (lastId += 1)
    const workers = Object.values(cluster.workers ?? {})
      .filter((worker) => worker !== undefined)
      .filter((worker) => worker.isConnected() && following.has(worker.id))
    if (workers.length === 0) return
    const round: Round = { missing: new Set(workers.map((worker) => worker.id)), done: Promise.withResolvers() }
    rounds.set(id, round)
    const late = setTimeout(() => {
      log.warn({ workers: [...round.missing] }, 'workers did not apply a write in time')
      rounds.delete(id)
      round.done.resolve()
    }, PATIENCE_MS)
    for (const worker of workers) worker.send({ kind: 'catchUp', id } satisfies ToWorker)
    await round.done.promise
    clearTimeout(late)
  }

  return {
    /** From now on rounds wait for this worker too. */
    join: (worker: Worker): void => void following.add(worker.id),
    confirm: (worker: Worker, id: number): void => cross(id, worker.id),
    /** Writes that end at the same moment share a round, as long as it has not begun. */
    settle: shareRounds(call),
  }
}
