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
/** Rows in their thousands pass through it; the workers' own is small. */
const SEMI_SPACE_MB = 16
const TOO_MUCH = 'A importação parou: o arquivo pede mais memória do que ela pode usar. Divida-o em partes.'
const FELL = 'A importação parou por um erro interno: nada foi gravado.'
const HUNG = 'A importação parou: ficou dez minutos no mesmo ponto do arquivo. Nada foi gravado.'
/** A file is parsed without a pause, in which its process says nothing; one that says nothing for so long has hung. */
const QUIET_MS = 600_000
const RENEW_MS = 2_000

/**
 * Does a run in a process of its own: reading a large file would otherwise keep everybody waiting, and one made to
 * fill the memory would take this process with it. What it has used goes back to the system when it ends.
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
    // Where the memory does not suffice, V8 writes pages of addresses before it ends.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // What cannot be sent to it any more has ended it, which is told below.
  const send = (message: ImportOrder | 'stop') => child.send(message, () => undefined)
  send({ address, files: { dataDir, s3Url }, reach, runId, holder })
  const stop = () => send('stop')
  stopping.addEventListener('abort', stop)
  if (stopping.aborted) stop()
  let failure: ImportFailure | null = null
  let heardAt = performance.now()
  let hasHung = false
  child.on('message', (message) => {
    heardAt = performance.now()
    if (message !== ALIVE) failure = message as ImportFailure
  })
  const watch = setInterval(() => {
    hasHung = performance.now() - heardAt > quietMs
    if (hasHung) child.kill('SIGKILL')
    // What cannot be written now is written in two seconds.
    else void keepClaim(database, runId, holder).catch(() => undefined)
  }, RENEW_MS)
  const ending = await new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code))
    // It could not even be started.
    child.once('error', () => resolve(null))
  })
  clearInterval(watch)
  stopping.removeEventListener('abort', stop)
  failure ??= ending === 0 ? null : { words: `ended with ${ending}`, isAway: false }
  if (failure !== null) {
    log.error({ runId, failure: failure.words }, 'import failed')
    // While the database is away the run cannot be told of it; it begins again when the database is back.
    if (hasHung) await failRun(database, runId, holder, HUNG)
    else if (isOutOfMemory(ending)) await failRun(database, runId, holder, TOO_MUCH)
    else if (typeof ending === 'string') await countKill(database, runId, holder, TOO_MUCH)
    else if (!failure.isAway) await failRun(database, runId, holder, FELL)
    // Where it fell before it had taken the run, or has let it go, the queue gives that another try.
    throw new Error(failure.words)
  }
  // Not done but put back: the queue gives it to the next process.
  if (stopping.aborted) throw new Error('stopped')
}

/** So V8 ends a process that needs more than it may have. */
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
 * At the start of the service no other process can be working on files of its own data folder. That the service ended
 * is counted apart: hardly ever is an import to blame.
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
