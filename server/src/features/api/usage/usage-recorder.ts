import type { FastifyBaseLogger } from 'fastify'
import type { CallRecord } from './call-record.ts'

const FLUSH_MS = 1_000
/** One statement's worth. */
const MOST_AT_ONCE = 5_000
/** While the database is unreachable, at most this many calls are buffered; later ones are dropped and logged. */
const MOST_WAITING = 100_000

/** Each may be thousands of characters: calls beyond these are buffered without theirs. */
const MOST_BODIES_WAITING = 500

export type UsageRecorder = ReturnType<typeof createUsageRecorder>

/**
 * Holds the calls of this process and hands them on once a second, beside the calls and not within them: an answer waits
 * for nothing, and a kill loses a second at most.
 */
export function createUsageRecorder(
  write: (records: readonly CallRecord[]) => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  let waiting: CallRecord[] = []
  let dropped = 0
  let bodies = 0
  let writing = Promise.resolve()

  const writeAll = async (): Promise<void> => {
    if (dropped > 0) log.warn({ dropped }, 'usage: calls not recorded')
    dropped = 0
    let taken = waiting
    waiting = []
    while (taken.length > 0) {
      try {
        await write(taken.slice(0, MOST_AT_ONCE))
      } catch (error) {
        log.warn({ err: error }, 'usage not written; trying again')
        waiting = [...taken, ...waiting]
        return
      }
      taken = taken.slice(MOST_AT_ONCE)
    }
    bodies = waiting.filter(({ refusedBody }) => refusedBody !== null).length
  }
  const flush = (): Promise<void> => (writing = writing.then(writeAll))
  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()

  return {
    note(record: CallRecord): void {
      if (waiting.length >= MOST_WAITING) dropped += 1
      else if (record.refusedBody === null) waiting.push(record)
      else {
        bodies += 1
        waiting.push(bodies > MOST_BODIES_WAITING ? { ...record, refusedBody: null } : record)
      }
    },
    flush,
    async stop(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
  }
}
