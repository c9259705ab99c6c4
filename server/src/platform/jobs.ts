import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type pg from 'pg'
import { fromKysely, PgBoss, type JobResult } from 'pg-boss'
import type { DatabaseAddress } from '../database/address.ts'
import { takeLong } from '../database/long-work.ts'
import type { DB } from '../database/types.gen.ts'

/** Every kind of job, and what it carries. */
export interface JobData {
  'mail.send': { mailId: string }
  'account.recover': { email: string; byAdmin?: true }
  'account.archive': { archiveId: string }
  housekeeping: Record<never, never>
  'imports.run': { runId: string }
  'imports.resume': Record<never, never>
  'sheets.run': { sheetId: string }
  'backups.run': { runId: string }
  'backups.watch': Record<never, never>
  'connections.due': Record<never, never>
  'connections.check': { connectionId: string }
  'connections.poll': { connectionId: string }
  'fame.refresh': Record<never, never>
  'digests.send': Record<never, never>
}
export type JobName = keyof JobData

/**
 * `stopping` is for long jobs: this process is about to end, and another one will run the job again. `isLastTry`: the
 * queue gives up after this attempt, so a failure must be recorded on whatever waits for the job.
 */
export type JobHandler<N extends JobName> = (
  data: JobData[N],
  stopping: AbortSignal,
  isLastTry: boolean,
) => Promise<void>

interface EnqueueOptions {
  /** Starts only when no other job of its kind waits. */
  readonly unhurried?: boolean
}

export interface Jobs {
  /** Joins the transaction of the change that causes it: no change without its job, no job without its change. */
  enqueue<N extends JobName>(
    transaction: Transaction<DB>,
    name: N,
    data: JobData[N],
    options?: EnqueueOptions,
  ): Promise<void>
  work<N extends JobName>(name: N, handler: JobHandler<N>): Promise<void>
  stop(): Promise<void>
}

const HOUR_SECONDS = 3600
// A mail server that is down for hours must not lose a mail: twelve tries with growing pauses reach two days.
const RETRIES = { retryLimit: 12, retryBackoff: true, retryDelay: 20, retryDelayMax: 6 * HOUR_SECONDS }
// A working process renews its heartbeat. Without one for this long, another process takes the job.
const HEARTBEAT_SECONDS = 20
const QUEUE = { ...RETRIES, notify: true, deleteAfterSeconds: HOUR_SECONDS, heartbeatSeconds: HEARTBEAT_SECONDS }
// An import stopped with its process continues in another; the run limits how often.
const IMPORTS = { ...QUEUE, retryLimit: 3, retryDelay: 1, retryDelayMax: 5, expireInSeconds: 12 * HOUR_SECONDS }
// A sheet takes less than this. A job that runs longer is started again; deaths of the service count as attempts.
const SHEETS = { ...QUEUE, retryLimit: 6, retryDelay: 1, retryDelayMax: 5, expireInSeconds: HOUR_SECONDS / 6 }
// The connection counts failures of the other side; only a check whose process died is retried here.
const CHECKS = { ...QUEUE, retryLimit: 6, retryDelay: 5, retryDelayMax: 60, expireInSeconds: 2 * HOUR_SECONDS }
// The next minute starts the next one.
const POLLS = { ...QUEUE, retryLimit: 0, expireInSeconds: 180 }
const DIGESTS = { ...POLLS, expireInSeconds: 600 }
const QUEUES: Readonly<Record<JobName, typeof QUEUE>> = {
  'mail.send': QUEUE,
  'account.recover': QUEUE,
  'account.archive': SHEETS,
  housekeeping: QUEUE,
  'imports.run': IMPORTS,
  'imports.resume': QUEUE,
  'sheets.run': SHEETS,
  'backups.run': IMPORTS,
  'backups.watch': QUEUE,
  'connections.due': QUEUE,
  'connections.check': CHECKS,
  'connections.poll': POLLS,
  'fame.refresh': QUEUE,
  'digests.send': DIGESTS,
}
/** A process with a long job does not take a second one that another process could run. */
const LONG: ReadonlySet<JobName> = new Set<JobName>([
  'account.archive',
  'imports.run',
  'sheets.run',
  'backups.run',
  'connections.check',
])
/** Polls mostly wait, so several run at once and one connection does not delay another. */
const BESIDE_EACH_OTHER: ReadonlySet<JobName> = new Set<JobName>(['connections.poll'])
const CONNECTIONS = 3
// How often one process looks for jobs without a heartbeat, on behalf of all.
const LOOK_SECONDS = 15
// A notification starts a job at once; the poll only covers a lost notification.
const POLLING = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** Creates the queues and the schedule. The supervisor does this once, before any worker starts. */
export async function installJobs(address: DatabaseAddress): Promise<void> {
  const boss = new PgBoss({ ...address, max: 1, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  for (const [name, queue] of Object.entries(QUEUES)) {
    await boss.createQueue(name, queue)
    // A queue that an earlier version created keeps the options of that version.
    await boss.updateQueue(name, queue)
  }
  await boss.schedule('housekeeping', '17 * * * *')
  await boss.schedule('imports.resume', '* * * * *')
  await boss.schedule('backups.watch', '41 * * * *')
  await boss.schedule('connections.due', '* * * * *')
  await boss.schedule('fame.refresh', '*/5 * * * *')
  // Some are sent each minute of the morning, until all are sent.
  await boss.schedule('digests.send', '* 7-11 * * *', {}, { tz: 'America/Sao_Paulo' })
  await boss.stop({ graceful: false })
}

/** Without the schedule a process runs requested jobs only. */
export async function startJobs(
  address: DatabaseAddress,
  log: FastifyBaseLogger,
  { timetable = true }: { readonly timetable?: boolean } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    ...address,
    max: CONNECTIONS,
    migrate: false,
    schedule: timetable,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  await boss.start()
  const stopping = new AbortController()
  return {
    async enqueue(transaction, name, data, { unhurried = false } = {}) {
      await boss.send(name, data, { db: fromKysely(transaction), ...(unhurried && { priority: -1 }) })
    },
    async work<N extends JobName>(name: N, handler: JobHandler<N>) {
      const ways = { ...waysOf(name), includeMetadata: true } as const
      await boss.work<JobData[N], JobResult[], typeof ways>(name, ways, async (jobs) => {
        // Each job of a batch succeeds or fails on its own: a failure does not repeat the others.
        const results: JobResult[] = []
        for (const { id, data, retryCount, retryLimit } of jobs) {
          const failure = await takeLong(() => handler(data, stopping.signal, retryCount >= retryLimit)).then(
            () => null,
            (error: unknown) => String(error),
          )
          // An interruption by shutdown is not a failure of the job: it starts again with all its attempts.
          const isPutBack = failure !== null && stopping.signal.aborted && retryLimit > 0
          if (isPutBack) await boss.send(name, data)
          results.push(
            failure === null || isPutBack ? { id, status: 'completed' } : { id, status: 'failed', output: { failure } },
          )
        }
        return results
      })
    },
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

function waysOf(name: JobName) {
  if (BESIDE_EACH_OTHER.has(name)) return { ...POLLING, batchSize: 1, localConcurrency: 4 }
  return LONG.has(name) ? { ...POLLING, batchSize: 1 } : POLLING
}

/**
 * For a database that was restored to an earlier moment: the queues hold jobs of the replaced data, and the restored
 * tables say which jobs must wait now. Joins the transaction of the client.
 */
export async function replaceJobs<N extends JobName>(
  address: DatabaseAddress,
  client: pg.Client,
  waiting: readonly { readonly name: N; readonly data: JobData[N] }[],
): Promise<void> {
  const boss = new PgBoss({ ...address, max: 1, migrate: false, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    await client.query("delete from pgboss.job where state < 'completed' and name = any ($1)", [
      [...new Set(waiting.map(({ name }) => name)), ...FORGOTTEN],
    ])
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
    for (const { name, data } of waiting) await boss.send(name, data, { db })
  } finally {
    await boss.stop({ graceful: false })
  }
}

const FORGOTTEN: readonly JobName[] = [
  'mail.send',
  'account.recover',
  'account.archive',
  'imports.run',
  'sheets.run',
  'backups.run',
]
