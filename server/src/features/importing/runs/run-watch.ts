import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'

// Updates of a run by the process that started it, and the handling of runs whose process is gone.

/** After this long without a heartbeat the process of a run counts as dead. */
export const SILENCE_SECONDS = 30
/**
 * A run without a stored file belongs to a command without a parent process, which may read a large file without a
 * pause.
 */
const COMMAND_SILENCE_SECONDS = 600
/** After this many kills or full disks during its own turn, the run may be the cause, and it is given up. */
export const MOST_ATTEMPTS = 3

export const INTERRUPTED = 'A importação foi interrompida antes do fim: nada foi gravado.'

/** The holder and the worker that watches it died together, which does not count as an attempt of the run. */
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
 * The process of a run was killed for an unknown reason, for example by an operator or for lack of memory. The run
 * starts again, but only a few times. Called by the process that started it.
 */
export async function countKill(database: Database, id: string, holder: string, error: string): Promise<void> {
  const counted = await heldRun(database, id, holder)
    .set({ attempts: sql`attempts + 1`, updated_at: sql`now()` })
    .returning('attempts')
    .executeTakeFirst()
  if (counted && counted.attempts >= MOST_ATTEMPTS) return failRun(database, id, holder, error)
  await heldRun(database, id, holder).set({ status: 'waiting', holder: null }).execute()
}

/** Renews the heartbeat of a run; called by the process that started it, which is not blocked by the work. */
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
