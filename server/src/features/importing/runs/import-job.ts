import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { findAbsence } from '../../../database/database-away.ts'
import type { Database } from '../../../database/database.ts'
import type { Files } from '../../../platform/files/file-store.ts'
import { failRun, reviveRuns } from './import-run.ts'
import type { ThreadOrder } from './import-thread.ts'

/** Limits of one import; an import that exceeds them fails, and the service is not affected. */
const MEMORY_MB = 2048
/** Rows in their thousands pass through it; the workers' own is small. */
const YOUNG_MB = 48
const TOO_MUCH = 'A importação parou: o arquivo pede mais memória do que ela pode usar. Divida-o em partes.'
const FELL = 'A importação parou por um erro interno: nada foi gravado.'

/**
 * Does a run in a thread of its own: reading a large file would otherwise keep everybody waiting, and one made to
 * fill the memory would take the whole process with it.
 */
export async function runImportJob(
  { config, database, address, log }: Pick<Context, 'config' | 'database' | 'address' | 'log'>,
  runId: string,
  stopping: AbortSignal,
): Promise<void> {
  const holder = randomUUID()
  const { dataDir, s3Url, allowPrivateWebhooks: allowPrivate } = config
  const thread = new Worker(new URL('./import-thread.ts', import.meta.url), {
    workerData: { address, files: { dataDir, s3Url }, allowPrivate, runId, holder } satisfies ThreadOrder,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    execArgv: [],
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const stop = () => thread.postMessage('stop')
  stopping.addEventListener('abort', stop)
  if (stopping.aborted) stop()
  let failure: Error | null = null
  thread.on('error', (error) => (failure = error instanceof Error ? error : new Error(String(error))))
  await new Promise((resolve) => thread.once('exit', resolve))
  stopping.removeEventListener('abort', stop)
  if (failure !== null) {
    log.error({ err: failure, runId }, 'import failed')
    // While the database is away the run cannot be told of it; it begins again when the database is back.
    if (findAbsence(failure) === null) await failRun(database, runId, holder, isOutOfMemory(failure) ? TOO_MUCH : FELL)
    // Where it fell before it had taken the run, or has let it go, the queue gives that another try.
    throw failure
  }
  // Not done but put back: the queue gives it to the next process.
  if (stopping.aborted) throw new Error('stopped')
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** Puts runs whose process has died back into the queue. */
export async function resumeImports({ database, jobs }: Pick<Context, 'database' | 'jobs'>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const runId of await reviveRuns(transaction)) await jobs.enqueue(transaction, 'imports.run', { runId })
  })
}

/** At the start of the service no other process can be working on files of its own data folder. */
export async function forgetHolders(database: Database, { imports }: Files): Promise<void> {
  const runs = await database
    .selectFrom('import_runs')
    .select(['id', 'file_id'])
    .where('status', 'in', ['waiting', 'running'])
    .where('file_id', 'is not', null)
    .execute()
  const here: string[] = []
  for (const { id, file_id } of runs) if (await imports.has(file_id!)) here.push(id)
  if (here.length === 0) return
  await database
    .updateTable('import_runs')
    .set({ status: 'waiting', holder: null, updated_at: sql`'epoch'` })
    .where('id', 'in', here)
    .execute()
}
