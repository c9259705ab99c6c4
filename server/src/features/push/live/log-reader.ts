import type { PushEvent } from '@meio-campo/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { createWokenWork, type WokenWork } from '../../../platform/woken-work.ts'
import { lastSeq, readEventsAfter } from './event-log.ts'
import { WHOLE } from './position.ts'

export interface LogTaker {
  /** The row of `log_readers` that holds its position; a migration puts it there. */
  readonly name: string
  /** Whether anybody wants to hear at all: where nobody does, nothing is read. */
  wanted(transaction: Transaction<DB>): Promise<boolean>
  /** What it writes of these events is committed together with the position behind them. */
  take(transaction: Transaction<DB>, events: readonly PushEvent[]): Promise<void>
  /** After something was taken and committed. */
  taken?(): void
}

const LOOK_MS = 5_000

/**
 * Reads the change log for the whole cluster, from a position that is stored. Every process has a reader; the row with
 * the position is locked by whoever reads, and freed the moment that process dies. What is taken and the position are
 * one transaction: killed at any point, everything is taken once.
 */
export function createLogReader(database: Database, log: FastifyBaseLogger, taker: LogTaker): WokenWork {
  const reader = createWokenWork({
    doSome: () => readSome(database, taker),
    lookMs: LOOK_MS,
    onError: (error) => log.warn({ err: error, reader: taker.name }, 'the change log could not be read'),
  })
  reader.wake()
  return reader
}

/** Takes what comes next; true where there is more. */
export async function readSome(database: Database, taker: LogTaker): Promise<boolean> {
  const nothing = { more: false, took: false }
  const { more, took } = await database.transaction().execute(async (transaction) => {
    const position = await transaction
      .selectFrom('log_readers')
      .select('seq')
      .where('name', '=', taker.name)
      .forUpdate()
      // Another process is reading, and has been woken too.
      .skipLocked()
      .executeTakeFirst()
    if (!position) return nothing
    const moveTo = (seq: bigint) =>
      transaction
        .updateTable('log_readers')
        .set({ seq: String(seq) })
        .where('name', '=', taker.name)
        .execute()
    // Before it is asked whether anybody wants it: who comes later wants nothing of what was there before.
    const last = await lastSeq(transaction)
    if (last <= BigInt(position.seq)) return nothing
    if (!(await taker.wanted(transaction))) {
      await moveTo(last)
      return nothing
    }
    const { events, upTo, more: rest } = await readEventsAfter(transaction, { seq: BigInt(position.seq), place: WHOLE })
    if (events.length > 0) await taker.take(transaction, events)
    await moveTo(upTo)
    return { more: rest, took: events.length > 0 }
  })
  if (took) taker.taken?.()
  return more
}
