import { setTimeout as sleep } from 'node:timers/promises'
import type { PushEvent } from '@meio-campo/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { createWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts'
import { END_OF_CHANGE } from './cursor.ts'
import { getLastSeq, listEventsAfter } from './event-log.ts'

export interface LogConsumer {
  /** The row of `log_readers` that holds its position; a migration inserts it. */
  readonly name: string
  /** Whether there is any subscriber. Without one, the position moves to the end and no event is read. */
  isNeeded(transaction: Transaction<DB>): Promise<boolean>
  /** Its writes are committed together with the position after these events. */
  consume(transaction: Transaction<DB>, events: readonly PushEvent[]): Promise<void>
  /** Called after a transaction that consumed events was committed. */
  onCommitted?(): void
}

const POLL_MS = 5_000
/** While there is no subscriber, moving the position at every change would cost each write two transactions. */
const REST_MS = 250

/**
 * Reads the change log once for the whole cluster, from a stored position. Every process runs a reader; the active one
 * holds a row lock on the position, which PostgreSQL releases if that process dies. The consumer's writes and the new
 * position are one transaction, so every event is consumed exactly once.
 */
export function createLogReader(
  database: Database,
  log: FastifyBaseLogger,
  consumer: LogConsumer,
  restMs: number = REST_MS,
): WorkLoop {
  const stopping = new AbortController()
  const reader = createWorkLoop({
    async runOnce() {
      const { more, needed } = await readNext(database, consumer)
      if (!needed) await sleep(restMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      return more
    },
    pollMs: POLL_MS,
    onError: (error) => log.warn({ err: error, reader: consumer.name }, 'the change log could not be read'),
  })
  reader.wake()
  return {
    wake: () => reader.wake(),
    stop() {
      stopping.abort()
      return reader.stop()
    },
  }
}

/** Consumes the next batch; true if there is more. */
export async function readBatch(database: Database, consumer: LogConsumer): Promise<boolean> {
  return (await readNext(database, consumer)).more
}

async function readNext(database: Database, consumer: LogConsumer): Promise<{ more: boolean; needed: boolean }> {
  const nothing = { more: false, consumed: false, needed: true }
  const { more, consumed, needed } = await database.transaction().execute(async (transaction) => {
    const position = await transaction
      .selectFrom('log_readers')
      .select('seq')
      .where('name', '=', consumer.name)
      .forUpdate()
      // Locked: another process is reading, and received the same notification.
      .skipLocked()
      .executeTakeFirst()
    if (!position) return nothing
    const moveTo = (seq: bigint) =>
      transaction
        .updateTable('log_readers')
        .set({ seq: String(seq) })
        .where('name', '=', consumer.name)
        .execute()
    // Read before `isNeeded`: a subscriber that is added in between gets no event from before its subscription.
    const last = await getLastSeq(transaction)
    if (last <= BigInt(position.seq)) return nothing
    if (!(await consumer.isNeeded(transaction))) {
      await moveTo(last)
      return { ...nothing, needed: false }
    }
    const after = { seq: BigInt(position.seq), index: END_OF_CHANGE }
    const { events, upTo, more: rest } = await listEventsAfter(transaction, after)
    if (events.length > 0) await consumer.consume(transaction, events)
    await moveTo(upTo)
    return { more: rest, consumed: events.length > 0, needed: true }
  })
  if (consumed) consumer.onCommitted?.()
  return { more, needed }
}
