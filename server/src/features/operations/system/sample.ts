import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { getBackupState } from '../backups/backup-alert.ts'

type SampleContext = Pick<Context, 'config' | 'database' | 'meter' | 'now'>

/** The page draws the last day; the day before is kept so that last night is still visible in the morning. */
const KEPT_MS = 2 * 86_400_000
const CRASHES_KEPT_MS = 30 * 86_400_000

/** Stores what this process did in the last minute. */
export async function writeSample({ config, database, meter, now }: SampleContext): Promise<void> {
  const { calls, errors, refused, kept, durations, lagMs, memoryBytes } = meter.take()
  const disk = await getDisk(config.dataDir)
  await database
    .insertInto('system_samples')
    .values({
      at: minuteOf(now()),
      worker: `${hostname()}/${process.pid}`,
      calls,
      errors,
      refused,
      kept,
      durations: [...durations],
      lag_ms: lagMs,
      memory_bytes: String(memoryBytes),
      disk_free_bytes: String(disk.free),
      disk_bytes: String(disk.total),
    })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Stores what is the same for all processes. True in the one process of all nodes that did it this minute. */
export async function writeState(context: SampleContext): Promise<boolean> {
  const { database, now } = context
  const at = minuteOf(now())
  const taken = await database.selectFrom('system_states').select('at').where('at', '=', at).executeTakeFirst()
  if (taken) return false
  const backup = await getBackupState(context)
  const age = backup.at === null ? null : Math.round((now().getTime() - new Date(backup.at).getTime()) / 1000)
  const since = sql`${at}::timestamptz - interval '1 minute'`
  const { numAffectedRows } = await sql`
    insert into system_states (at, database_bytes, jobs_waiting, oldest_job_seconds, mails_waiting, deliveries_waiting,
      deliveries_done, deliveries_failed, backup_age_seconds, crashes)
    select ${at}, pg_database_size(current_database()), j.waiting, j.oldest,
      (select count(*) from mails where sent_at is null),
      (select count(*) from webhook_deliveries where state = 'pending'),
      (select count(*) from webhook_attempts where at >= ${since} and at < ${at} and status between 200 and 299),
      (select count(*) from webhook_attempts where at >= ${since} and at < ${at} and status between 200 and 299 is not true),
      ${age}::integer,
      (select count(*) from worker_crashes where at >= ${since} and at < ${at})
    from (
      select count(*)::int as waiting, coalesce(extract(epoch from now() - min(greatest(start_after, created_on)))::int, 0) as oldest
      from pgboss.job where state < 'active' and start_after <= now()) as j
    on conflict (at) do nothing`.execute(database)
  return numAffectedRows === 1n
}

export async function purgeSamples(database: Context['database'], today: Date): Promise<void> {
  const before = new Date(today.getTime() - KEPT_MS)
  await database.deleteFrom('system_samples').where('at', '<', before).execute()
  await database.deleteFrom('system_states').where('at', '<', before).execute()
  await database
    .deleteFrom('worker_crashes')
    .where('at', '<', new Date(today.getTime() - CRASHES_KEPT_MS))
    .execute()
}

export async function getDisk(folder: string): Promise<{ readonly free: number; readonly total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

function minuteOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000)
}
