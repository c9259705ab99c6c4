import type { System, SystemAlert, SystemPoint } from '@meio-campo/contract'
import { sql } from 'kysely'
import root from '../../../../../package.json' with { type: 'json' }
import type { Queryable } from '../../../database/database.ts'
import type { Context } from '../../../platform/context.ts'
import { quantileOf } from '../../../platform/metrics/meter.ts'
import { getBackupState } from '../backups/backup-alert.ts'
import { listKeyProblems } from '../secrets/reseal.ts'
import { listAlerts } from './alerts.ts'
import { getDisk } from './sample.ts'

const STEP_MINUTES = 15
const STEPS = (24 * 60) / STEP_MINUTES
const STEP_MS = STEP_MINUTES * 60_000

/** How the service is, and how the last day was. */
export async function getSystem(context: Context): Promise<System> {
  const { database, config, supervisor, now } = context
  const [strength, disk, size, day] = await Promise.all([
    supervisor.strength(),
    getDisk(config.dataDir),
    sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(database),
    listDay(database, now()),
  ])
  return {
    version: root.version,
    ...strength,
    diskFreeBytes: disk.free,
    diskBytes: disk.total,
    databaseBytes: Number(size.rows[0]!.bytes),
    alerts: await listCurrentAlerts(context),
    day,
  }
}

/** For the dashboard of admins: what there is to take care of. */
export async function getCare(context: Pick<Context, 'config' | 'database' | 'now'>) {
  const [backup, alerts] = [await getBackupState(context), await listAlerts(context.database)]
  return { backup, alerts: alerts.map(({ sentence }) => sentence) }
}

/** The alerts of the system, of the keys and of the backups. */
async function listCurrentAlerts(
  context: Pick<Context, 'config' | 'database' | 'now' | 'vault'>,
): Promise<SystemAlert[]> {
  const { problem } = await getBackupState(context)
  const alerts = await listAlerts(context.database)
  const keys = await listKeyProblems(context)
  return [
    ...alerts.map(({ kind, sentence, since }) => ({ kind, sentence, since: since.toISOString() })),
    ...keys.map((sentence) => ({ kind: 'keys' as const, sentence, since: null })),
    ...(problem === null ? [] : [{ kind: 'backup' as const, sentence: problem, since: null }]),
  ]
}

interface ProcessRow {
  step: Date
  calls: number
  errors: number
  refused: number
  kept: number
  durations: number[]
  lag_ms: number
  memory: string
  disk_free: string
}

interface StateRow {
  step: Date
  database_bytes: string
  jobs: number
  mails: number
  deliveries_waiting: number
  deliveries_done: number
  deliveries_failed: number
  backup_age: number | null
  crashes: number
}

async function listDay(database: Queryable, now: Date): Promise<SystemPoint[]> {
  const last = Math.floor(now.getTime() / STEP_MS) * STEP_MS
  const first = new Date(last - (STEPS - 1) * STEP_MS)
  const step = sql`date_bin(${`${STEP_MINUTES} minutes`}::interval, at, ${first}::timestamptz)`
  const processes = await sql<ProcessRow>`
    select step, sum(calls)::int as calls, sum(errors)::int as errors, sum(refused)::int as refused,
      sum(kept)::int as kept, max(lag_ms)::float8 as lag_ms, max(memory) as memory, min(disk_free) as disk_free,
      (select array_agg(total order by place) from (
        select d.place, sum(d.count)::int as total
        from system_samples as x, unnest(x.durations) with ordinality as d (count, place)
        where x.at >= m.step and x.at < m.step + ${`${STEP_MINUTES} minutes`}::interval group by d.place) as sums) as durations
    from (
      select ${step} as step, at, sum(calls) as calls, sum(errors) as errors, sum(refused) as refused, sum(kept) as kept,
        max(lag_ms) as lag_ms, sum(memory_bytes)::bigint as memory, min(disk_free_bytes) as disk_free
      from system_samples where at >= ${first} group by 1, 2) as m
    group by step`.execute(database)
  const states = await sql<StateRow>`
    select ${step} as step, max(database_bytes) as database_bytes, max(jobs_waiting) as jobs, max(mails_waiting) as mails,
      max(deliveries_waiting) as deliveries_waiting, sum(deliveries_done)::int as deliveries_done,
      sum(deliveries_failed)::int as deliveries_failed, max(backup_age_seconds) as backup_age, sum(crashes)::int as crashes
    from system_states where at >= ${first} group by 1`.execute(database)
  const processAt = new Map(processes.rows.map((row) => [row.step.getTime(), row]))
  const stateAt = new Map(states.rows.map((row) => [row.step.getTime(), row]))
  return Array.from({ length: STEPS }, (_, index) => {
    const at = first.getTime() + index * STEP_MS
    return toPoint(new Date(at), processAt.get(at), stateAt.get(at))
  })
}

function toPoint(at: Date, row: ProcessRow | undefined, state: StateRow | undefined): SystemPoint {
  return {
    at: at.toISOString(),
    calls: row?.calls ?? null,
    errors: row?.errors ?? null,
    refused: row?.refused ?? null,
    kept: row?.kept ?? null,
    p50Ms: row ? quantileOf(row.durations, 0.5) : null,
    p99Ms: row ? quantileOf(row.durations, 0.99) : null,
    lagMs: row ? Math.round(row.lag_ms * 10) / 10 : null,
    memoryBytes: row ? Number(row.memory) : null,
    diskFreeBytes: row ? Number(row.disk_free) : null,
    databaseBytes: state ? Number(state.database_bytes) : null,
    jobsWaiting: state?.jobs ?? null,
    mailsWaiting: state?.mails ?? null,
    deliveriesWaiting: state?.deliveries_waiting ?? null,
    deliveriesDone: state?.deliveries_done ?? null,
    deliveriesFailed: state?.deliveries_failed ?? null,
    backupAgeSeconds: state?.backup_age ?? null,
    crashes: state?.crashes ?? null,
  }
}
