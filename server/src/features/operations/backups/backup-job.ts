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
/** What has not ended by then has died with its process, and the queue has given up. */
const LONGEST_MS = 24 * 3_600_000

/** Puts a backup in line; null where one is under way already. */
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

/** Puts the proof of a stored backup in line; null where a backup, a proof or a restore is under way already. */
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

/** Every hour: asks for the daily backup where it is due. The queue gives the hour to one process of all nodes. */
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

/** Makes or proves a backup in a thread of its own, so that nobody waits for it, and writes down how it went. */
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
