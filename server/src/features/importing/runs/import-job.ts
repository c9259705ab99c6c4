import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../database/database.ts'
import type { Files } from '../../../platform/files/file-store.ts'
import { ALIVE, type ImportFailure, type ImportOrder } from './import-process-words.ts'
import { countKill, failRun, keepClaim, reviveRuns } from './run-watch.ts'

/** Limits of one import; an import that exceeds them fails, and the service is not affected. */
const MEMORY_MB = 2048
/** Thousands of rows pass through it; the default of workers is small. */
const SEMI_SPACE_MB = 16
const TOO_MUCH = 'A importação parou: o arquivo pede mais memória do que ela pode usar. Divida-o em partes.'
const FELL = 'A importação parou por um erro interno: nada foi gravado.'
const HUNG = 'A importação parou: ficou dez minutos no mesmo ponto do arquivo. Nada foi gravado.'
/** Parsing a file blocks the process, which then sends no messages; after this long without one it has hung. */
const QUIET_MS = 600_000
const RENEW_MS = 2_000

/**
 * Runs an import in its own process: reading a large file would block all calls, and a file that fills the memory would
 * end this process. Its memory returns to the system when it ends.
 */
export async function runImportJob(
  { config, database, address, log }: Pick<Context, 'config' | 'database' | 'address' | 'log'>,
  runId: string,
  stopping: AbortSignal,
  { memoryMb = MEMORY_MB, quietMs = QUIET_MS }: { readonly memoryMb?: number; readonly quietMs?: number } = {},
): Promise<void> {
  const holder = randomUUID()
  const { dataDir, s3Url, reach } = config
  const child = fork(new URL('./import-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${memoryMb}`, `--max-semi-space-size=${SEMI_SPACE_MB}`],
    serialization: 'advanced',
    // V8 prints long traces before it ends for lack of memory.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // A failed send means that the process has ended, which is handled below.
  const send = (message: ImportOrder | 'stop') => child.send(message, () => undefined)
  send({ address, files: { dataDir, s3Url }, reach, runId, holder })
  const stop = () => send('stop')
  stopping.addEventListener('abort', stop)
  if (stopping.aborted) stop()
  let failure: ImportFailure | null = null
  let lastMessageAt = performance.now()
  let hasHung = false
  child.on('message', (message) => {
    lastMessageAt = performance.now()
    if (message !== ALIVE) failure = message as ImportFailure
  })
  const watch = setInterval(() => {
    hasHung = performance.now() - lastMessageAt > quietMs
    if (hasHung) child.kill('SIGKILL')
    // A failed update is repeated in two seconds.
    else void keepClaim(database, runId, holder).catch(() => undefined)
  }, RENEW_MS)
  const ending = await new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code))
    // The process could not be started.
    child.once('error', () => resolve(null))
  })
  clearInterval(watch)
  stopping.removeEventListener('abort', stop)
  failure ??= ending === 0 ? null : { words: `ended with ${ending}`, isAway: false }
  if (failure !== null) {
    log.error({ runId, failure: failure.words }, 'import failed')
    // While the database is away the run cannot be updated; it starts again when the database is back.
    if (hasHung) await failRun(database, runId, holder, HUNG)
    else if (isOutOfMemory(ending)) await failRun(database, runId, holder, TOO_MUCH)
    else if (typeof ending === 'string') await countKill(database, runId, holder, TOO_MUCH)
    else if (!failure.isAway) await failRun(database, runId, holder, FELL)
    // If it failed before it took the run, or after it released it, the queue tries again.
    throw new Error(failure.words)
  }
  // The run is unfinished and queued again for the next process.
  if (stopping.aborted) throw new Error('stopped')
}

/** How V8 ends a process that exceeds its memory limit. */
function isOutOfMemory(ending: number | NodeJS.Signals | null): boolean {
  return ending === 'SIGABRT' || ending === 'SIGTRAP' || ending === 134
}

/** Puts runs whose process has died back into the queue. */
export async function resumeImports({ database, jobs }: Pick<Context, 'database' | 'jobs'>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const runId of await reviveRuns(transaction)) await jobs.enqueue(transaction, 'imports.run', { runId })
  })
}

/**
 * Runs at the start of the service, when no other process can be working on files of its own data folder. An end of the
 * service is counted separately, because an import is hardly ever its cause.
 */
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
    .set({
      status: 'waiting',
      restarts: sql`restarts + (holder is not null)::int`,
      holder: null,
      updated_at: sql`'epoch'`,
    })
    .where('id', 'in', here)
    .execute()
}
