import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { createHealthNotes } from './health-notes.ts'
import { writeEntries, type Entry, type Standing } from './record.ts'

const TRIES = 5
const PAUSE_MS = 200
const MOST_AT_ONCE = 500
const LOST: Standing = { held: false, open: false }

export interface Recorder {
  /** Resolves once it is written. */
  write(entry: Entry): Promise<Standing>
  /** Once nothing is left to write. */
  stop(): Promise<void>
}

/** Writes what happened, everything that waits at once: the more there is, the fewer transactions for each. */
export function createRecorder(database: Database, holder: string, log: FastifyBaseLogger): Recorder {
  const health = createHealthNotes(database, log)
  let waiting: { entry: Entry; done: (standing: Standing) => void }[] = []
  let writing = false

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      const entries = batch.map(({ entry }) => entry)
      const standings = await persist(() => writeEntries(database, holder, entries), log)
      for (const [index, { done }] of batch.entries()) done(standings?.[index] ?? LOST)
      const written = entries.filter((_, index) => standings?.[index]?.held)
      health.add(written)
    }
    writing = false
  }

  return {
    write(entry) {
      return new Promise((done) => {
        waiting.push({ entry, done })
        if (writing) return
        writing = true
        // Whatever else is answered in this turn of the loop goes along.
        setImmediate(() => void writeAll())
      })
    },
    stop: () => health.stop(),
  }
}

/** What cannot be written is given up: the lane goes to another when it is held no longer, and is sent again. */
async function persist<T>(write: () => Promise<T>, log: FastifyBaseLogger): Promise<T | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      log.warn({ err: error, tries }, 'deliveries could not be written')
      if (tries === TRIES) return null
      await sleep(PAUSE_MS * tries)
    }
  }
}
