import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'

// What the process that started an import says of its run, and what becomes of a run whose process is gone.

/** After that long without a heartbeat the process of a run counts as dead. */
export const SILENCE_SECONDS = 30
/** A run without a stored file is done by a command that nobody watches over: it may read a large file without a pause. */
const COMMAND_SILENCE_SECONDS = 600
/** Its own process was killed, or the disk was full, while it was the one that ran: it may be the cause, and ends. */
export const MOST_ATTEMPTS = 3

export const INTERRUPTED = 'A importação foi interrompida antes do fim: nada foi gravado.'

/** A holder went silent together with the worker that would have told of its end: that is not laid at the run's door. */
export const COUNTED = { restarts: sql<number>`restarts + (holder is not null)::int` }

/** The run, while this process holds it and it has not ended. */
function heldRun(database: Database, id: string, holder: string) {
  return database
    .updateTable('import_runs')
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('status', 'in', ['waiting', 'running'])
}

/** Marks a run whose process ended without an error as failed; called by the process that started it. */
export async function failRun(database: Database, id: string, holder: string, error: string): Promise<void> {
  await heldRun(database, id, holder)
    .set({ status: 'failed', error, finished_at: sql`now()`, updated_at: sql`now()` })
    .execute()
}

/**
 * The process of a run was killed, by whom nobody knows: by an operator, or by a system whose memory the run has filled. It
 * begins again, but not for ever. Called by the process that started it.
 */
export async function countKill(database: Database, id: string, holder: string, error: string): Promise<void> {
  const counted = await heldRun(database, id, holder)
    .set({ attempts: sql`attempts + 1`, updated_at: sql`now()` })
    .returning('attempts')
    .executeTakeFirst()
  if (counted && counted.attempts >= MOST_ATTEMPTS) return failRun(database, id, holder, error)
  await heldRun(database, id, holder).set({ status: 'waiting', holder: null }).execute()
}

/** Says that the process of a run lives; called by the process that started it, which a long stretch of work does not keep. */
export async function keepClaim(database: Database, id: string, holder: string): Promise<void> {
  await heldRun(database, id, holder)
    .set({ updated_at: sql`now()` })
    .execute()
}

/** Revives runs without a live holder: those whose file is stored here are queued again, the others end. */
export async function reviveRuns(transaction: Transaction<DB>, silenceSeconds = SILENCE_SECONDS): Promise<string[]> {
  const silentFor = (seconds: number) =>
    transaction
      .updateTable('import_runs')
      .where('status', 'in', ['waiting', 'running'])
      .where(sql<boolean>`updated_at < now() - make_interval(secs => ${seconds})`)
  await silentFor(COMMAND_SILENCE_SECONDS)
    .set({ status: 'interrupted', error: INTERRUPTED, finished_at: sql`now()` })
    .where('file_id', 'is', null)
    .execute()
  const again = await silentFor(silenceSeconds)
    .set({ ...COUNTED, status: 'waiting', holder: null, updated_at: sql`now()` })
    .where('file_id', 'is not', null)
    .returning('id')
    .execute()
  return again.map(({ id }) => id)
}
