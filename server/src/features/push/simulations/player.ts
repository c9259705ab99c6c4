import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { enqueueTestEvents } from '../webhooks/enqueue.ts'
import { notifySimulations } from './channel.ts'
import { dueAt, toEvent, type ScriptStep } from './script.ts'

/** The longest time between two polls. */
const IDLE_MS = 5_000
const RETRY_MS = 1_000

/**
 * Publishes the due steps of one simulation. The deliveries and the simulation's progress are one transaction, so any
 * process can do this, and another continues if it dies.
 */
async function publishNext(database: Database, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const simulation = await transaction
      .selectFrom('simulations')
      .selectAll()
      .where('status', '=', 'running')
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!simulation) return false
    const { id, user_id: user, told: from } = simulation
    const script = simulation.script as unknown as readonly ScriptStep[]
    const later = script.findIndex((step, index) => index >= from && dueAt(simulation, step) > now)
    const to = later < 0 ? script.length : later
    const over = to === script.length
    await transaction
      .updateTable('simulations')
      .set({
        told: to,
        minute: script[to - 1]?.event.match?.minute ?? null,
        ...(over ? { status: 'finished', next_at: null, ended_at: now } : { next_at: dueAt(simulation, script[to]!) }),
      })
      .where('id', '=', id)
      .execute()
    const events = script.slice(from, to).map((step, index) => toEvent(simulation, step, from + index))
    if (simulation.webhooks) await enqueueTestEvents(transaction, user, events)
    await notifySimulations(transaction, { user, id, from, to })
    return true
  })
}

/** Publishes everything that is due; returns when the next step is due. */
export async function publishDue(database: Database, now: Date): Promise<Date | null> {
  while (await publishNext(database, now));
  const { next } = await database
    .selectFrom('simulations')
    .select(({ fn }) => fn.min('next_at').as('next'))
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow()
  return next
}

/** Runs in every process; row locks keep two of them from publishing the same step. */
export function playSimulations(database: Database, log: FastifyBaseLogger, now: () => Date) {
  const stopping = new AbortController()
  let pause = new AbortController()

  const publishAndPause = async (): Promise<number> => {
    try {
      const next = await publishDue(database, now())
      return next === null ? IDLE_MS : Math.min(IDLE_MS, Math.max(0, next.getTime() - now().getTime()))
    } catch (error) {
      log.warn({ err: error }, 'simulations')
      return RETRY_MS
    }
  }
  const play = async () => {
    while (!stopping.signal.aborted) {
      pause = new AbortController()
      const milliseconds = await publishAndPause()
      const signal = AbortSignal.any([pause.signal, stopping.signal])
      await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const done = play()
  return {
    /** A simulation was started. */
    wake: () => pause.abort(),
    async stop() {
      stopping.abort()
      await done
    },
  }
}
