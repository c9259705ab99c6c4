import { Worker } from 'node:worker_threads'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import type { BackupKind } from './backup-contents.ts'
import { listStored } from './backup-folder.ts'
import type { BackupThreadAnswer, BackupThreadOrder } from './backup-thread.ts'
import { forgetDeadRestore } from './restore-run.ts'
import { isDailyDue } from './retention.ts'

type JobContext = Pick<Context, 'config' | 'database' | 'address' | 'jobs' | 'log' | 'now'>

const KEPT_RUNS = 100
/** A run that takes longer has died with its process, and the queue has given up. */
const LONGEST_MS = 24 * 3_600_000

/** Queues a backup; null if one is already queued or running. */
export async function requestBackup(
  transaction: Transaction<DB>,
  { jobs }: Pick<Context, 'jobs'>,
  kind: BackupKind,
  actorName: string | null,
): Promise<string | null> {
  const id = randomId('bk')
  const added = await transaction
    .insertInto('backup_runs')
    .values({ id, kind, actor_name: actorName })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) return null
  await jobs.enqueue(transaction, 'backups.run', { runId: id })
  return id
}

/**
 * Queues the verification of a stored backup; null if a backup, a verification or a restore is already queued or
 * running.
 */
export async function requestVerification(
  transaction: Transaction<DB>,
  { jobs }: Pick<Context, 'jobs'>,
  file: string,
  actorName: string,
): Promise<string | null> {
  const id = randomId('bk')
  const added = await transaction
    .insertInto('backup_runs')
    .values({ id, kind: 'verify', actor_name: actorName, file })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) return null
  await jobs.enqueue(transaction, 'backups.run', { runId: id })
  return id
}

/** Runs every hour and queues the daily backup when it is due. The queue runs this in one process of all nodes. */
export async function requestDailyBackup(context: JobContext): Promise<void> {
  await forgetDeadRestore(context)
  await context.database
    .updateTable('backup_runs')
    .set({ status: 'failed', finished_at: sql`now()`, error: 'A cópia parou antes do fim.' })
    .where('status', 'in', ['waiting', 'running'])
    .where('created_at', '<', new Date(context.now().getTime() - LONGEST_MS))
    .execute()
  if (!isDailyDue(await listStored(context.config), context.now())) return
  await context.database.transaction().execute((transaction) => requestBackup(transaction, context, 'daily', null))
}

/** Creates or verifies a backup in a separate thread, so that calls are not delayed, and stores the result. */
export async function runBackupJob({ config, database, address, log }: JobContext, runId: string): Promise<void> {
  const run = await database
    .updateTable('backup_runs')
    .set({ status: 'running' })
    .where('id', '=', runId)
    .where('status', 'in', ['waiting', 'running'])
    .where('kind', '<>', 'restore')
    .returning(['kind', 'file'])
    .executeTakeFirst()
  if (!run) return
  const answer = await workInThread(
    run.kind === 'verify' ? { config, verify: run.file! } : { config, make: { address, kind: run.kind as BackupKind } },
  )
  if ('sentence' in answer) log.error({ runId }, `backup failed: ${answer.sentence}`)
  const outcome =
    'sentence' in answer
      ? { status: 'failed', error: answer.sentence }
      : {
          status: 'done',
          row_count: String(answer.report.rows),
          seconds: answer.report.seconds,
          ...('file' in answer.report && { file: answer.report.file, bytes: String(answer.report.bytes) }),
        }
  await database
    .updateTable('backup_runs')
    .set({ ...outcome, finished_at: sql`now()` })
    .where('id', '=', runId)
    .execute()
  await database
    .deleteFrom('backup_runs')
    .where('id', 'not in', (from) =>
      from.selectFrom('backup_runs').select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(KEPT_RUNS),
    )
    .execute()
}

async function workInThread(order: BackupThreadOrder): Promise<BackupThreadAnswer> {
  const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData: order, execArgv: [] })
  return new Promise((resolve) => {
    thread.once('message', resolve)
    thread.once('error', (error) => resolve({ sentence: `A cópia falhou: ${String(error)}` }))
    thread.once('exit', () => resolve({ sentence: 'A cópia parou antes do fim.' }))
  })
}
