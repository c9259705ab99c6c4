// The thread that loads the open data, because unpacking it in the supervisor would block all workers.
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import type { DatabaseAddress } from '../../../database/address.ts'
import { ADVISORY_LOCKS } from '../../../database/advisory-locks.ts'
import { untilAnswering } from '../../../database/connecting/until-answering.ts'
import { findAbsence, type Absence } from '../../../database/database-away.ts'
import { openDatabase, type Database } from '../../../database/database.ts'
import { loadOpenData } from './load-open-data.ts'
import { findManifest } from './manifest.ts'
import { keepFailure, keepProgress, STEPS_PER_ROW, wantsOpenData } from './open-data-state.ts'

export interface OpenDataOrder {
  readonly address: DatabaseAddress
  readonly folder: string
}

export type OpenDataMessage =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'done'; readonly seconds: number; readonly matches: number; readonly kept: number }
  | { readonly kind: 'failed'; readonly reason: string }

const PROGRESS_MS = 500

/** How long to wait after the database went away, was too slow or had no room, before the load begins again. */
const PAUSES_MS: Readonly<Record<Absence, number>> = { away: 500, slow: 5_000, full: 10 * 60_000 }

const { address, folder } = workerData as OpenDataOrder
for (;;) {
  const absence = await attempt()
  if (absence === null) break
  await sleep(PAUSES_MS[absence])
  await untilAnswering(address)
}

/** Returns what kept the database from doing its work, null where the load is over in either way. */
async function attempt(): Promise<Absence | null> {
  const database = openDatabase(address, () => undefined)
  // Of several nodes that start at once, one loads. The lock goes with its connection.
  const turn = new pg.Client(address)
  // The statement under way fails by itself; without a listener the event would end the thread.
  turn.on('error', () => undefined)
  try {
    await turn.connect()
    const { rows } = await turn.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      ADVISORY_LOCKS.openData,
    ])
    if (rows[0]?.held) await work(database)
    return null
  } catch (error) {
    const absence = findAbsence(error)
    if (absence === 'away' || absence === 'slow') return absence
    const reason = error instanceof Error ? error.message : String(error)
    await keepFailure(database, reason).catch(() => undefined)
    post({ kind: 'failed', reason })
    return absence
  } finally {
    await turn.end().catch(() => undefined)
    await database.destroy()
  }
}

async function work(database: Database): Promise<void> {
  const manifest = await findManifest(folder)
  if (!manifest || !(await wantsOpenData(database, manifest))) return
  const startedAt = performance.now()
  const total = STEPS_PER_ROW * manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
  let rows = 0
  let writing: Promise<void> = Promise.resolve()
  const beat = setInterval(() => {
    writing = keepProgress(database, rows).catch(() => undefined)
    post({ kind: 'progress', part: rows / total })
  }, PROGRESS_MS)
  try {
    const { kept } = await loadOpenData(address, {
      folder,
      manifest,
      onProgress: (done) => (rows = done),
      // The load writes the same row of the state when it ends.
      async onWritten() {
        clearInterval(beat)
        await writing
      },
    })
    const seconds = (performance.now() - startedAt) / 1000
    post({ kind: 'done', seconds, matches: manifest.counts.matches ?? 0, kept })
  } finally {
    clearInterval(beat)
  }
}

function post(message: OpenDataMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}
